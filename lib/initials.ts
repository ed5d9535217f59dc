import { site } from "@/content/site";

/** What stands in brackets behind a name, such as "(she/her)", and behind a comma, such as "PhD". */
const ADDED = /\s*[([{].*?[)\]}]|,.*$/gu;

/**
 * The initials that stand in place of a portrait: the first letters of the first and the last name.
 *
 * @param name As it is shown. What is added to it in brackets or behind a comma does not count.
 * @param language The tag of the language whose capitals they are: "ilker ışık" is "İI" in Turkish.
 * @returns one or two letters with their accents: "Inès de Moreau" gives "IM", "Cher" gives "C". "", if the name has none.
 */
export function initials(name: string, language = site.language): string {
  const words = name.replaceAll(ADDED, " ").split(/\s+/u);
  const letters = words.flatMap((word) => firstLetter(word) ?? []);
  const [first = "", ...others] = letters;
  return `${first}${others.at(-1) ?? ""}`.toLocaleUpperCase(language);
}

/** The first letter of a word with the accents that belong to it; a sign such as "&" has none. */
function firstLetter(word: string): string | undefined {
  return /\p{L}\p{M}*/u.exec(word)?.[0];
}

import { site } from "@/content/site";

/** Additions to a name: in brackets, such as "(she/her)", or after a comma, such as "PhD". */
const NAME_ADDITIONS = /\s*[([{].*?[)\]}]|,.*$/gu;

/**
 * Returns a person's initials, which an avatar shows if there is no portrait.
 *
 * @param name The full name. Additions in brackets or after a comma are ignored.
 * @param language Decides about capitals: "ilker ışık" is "İI" in Turkish. A BCP 47 tag.
 * @returns one or two letters with their accents: "Inès de Moreau" gives "IM", "Cher" gives "C". Empty, if the name has no letter.
 */
export function initials(name: string, language = site.language): string {
  const words = withoutAdditions(name).split(/\s+/u);
  const letters = words.flatMap((word) => firstLetter(word) ?? []);
  const [first = "", ...others] = letters;
  return `${first}${others.at(-1) ?? ""}`.toLocaleUpperCase(language);
}

/** A name without additions in brackets or after a comma. */
export function withoutAdditions(name: string): string {
  return name.replaceAll(NAME_ADDITIONS, " ");
}

/** The first letter of a word with its accents; undefined for a sign such as "&". */
function firstLetter(word: string): string | undefined {
  return /\p{L}\p{M}*/u.exec(word)?.[0];
}

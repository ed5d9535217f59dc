import { site } from "@/content/site";

/** Additions to a name: in brackets, such as "(she/her)", or after a comma, such as "PhD". */
const NAME_ADDITIONS = /\s*[([{].*?[)\]}]|,.*$/gu;

/**
 * Returns a person's initials: one or two letters with their accents, "IM" for "Inès de Moreau", "C" for "Cher". Empty
 * if the name has no letter.
 *
 * @param name The full name. Additions in brackets or after a comma are ignored.
 * @param language A BCP 47 tag. It decides how letters are capitalized: "ilker ışık" is "İI" in Turkish.
 */
export function getInitials(name: string, language = site.language): string {
  const words = withoutAdditions(name).split(/\s+/u);
  const letters = words.flatMap((word) => firstLetter(word) ?? []);
  const [first = "", ...others] = letters;
  return `${first}${others.at(-1) ?? ""}`.toLocaleUpperCase(language);
}

/** Returns a name without additions in brackets or after a comma. */
export function withoutAdditions(name: string): string {
  return name.replaceAll(NAME_ADDITIONS, " ");
}

/** Returns the first letter of a word with its accents. Undefined for a sign such as "&". */
function firstLetter(word: string): string | undefined {
  return /\p{L}\p{M}*/u.exec(word)?.[0];
}

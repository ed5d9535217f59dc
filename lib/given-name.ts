import { site } from "@/content/site";
import { withoutAdditions } from "./initials";

/** Languages that write the family name first. */
const FAMILY_NAME_FIRST = ["hu", "ja", "ko", "vi", "zh"];

/**
 * Returns the name by which a person is called: "Anna" for "Anna Kovács", and in Hungarian for "Kovács Anna".
 *
 * @param name The full name. Additions in brackets or after a comma are ignored.
 * @param language A BCP 47 tag.
 * @returns the whole name, if it is one word.
 */
export function givenName(name: string, language = site.language): string {
  const words = withoutAdditions(name).trim().split(/\s+/u);
  const isFamilyNameFirst = FAMILY_NAME_FIRST.includes(new Intl.Locale(language).language);
  return words.at(isFamilyNameFirst ? -1 : 0) ?? name;
}

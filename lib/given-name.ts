import { site } from "@/content/site";
import { withoutAdditions } from "./initials";

/** Languages that write the family name first. */
const FAMILY_NAME_FIRST = ["hu", "ja", "ko", "vi", "zh"];

/**
 * Returns a person's given name: "Anna" for "Anna Kovács", and in Hungarian for "Kovács Anna". A single word is
 * returned as it is.
 *
 * @param name The full name. Additions in brackets or after a comma are ignored.
 * @param language A BCP 47 tag.
 */
export function getGivenName(name: string, language = site.language): string {
  const words = withoutAdditions(name).trim().split(/\s+/u);
  const isFamilyNameFirst = FAMILY_NAME_FIRST.includes(new Intl.Locale(language).language);
  return words.at(isFamilyNameFirst ? -1 : 0) ?? name;
}

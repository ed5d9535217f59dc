/** Scripts that are written from right to left. */
const RTL_SCRIPTS = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"];

/**
 * Returns "rtl" for a language that is written from right to left. Otherwise undefined, because "ltr" is the default.
 *
 * @param language A BCP 47 tag, such as "en-US" or "he".
 */
export function directionOf(language: string): "rtl" | undefined {
  return RTL_SCRIPTS.includes(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : undefined;
}

/** Scripts that are written from right to left. */
const RTL_SCRIPTS = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"];

/**
 * @param language as a BCP 47 tag, such as "en-US" or "he".
 * @returns "rtl" for a language that is written from right to left, else undefined: "ltr" is what browsers assume.
 */
export function directionOf(language: string): "rtl" | undefined {
  return RTL_SCRIPTS.includes(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : undefined;
}

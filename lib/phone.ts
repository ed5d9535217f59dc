/**
 * @param number With its country code, as pages show it: "+1 (202) 555-0143".
 * @returns The link to call it, without separators (RFC 3966): "tel:+12025550143".
 */
export function phoneAddress(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, "")}`;
}

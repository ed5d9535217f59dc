/**
 * @param number As it is shown, with its country's code: "+1 (202) 555-0143".
 * @returns The address that calls it, without what separates its digits for the eye (RFC 3966): "tel:+12025550143".
 */
export function phoneAddress(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, "")}`;
}

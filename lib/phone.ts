/** Returns the address that calls a number: "tel:+12025550143" for "+1 (202) 555-0143" (RFC 3966). */
export function phoneAddress(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, "")}`;
}

import type { Site } from "@/content/schema/records";
import { formatLocation, site } from "@/content/site";

/** Countries whose addresses have the postal code after the town and the region. */
const CODE_LAST = ["AU", "CA", "GB", "IE", "IN", "NZ", "US"];

/** Formats the firm's address on one line, in the order of its country: "Fő utca 1, 1011 Budapest". */
export function formatPostalAddress(address: Site["address"] = site.address): string {
  const { street, postalCode, country } = address;
  const town = CODE_LAST.includes(country)
    ? [formatLocation(address), postalCode]
    : [postalCode, formatLocation(address)];
  return [street, town.filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

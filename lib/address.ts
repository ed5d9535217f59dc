import type { Site } from "@/content/schema/records";
import { place, site } from "@/content/site";

/** Countries in whose addresses the postal code follows the town and the region. */
const CODE_LAST = ["AU", "CA", "GB", "IE", "IN", "NZ", "US"];

/** Returns the firm's address on one line, as its country orders it: "Fő utca 1, 1011 Budapest". */
export function postalAddress(address: Site["address"] = site.address): string {
  const { street, postalCode, country } = address;
  const town = CODE_LAST.includes(country) ? [place(address), postalCode] : [postalCode, place(address)];
  return [street, town.filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

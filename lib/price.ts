import type { ServiceCard } from "@/content/schema/records";
import { money } from "@/content/words";

/** What a service costs, as far as its record says. */
export function priceOf({ price, adds }: Pick<ServiceCard, "price" | "adds">): string | undefined {
  return typeof price === "object" ? `${adds ? "+ " : ""}${money(...price)}` : price;
}

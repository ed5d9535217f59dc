import type { ServiceCard } from "@/content/schema/records";
import { formatMoney } from "@/content/words";

type Priced = Pick<ServiceCard, "price" | "addsToPrevious">;

/** Formats the price of a service: "$4,500", or "+ $14,000–19,000" if it is added to the services before it. */
export function formatPrice({ price, addsToPrevious }: Priced): string | undefined {
  return typeof price === "object" ? `${addsToPrevious ? "+ " : ""}${formatMoney(...price)}` : price;
}

/**
 * Formats the running total at each service. Undefined for a service that is not part of a sum, or whose price is not a
 * number.
 */
export function formatRunningTotals(services: readonly Priced[]): (string | undefined)[] {
  let [least, most] = [0, 0];
  return services.map(({ price, addsToPrevious }, index) => {
    if (typeof price !== "object") return undefined;
    [least, most] = addsToPrevious ? [least + price[0], most + price[1]] : price;
    return addsToPrevious || services[index + 1]?.addsToPrevious ? formatMoney(least, most) : undefined;
  });
}

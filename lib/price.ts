import type { ServiceCard } from "@/content/schema/records";
import { formatMoney } from "@/content/words";

type Priced = Pick<ServiceCard, "price" | "adds">;

/** What a service costs, as far as its record says. */
export function priceOf({ price, adds }: Priced): string | undefined {
  return typeof price === "object" ? `${adds ? "+ " : ""}${formatMoney(...price)}` : price;
}

/** What each of some services comes to with those before it: where its price comes on top of theirs, or the next one's on its. */
export function totalsOf(services: readonly Priced[]): (string | undefined)[] {
  let [least, most] = [0, 0];
  return services.map(({ price, adds }, nth) => {
    if (typeof price !== "object") return undefined;
    [least, most] = adds ? [least + price[0], most + price[1]] : price;
    return adds || services[nth + 1]?.adds ? formatMoney(least, most) : undefined;
  });
}

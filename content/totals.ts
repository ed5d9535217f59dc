import type { Channel, Month } from "./schema/records";

/** The cost and results of channels in one month. Amounts are in whole units of the currency. */
export interface Totals {
  spent: number;
  leads: number;
  orders: number;
  /** Sales within a year to the customers of that month. */
  sales: number;
}

/** Returns the sums of a client's channels. Channels without an `orderValue` are left out. */
export function totalOf({ channelIds }: Pick<Month, "channelIds">, channels: readonly Channel[]): Totals {
  const months = channels.flatMap(({ id, month }) => (month?.orderValue && channelIds.includes(id) ? [month] : []));
  const sum = (figure: "spent" | "leads" | "orders") => months.reduce((total, month) => total + month[figure], 0);
  const sales = months.reduce((total, { orders, orderValue = 0 }) => total + orders * orderValue, 0);
  return { spent: sum("spent"), leads: sum("leads"), orders: sum("orders"), sales };
}

/** Returns the cost of one order including our fee, as a whole amount. */
export function costPerOrder({ spent, orders }: Pick<Totals, "spent" | "orders">, fee = 0): number {
  return Math.round((spent + fee) / orders);
}

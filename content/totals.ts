import type { Channel, Month } from "./schema/records";

/** What one or several channels cost in a month, and what came of it. Amounts are whole units of the currency. */
export interface Totals {
  spent: number;
  leads: number;
  orders: number;
  /** What the customers of that month bought within a year. */
  sales: number;
}

/** @returns what a client's channels came to together. Channels that do not say what an order is worth are left out. */
export function totalOf({ channelIds }: Pick<Month, "channelIds">, channels: readonly Channel[]): Totals {
  const months = channels.flatMap(({ id, month }) => (month?.orderValue && channelIds.includes(id) ? [month] : []));
  const sum = (figure: "spent" | "leads" | "orders") => months.reduce((total, month) => total + month[figure], 0);
  const sales = months.reduce((total, { orders, orderValue = 0 }) => total + orders * orderValue, 0);
  return { spent: sum("spent"), leads: sum("leads"), orders: sum("orders"), sales };
}

/** @returns the cost of one order, with our fee if there is one, rounded to a whole amount. */
export function costPerOrder({ spent, orders }: Pick<Totals, "spent" | "orders">, fee = 0): number {
  return Math.round((spent + fee) / orders);
}

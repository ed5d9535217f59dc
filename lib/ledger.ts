import type { Channel, Month } from "@/content/schema/records";
import { totalOf } from "@/content/totals";

/*
 * Costs and sales of growth marketing. Amounts are whole units of the site's currency. Costs are those of one month;
 * sales are what the customers of that month bought within a year. A channel without an order value has no sales.
 */

/** A row of the table of channels. */
export interface ChannelRow extends Channel {
  sales: number;
  /** Sales as a multiple of the cost, rounded; 0 without sales. */
  multiple: number;
}

/** @returns one row for each channel, the one with the highest return first. Those without sales come last. */
export function channelRows(channels: readonly Channel[]): ChannelRow[] {
  return channels
    .map((channel) => {
      const { spent = 1, orders = 0, orderValue = 0 } = channel.month ?? {};
      const sales = orders * orderValue;
      return { row: { ...channel, sales, multiple: Math.round(sales / spent) }, exact: sales / spent };
    })
    .toSorted((a, b) => b.exact - a.exact)
    .map(({ row }) => row);
}

/** @returns a client's sales in a month, as a multiple of what was spent and our fee. */
export function returnWithFee(month: Pick<Month, "channelIds" | "fee">, channels: readonly Channel[]): number {
  const { spent, sales } = totalOf(month, channels);
  return sales / (spent + month.fee);
}

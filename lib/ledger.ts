import type { Channel, Month } from "@/content/schema/records";
import { totalOf } from "@/content/totals";

/*
 * Costs and sales of growth marketing, in whole units of the site's currency. Costs are those of one month; sales are
 * those within a year to the customers of that month. A channel without an `orderValue` has no sales.
 */

/** A row of the table of channels. */
export interface ChannelRow extends Channel {
  sales: number;
  /** Sales as a multiple of the cost, rounded. 0 if there are no sales. */
  multiple: number;
}

/** Returns a row for each channel, with the highest return first. Channels without sales are last. */
export function rankChannels(channels: readonly Channel[]): ChannelRow[] {
  return channels
    .map((channel) => {
      const { spent = 1, orders = 0, orderValue = 0 } = channel.month ?? {};
      const sales = orders * orderValue;
      return { row: { ...channel, sales, multiple: Math.round(sales / spent) }, exact: sales / spent };
    })
    .toSorted((a, b) => b.exact - a.exact)
    .map(({ row }) => row);
}

/** Returns a client's sales as a multiple of the costs, including our fee. */
export function computeReturn(month: Pick<Month, "channelIds" | "fee">, channels: readonly Channel[]): number {
  const { spent, sales } = totalOf(month, channels);
  return sales / (spent + month.fee);
}

import type { Channel, Month } from "@/content/schema/records";
import { costPerOrder, totalOf } from "@/content/totals";
import { formatMoney } from "@/content/words";

/*
 * Costs and sales of growth marketing, for each channel, and for all channels of a client including our fee. Amounts
 * are whole units of the site's currency. Costs are those of one month; sales are what the customers of that month
 * bought within a year. A channel without an order value has no sales.
 */

/** A row of the ledger: one channel, or several together with our fee. */
export interface LedgerRow extends Channel {
  description?: string;
  /** Our fee for the month: 0 for a single channel. */
  fee: number;
  sales: number;
  isSum: boolean;
}

/** The length of a row's strip, in multiples of its cost. */
export interface Strip {
  /** Our fee as a part of the cost, from 0 to 1. */
  fee: number;
  /** The return on the cost, rounded. */
  multiple: number;
  /** The longest strip of the ledger in leaves, including its cost leaf: all strips are drawn to its scale. */
  maxLeaves: number;
}

/** @returns sales divided by cost; 0 for a row without a cost. */
export function returnOnCost({ month, fee, sales }: Pick<LedgerRow, "month" | "fee" | "sales">): number {
  return month ? sales / (month.spent + fee) : 0;
}

/** @returns one row for each channel, the one with the highest return first. Those without sales come last. */
export function channelRows(channels: readonly Channel[]): LedgerRow[] {
  return channels
    .map((channel) => ({ ...channel, fee: 0, sales: salesOf(channel.month), isSum: false }))
    .toSorted((a, b) => returnOnCost(b) - returnOnCost(a));
}

/** @returns a client's channels together, with our fee. Channels without an order value are left out. */
export function sumRow(month: Omit<Month, "others">, channels: readonly Channel[]): LedgerRow {
  const { id, sample, title, description, label, fee, channelIds, leadNoun, orderNoun } = month;
  const { spent, leads, orders, sales } = totalOf({ channelIds }, channels);
  const orderValue = Math.round(sales / orders);
  return {
    ...{ id, sample, title, description, fee, sales, isSum: true },
    metric: { value: formatMoney(costPerOrder({ spent, orders }, fee)), label },
    month: { spent, leads, leadNoun, orders, orderNoun, orderValue },
  };
}

/** @returns the returns of the other clients that a month names, each with our fee. */
export function otherReturns(month: Month, channels: readonly Channel[]): { client: string; multiple: number }[] {
  return (month.others?.months ?? []).map(({ client, ...other }) => {
    return { client, multiple: returnOnCost(sumRow({ ...month, ...other }, channels)) };
  });
}

/** @returns the strip of a row; undefined without sales. */
export function stripOf(row: LedgerRow, rows: readonly LedgerRow[]): Strip | undefined {
  if (!row.month || row.sales <= 0) return undefined;
  const multipleOf = (row: LedgerRow) => Math.round(returnOnCost(row));
  return {
    fee: row.fee / (row.month.spent + row.fee),
    multiple: multipleOf(row),
    maxLeaves: 1 + Math.max(...rows.map(multipleOf)),
  };
}

function salesOf(month: Channel["month"]): number {
  return month ? month.orders * (month.orderValue ?? 0) : 0;
}

/** Marketing channels with their costs and sales in one month. */
import { z } from "zod";
import * as field from "./fields";
import { id, listOf, text } from "./fields";
import { figure, record } from "./parts";

/** A channel of growth marketing, with one figure from a client's account. */
export const channel = record.extend({
  title: text(60),
  metric: figure,
  /** One month of the channel. `spent` and `orderValue`, the value of one order, are in whole units of the currency. */
  month: z
    .strictObject({
      spent: field.wholeNumber(1, 100_000_000),
      leads: field.wholeNumber(1, 100_000),
      leadNoun: text(20),
      orders: field.wholeNumber(1, 100_000),
      orderNoun: text(20),
      orderValue: field.wholeNumber(1, 100_000_000).optional(),
    })
    .refine(({ leads, orders }) => orders <= leads, { path: ["orders"], error: "at most as many as leads" })
    .optional(),
  /** A remark beside the channel's month. The row of the channel is highlighted. */
  note: text(120).optional(),
});

/**
 * Channels of one client in the same month, each with an `orderValue`, and our fee for them in whole units of the
 * currency.
 */
const channelsAndFee = {
  channelIds: listOf(id),
  fee: field.wholeNumber(0, 100_000_000),
};

/**
 * All channels of one client in one month, as an example of what our fee earns. `others` adds a line below with the
 * results of other clients, for comparison.
 */
export const month = record.extend({
  title: text(60),
  orderNoun: text(20),
  ...channelsAndFee,
  others: z
    .strictObject({ label: text(60), months: listOf(z.strictObject({ client: text(40), ...channelsAndFee })) })
    .optional(),
});

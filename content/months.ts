import type { Month } from "./schema/records";

/**
 * Our monthly fee for growth marketing, in whole units of the currency: for the first service, and for each additional
 * one.
 */
const FEES = { first: 2_700, further: 900 };

/** Returns our monthly fee for a number of services. */
export function growthFeeFor(services: number): number {
  return FEES.first + FEES.further * (services - 1);
}

/**
 * All channels of one client in the same month, and our fee. The growth page shows the first entry and computes its
 * sums from content/channels.ts.
 */
export const months: readonly Month[] = [
  {
    id: "tarnside-month",
    sample: true,
    title: "For example, Tarnside’s month, two services",
    orderNoun: "orders",
    channelIds: ["paid-search", "content"],
    fee: growthFeeFor(2),
    others: {
      label: "The same sum at other clients:",
      months: [
        { client: "Norvane", channelIds: ["paid-social"], fee: growthFeeFor(1) },
        { client: "Fernhollow", channelIds: ["partnerships"], fee: growthFeeFor(1) },
        { client: "Inkwright", channelIds: ["organic-search", "email"], fee: growthFeeFor(2) },
      ],
    },
  },
];

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
 * sums from content/channels.ts. A client pays for the services that the channels belong to.
 */
export const months: readonly Month[] = [
  {
    id: "tarnside-month",
    sample: true,
    title: "With our fee",
    description: "One month at Tarnside: both of its channels, and our fee.",
    label: "an order at Tarnside, our fee included",
    leadNoun: "inquiries",
    orderNoun: "orders",
    channelIds: ["paid-search", "content"],
    fee: growthFeeFor(2),
    others: {
      label: "Sales as a multiple of spend and our fee, at other clients:",
      months: [
        { client: "Norvane", channelIds: ["paid-social"], fee: growthFeeFor(1) },
        { client: "Fernhollow", channelIds: ["partnerships"], fee: growthFeeFor(1) },
        { client: "Inkwright", channelIds: ["organic-search", "email"], fee: growthFeeFor(2) },
      ],
    },
  },
];

import type { Month } from "./schema/records";

/** Our fee for a month of growth marketing, in dollars: for the first service, and for each further one. */
const FEES = { first: 2_700, further: 900 };

/** @returns our fee for a month of so many services. */
export function growthFeeFor(services: number): number {
  return FEES.first + FEES.further * (services - 1);
}

/**
 * All of a client's channels in the same month, and our fee for it: the sums follow from content/channels.ts. The page has
 * the first of them, or none. A client pays for the services that its channels belong to.
 */
export const months: readonly Month[] = [
  {
    id: "tarnside-month",
    sample: true,
    title: "With our fee",
    description: "One month at Tarnside: both of its channels, and our fee.",
    label: "an order at Tarnside, our fee included",
    /** What all leads are called, and all orders. */
    leadNoun: "inquiries",
    orderNoun: "orders",
    channelIds: ["paid-search", "content"],
    fee: growthFeeFor(2),
    /** The same sum for the other clients in the table. */
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

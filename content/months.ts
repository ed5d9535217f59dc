import type { Month } from "./schema/records";

/**
 * All of a client's channels in the same month, and our fee for it: the sums follow from content/channels.ts. The page has
 * the first of them, or none.
 */
export const months: readonly Month[] = [
  {
    id: "tarnside-month",
    sample: true,
    title: "With our fee",
    description: "One month at Tarnside: both of its channels, and our fee.",
    label: "an order at Tarnside, all told",
    /** What all leads are called, and all orders. */
    leadNoun: "inquiries",
    orderNoun: "orders",
    channelIds: ["paid-search", "content"],
    fee: 3_600,
    /** What came back of each dollar for the others, whose fees are those of one service or two. */
    others: {
      label: "With our fee, the others:",
      months: [
        { client: "Norvane", channelIds: ["paid-social"], fee: 2_700 },
        { client: "Fernhollow", channelIds: ["partnerships"], fee: 2_700 },
        { client: "Inkwright", channelIds: ["organic-search", "email"], fee: 3_600 },
      ],
    },
  },
];

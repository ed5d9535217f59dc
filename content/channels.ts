import type { Channel } from "./schema/records";

/**
 * One month of each; Tarnside's 18 inquiries are those of its case study, and its orders are worth what the inquiry of
 * the page sold. A subscriber, a patient and a contract are counted for a year.
 */
export const channels: readonly Channel[] = [
  {
    id: "partnerships",
    sample: true,
    title: "Partnerships",
    service: "email-and-partnerships",
    metric: { value: "$26", label: "a new patient at Fernhollow" },
    month: { spent: 1_040, came: 52, as: "referrals", bought: 40, sales: "patients", worth: 310 },
  },
  {
    id: "email",
    sample: true,
    title: "Email",
    service: "email-and-partnerships",
    metric: { value: "$33", label: "a subscriber at Inkwright" },
    month: { spent: 300, came: 18, as: "trials", bought: 9, sales: "subscribers", worth: 348 },
  },
  {
    id: "organic-search",
    sample: true,
    title: "Organic search",
    service: "search-and-content",
    metric: { value: "$106", label: "a subscriber at Inkwright" },
    month: { spent: 1_274, came: 25, as: "trials", bought: 12, sales: "subscribers", worth: 348 },
  },
  {
    id: "paid-search",
    sample: true,
    title: "Paid search",
    service: "paid-advertising",
    metric: { value: "$217", label: "an order at Tarnside" },
    month: { spent: 434, came: 7, as: "inquiries", bought: 2, sales: "orders", worth: 4_800 },
  },
  {
    id: "content",
    sample: true,
    title: "Content",
    service: "search-and-content",
    metric: { value: "$253", label: "an order at Tarnside" },
    month: { spent: 760, came: 11, as: "inquiries", bought: 3, sales: "orders", worth: 4_800 },
  },
  {
    id: "paid-social",
    sample: true,
    title: "Paid social",
    service: "paid-advertising",
    metric: { value: "$600", label: "a contract at Norvane" },
    month: { spent: 2_400, came: 30, as: "leads", bought: 4, sales: "contracts", worth: 21_000 },
  },
];

/** All of a client's channels in the same month, and our fee for it: the sums follow from the records above. */
export const wholeMonth = {
  id: "tarnside-month",
  sample: true,
  title: "With our fee",
  description: "One month at Tarnside: both of its channels, and our fee.",
  label: "an order at Tarnside, all told",
  /** What all that came are called, and all that bought. */
  as: "inquiries",
  sales: "orders",
  channels: ["paid-search", "content"],
  fee: 3_600,
  /** What came back of each dollar for the others, whose fees are those of one service or two. */
  others: {
    label: "With our fee, the others:",
    months: [
      { client: "Norvane", channels: ["paid-social"], fee: 2_700 },
      { client: "Fernhollow", channels: ["partnerships"], fee: 2_700 },
      { client: "Inkwright", channels: ["organic-search", "email"], fee: 3_600 },
    ],
  },
};

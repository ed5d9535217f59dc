import type { Channel } from "./schema/records";

/**
 * One month of each channel, from which the cost of an order is computed. The drawings and case studies of the growth
 * page use these figures (content/drawings/growth-marketing.ts). `orderValue` is the amount that a customer pays within
 * a year.
 */
export const channels: readonly Channel[] = [
  {
    id: "partnerships",
    sample: true,
    title: "Partnerships",
    metric: { value: "$26", label: "a new patient at Fernhollow" },
    month: { spent: 1_040, leads: 52, leadNoun: "referrals", orders: 40, orderNoun: "patients", orderValue: 310 },
  },
  {
    id: "email",
    sample: true,
    title: "Email",
    metric: { value: "$33", label: "a subscriber at Inkwright" },
    month: { spent: 300, leads: 18, leadNoun: "trials", orders: 9, orderNoun: "subscribers", orderValue: 348 },
  },
  {
    id: "organic-search",
    sample: true,
    title: "Organic search",
    metric: { value: "$106", label: "a subscriber at Inkwright" },
    month: { spent: 1_274, leads: 25, leadNoun: "trials", orders: 12, orderNoun: "subscribers", orderValue: 348 },
  },
  {
    id: "paid-search",
    sample: true,
    title: "Paid search",
    metric: { value: "$217", label: "an order at Tarnside" },
    month: { spent: 434, leads: 7, leadNoun: "inquiries", orders: 2, orderNoun: "orders", orderValue: 4_800 },
    note: "Our example’s ad. With our fee, an order costs more: see below.",
  },
  {
    id: "content",
    sample: true,
    title: "Content",
    metric: { value: "$253", label: "an order at Tarnside" },
    month: { spent: 760, leads: 11, leadNoun: "inquiries", orders: 3, orderNoun: "orders", orderValue: 4_800 },
  },
  {
    id: "paid-social",
    sample: true,
    title: "Paid social",
    metric: { value: "$600", label: "a contract at Norvane" },
    month: { spent: 2_400, leads: 30, leadNoun: "leads", orders: 4, orderNoun: "contracts", orderValue: 21_000 },
  },
];

import { inquiryWords } from "./drawings/growth-marketing";
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
    note: inquiryWords.via,
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

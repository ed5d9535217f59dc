import type { Channel } from "./schema/records";

export type { Channel };

/** One month of each, in the order of how many came; Tarnside's 18 inquiries are those of its case study. */
export const channels: readonly Channel[] = [
  {
    id: "paid-search",
    sample: true,
    title: "Paid search",
    description: "Ads for the few phrases that lead to a sale, and none for the rest.",
    metric: { value: "$62", label: "an inquiry at Tarnside" },
    month: { spent: "$434", came: 7, as: "inquiries", bought: 2, sales: "orders" },
  },
  {
    id: "content",
    sample: true,
    title: "Content",
    description: "Guides written with your experts, which sales can send to a client.",
    metric: { value: "$69", label: "an inquiry at Tarnside" },
    month: { spent: "$760", came: 11, as: "inquiries", bought: 3, sales: "orders" },
  },
  {
    id: "email",
    sample: true,
    title: "Email",
    description: "Short sequences that help a new lead decide, and stop when they have.",
    metric: { value: "$12", label: "a trial at Inkwright" },
    month: { spent: "$300", came: 25, as: "trials", bought: 9, sales: "subscribers" },
  },
  {
    id: "paid-social",
    sample: true,
    title: "Paid social",
    description: "Small, named audiences by trade and job, with one offer each.",
    metric: { value: "$80", label: "a lead at Norvane" },
    month: { spent: "$2,400", came: 30, as: "leads", bought: 4, sales: "contracts" },
  },
  {
    id: "organic-search",
    sample: true,
    title: "Organic search",
    description: "Answers to the questions buyers type before they know your name.",
    metric: { value: "$26", label: "a trial at Inkwright" },
    month: { spent: "$1,274", came: 49, as: "trials", bought: 12, sales: "subscribers" },
  },
  {
    id: "partnerships",
    sample: true,
    title: "Partnerships",
    description: "Firms that serve the same buyers, with a clear reason to recommend you.",
    metric: { value: "$20", label: "a referral at Fernhollow" },
    month: { spent: "$1,040", came: 52, as: "referrals", bought: 40, sales: "patients" },
  },
];

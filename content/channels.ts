import type { Channel } from "./schema/records";

export type { Channel };

export const channels: readonly Channel[] = [
  {
    id: "organic-search",
    sample: true,
    title: "Organic search",
    description: "Answers to the questions buyers type before they know your name.",
    sign: "organic-search",
    metric: { value: "41%", label: "of trials at Inkwright" },
  },
  {
    id: "paid-search",
    sample: true,
    title: "Paid search",
    description: "Ads for the few phrases that lead to a sale, and none for the rest.",
    sign: "paid-search",
    metric: { value: "$62", label: "of ad spend per inquiry at Tarnside" },
  },
  {
    id: "paid-social",
    sample: true,
    title: "Paid social",
    description: "Small, named audiences by trade and job, with one offer each.",
    sign: "paid-social",
    metric: { value: "29%", label: "of new contracts at Norvane" },
  },
  {
    id: "email",
    sample: true,
    title: "Email",
    description: "Short sequences that help a new lead decide, and stop when they have.",
    sign: "email",
    metric: { value: "1 in 6", label: "readers of Inkwright’s course start a trial" },
  },
  {
    id: "content",
    sample: true,
    title: "Content",
    description: "Guides written with your experts, which sales can send to a client.",
    sign: "content",
    metric: { value: "61%", label: "of inquiries at Tarnside, from twelve pages" },
  },
  {
    id: "partnerships",
    sample: true,
    title: "Partnerships",
    description: "Firms that serve the same buyers, with a clear reason to recommend you.",
    sign: "partnerships",
    metric: { value: "1 in 5", label: "new patients at Fernhollow come by referral" },
  },
];

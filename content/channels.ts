/** Each has a drawn sign (components/art/channel-scenes.tsx). */
export type ChannelId = "organic-search" | "paid-search" | "paid-social" | "email" | "content" | "partnerships";

/** A channel of growth marketing, with one figure from a client's account. */
export interface Channel {
  id: ChannelId;
  sample: boolean;
  title: string;
  description: string;
  metric: { value: string; label: string };
}

export const channels: readonly Channel[] = [
  {
    id: "organic-search",
    sample: true,
    title: "Organic search",
    description: "Answers to the questions buyers type before they know your name.",
    metric: { value: "41%", label: "of trials at Inkwright" },
  },
  {
    id: "paid-search",
    sample: true,
    title: "Paid search",
    description: "Adverts for the few phrases that lead to a sale, and none for the rest.",
    metric: { value: "$62", label: "per enquiry at Tarnside" },
  },
  {
    id: "paid-social",
    sample: true,
    title: "Paid social",
    description: "Small, named audiences by trade and job, with one offer each.",
    metric: { value: "34%", label: "lower lead cost at Norvane" },
  },
  {
    id: "email",
    sample: true,
    title: "Email",
    description: "Short sequences that help a new lead decide, and stop when they have.",
    metric: { value: "1 in 6", label: "course readers start a trial" },
  },
  {
    id: "content",
    sample: true,
    title: "Content",
    description: "Guides written with your experts, which sales can send to a client.",
    metric: { value: "12 pages", label: "bring 60% of Tarnside's enquiries" },
  },
  {
    id: "partnerships",
    sample: true,
    title: "Partnerships",
    description: "Firms that serve the same buyers, with a clear reason to recommend you.",
    metric: { value: "1 in 5", label: "new patients at Fernhollow" },
  },
];

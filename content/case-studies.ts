import { inkwrightTrials, tarnsideGrowth } from "./drawings/growth-marketing";
import type { CaseStudy } from "./schema/records";
import { capitalize, formatNumber, spellNumber } from "./words";

export const caseStudies: readonly CaseStudy[] = [
  {
    id: "quaylight-document-intake",
    sample: true,
    page: "ai-development",
    client: "Quaylight",
    title: "Freight documents, filed on arrival",
    description:
      "Quaylight typed every bill of lading into its system by hand. Our tool reads each document, checks it against the booking and files it. Unclear ones wait for a clerk. Price: $26,500, trial included.",
    industry: "Freight",
    tech: ["Python", "Claude", "PostgreSQL", "AWS"],
    results: [
      { value: "82%", label: "of documents filed without a clerk" },
      { value: "6 min", label: "from arrival to filed, median" },
    ],
    picture: { scene: "freightIntake" },
  },
  {
    id: "fernhollow-triage-assistant",
    sample: true,
    page: "ai-development",
    client: "Fernhollow",
    title: "Triage advice that shows its source",
    description:
      "Nurses at Fernhollow’s clinics searched three manuals during each call. The assistant quotes the right passage and suggests how urgent the case is. The nurse decides. Price: $21,000, trial included.",
    industry: "Healthcare",
    tech: ["TypeScript", "GPT", "PostgreSQL", "React"],
    results: [
      { value: "2.5 min", label: "saved per call, on average" },
      { value: "100%", label: "of answers show their source" },
    ],
    picture: { scene: "clinicTriage" },
  },
  {
    id: "parcelle-returns-forecast",
    sample: true,
    page: "ai-development",
    client: "Parcelle",
    title: "A stock app that forecasts returns",
    description:
      "Parcelle, an online shoe shop, guessed how many pairs would come back, and ordered too many. The app forecasts returns by style and size. Price: $72,500, trial included.",
    industry: "Retail",
    tech: ["Python", "XGBoost", "Next.js", "Google Cloud"],
    results: [
      { value: "19%", label: "less unsold stock each season" },
      { value: "16 weeks", label: "from the trial to going live" },
    ],
    picture: { scene: "returnsForecast" },
  },
  {
    id: "tarnside-inquiries",
    sample: true,
    page: "growth-marketing",
    client: "Tarnside",
    title: "Inquiries that can be quoted",
    description: `Tarnside, a custom machine shop, relied on word of mouth. ${capitalize(spellNumber(tarnsideGrowth.pages.first))} pages and a few search ads paid off; now it has ${spellNumber(tarnsideGrowth.pages.later)} pages.`,
    industry: "Manufacturing",
    channels: ["Content", "Paid search"],
    results: [
      { value: tarnsideGrowth.leads, label: `qualified inquiries a month, up from ${tarnsideGrowth.leadsBefore}` },
      { value: tarnsideGrowth.orders, label: "of them became orders" },
    ],
    picture: { scene: "inquiries" },
  },
  {
    id: "inkwright-trials",
    sample: true,
    page: "growth-marketing",
    client: "Inkwright",
    title: "Trials in every month",
    description:
      "Inkwright sells software to small publishers, and found them at two trade shows a year. We wrote guides and a short email course.",
    industry: "Publishing software",
    channels: ["Organic search", "Email"],
    results: [
      {
        value: `${formatNumber(Math.round((10 * inkwrightTrials.after) / inkwrightTrials.before) / 10)}×`,
        label: `as many trials in September, month nine, up from ${inkwrightTrials.before}`,
      },
      {
        value: `${Math.round((100 * inkwrightTrials.fromSearch) / inkwrightTrials.after)}%`,
        label: "of these trials came from search",
      },
    ],
    picture: { scene: "trials" },
  },
  {
    id: "norvane-shippers",
    sample: true,
    page: "growth-marketing",
    client: "Norvane",
    title: "Ads for shippers, not for drivers",
    description:
      "Norvane, a freight company, paid for clicks from drivers looking for work. We made separate ads for shippers, and judged each by its contracts.",
    industry: "Logistics",
    channels: ["Paid social"],
    results: [
      { value: "34%", label: "lower cost per qualified lead" },
      { value: "$1,240", label: "a month saved on clicks from drivers" },
    ],
    picture: { scene: "shippers" },
  },
];

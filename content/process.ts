import { claim, growthWeeks, shortlistSize } from "./claims";
import { sealWords } from "./drawings/ai-development";
import { offerWords } from "./drawings/landing";
import { called, daysToHire } from "./drawings/talent";
import type { ProcessStep } from "./schema/records";
import { atStart, inWords } from "./words";

/** Those of the work whose price the landing page shows. */
const { lines } = offerWords.dates;

export const processSteps: readonly ProcessStep[] = [
  {
    id: "studio-discovery",
    sample: true,
    page: "landing",
    step: 1,
    title: "Discovery & Strategy",
    description:
      "We watch the work as it is done today, agree what success means in numbers, and how both of us will check it.",
    dates: [lines[0][1]],
    picture: { scene: "tally" },
  },
  {
    id: "studio-design",
    sample: true,
    page: "landing",
    step: 2,
    title: "Design & Architecture",
    description: "You try real examples before any code is written. We choose technology that your team can maintain.",
    dates: [lines[1][1]],
    picture: { scene: "clickable" },
  },
  {
    id: "studio-development",
    sample: true,
    page: "landing",
    step: 3,
    title: "Development & Testing",
    description:
      "A working version every two weeks, tested by machine and by the people who will use it. What they find wrong is put right in the next one, and what nobody needs after all is left out.",
    dates: [lines[2][1], lines[3][1]],
    picture: { scene: "version" },
  },
  {
    id: "studio-deployment",
    sample: true,
    page: "landing",
    step: 4,
    title: "Deployment & Support",
    description:
      "We launch in small steps, train your team and help on weekdays after that. The keys are yours; we are lent one.",
    dates: [lines[4][1]],
    picture: { scene: "keys" },
  },
  {
    id: "talent-requirement",
    sample: true,
    page: "talent",
    step: 1,
    title: "Share Your Requirement",
    description: `Send us the role, the budget and what a good first year looks like: it takes ${claim("requirement-minutes").value.replace(" minutes", "\u00a0minutes")}. One briefing call settles the rest.`,
    picture: { scene: "requirement" },
  },
  {
    id: "talent-screening",
    sample: true,
    page: "talent",
    step: 2,
    title: "We Source & Screen",
    description: `We call the ${inWords(called)} people who could do the work, test the skills that the job needs, and speak to people who have worked with them.`,
    picture: { scene: "screening" },
  },
  {
    id: "talent-interviews",
    sample: true,
    page: "talent",
    step: 3,
    title: "Interview & Hire",
    description: `Meet ${claim("shortlist-size").value} qualified candidates, each with our notes and one doubt to ask about. You choose, and we handle the offer.`,
    picture: { scene: "interview" },
  },
  {
    id: "ai-discovery",
    sample: true,
    page: "ai-development",
    step: 1,
    title: "Try it on your data",
    description: "We look at the task, the data and the risks, and try a model on real samples. You get a yes or a no.",
    duration: "1-2 weeks",
    weeks: [1, 2],
  },
  {
    id: "ai-prototype",
    sample: true,
    page: "ai-development",
    step: 2,
    title: "Shape it together",
    description: "A prototype your team can use, tests of where it may be wrong, and a design with its running costs.",
    duration: "2-3 weeks",
    weeks: [2, 3],
  },
  {
    id: "ai-build",
    sample: true,
    page: "ai-development",
    step: 3,
    title: "Build it, and measure",
    description: `A new version every two weeks, measured against the same ${sealWords.checks.asked} questions each time. Users join early and shape what follows.`,
    duration: "8-12 weeks",
    weeks: [8, 12],
  },
  {
    id: "ai-support",
    sample: true,
    page: "ai-development",
    step: 4,
    title: "Launch, and stay",
    description:
      "We release in small steps, and watch quality and cost. Alarms reach a standby engineer at any hour: $600\u00a0a\u00a0month, for as long as you like.",
    duration: "Ongoing",
  },
  {
    id: "growth-audit",
    sample: true,
    page: "growth-marketing",
    step: 1,
    title: "Audit",
    description:
      "We read your accounts, site and sales figures, and show where leads come from and where they are lost.",
    duration: "1 week",
    weeks: growthWeeks.audit,
    picture: { scene: "audit" },
  },
  {
    id: "growth-plan",
    sample: true,
    page: "growth-marketing",
    step: 2,
    title: "Plan",
    description:
      "The channel to start with, one or two to add, and for each a budget and the figure that decides on it.",
    duration: "1-2 weeks",
    weeks: growthWeeks.plan,
    picture: { scene: "plan" },
  },
  {
    id: "growth-launch",
    sample: true,
    page: "growth-marketing",
    step: 3,
    title: "Build & launch",
    description:
      "We write the pages, ads and emails, set up the tracking, and start with budgets small enough to lose.",
    duration: "2-4 weeks",
    weeks: growthWeeks.launch,
    picture: { scene: "live" },
  },
  {
    id: "growth-improve",
    sample: true,
    page: "growth-marketing",
    step: 4,
    title: "Measure & improve",
    description:
      "What works gets more budget, what does not is stopped. Every Friday you get one page that says which.",
    duration: "Ongoing",
    picture: { scene: "stopped" },
  },
];

/** The hiring week on the talent page: when, and what is there by then. The claims on that page are stations of it. */
export const hiringWeek = {
  sample: true,
  title: "The hiring week, in business days from your briefing call",
  stations: [
    { when: claim("shortlist-hours").value, what: `Profiles of ${inWords(shortlistSize)} pre-vetted people` },
    { when: atStart(claim("shortlist-days").value), what: "All of them tested, references checked" },
    { when: claim("mandate-to-interviews").value, what: "Your interviews" },
    {
      when: `${daysToHire.business} days`,
      what: `Offer accepted: ${daysToHire.calendar} days with the weekend. Pay, notice and start were agreed before you met.`,
    },
    { when: "Then", what: "Their notice, often four weeks, and the first day at work" },
  ],
} as const;

import { claim, growthWeeks, monthlySupport, shortlistSize } from "./claims";
import { sealWords } from "./drawings/ai-development";
import { parcelleWeeks as weeks } from "./drawings/parcelle";
import { called, daysToHire } from "./drawings/talent";
import type { ProcessStep } from "./schema/records";
import { capitalize, formatMoney, spellNumber } from "./words";

export const processSteps: readonly ProcessStep[] = [
  {
    id: "studio-discovery",
    sample: true,
    page: "landing",
    step: 1,
    title: "Discovery & Strategy",
    description: "We watch how the work is done today and count it. You and we agree what success means in numbers.",
    dates: [weeks.start],
    picture: { scene: "tally" },
  },
  {
    id: "studio-design",
    sample: true,
    page: "landing",
    step: 2,
    title: "Design & Architecture",
    description:
      "You click through a sketch with real examples before any code is written. We choose technology that your team can maintain.",
    dates: [weeks.sketch],
    picture: { scene: "clickable" },
  },
  {
    id: "studio-development",
    sample: true,
    page: "landing",
    step: 3,
    title: "Development & Testing",
    description:
      "A working version every two weeks, tested by us and by the people who will use it. Problems they find are fixed in the next version.",
    dates: [weeks.first, weeks.second],
    picture: { scene: "version" },
  },
  {
    id: "studio-deployment",
    sample: true,
    page: "landing",
    step: 4,
    title: "Deployment & Support",
    description:
      "We launch in small steps, train your team and help on weekdays after that. Every account is yours; we have a login for as long as you wish.",
    dates: [weeks.live],
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
    description: `We call about ${spellNumber(called)} people who could do the work, test the skills that the job needs, and speak to people who have worked with them.`,
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
    title: "Trial on your data",
    description:
      "We look at the task, the data and the risks, and try a model with real questions. You get a yes or a no.",
    duration: "1-2 weeks",
    weeks: [1, 2],
  },
  {
    id: "ai-prototype",
    sample: true,
    page: "ai-development",
    step: 2,
    title: "Prototype and design",
    description:
      "Your team uses a prototype. We test where it may be wrong, and agree with you on the design and what it costs to run.",
    duration: "2-3 weeks",
    weeks: [2, 3],
  },
  {
    id: "ai-build",
    sample: true,
    page: "ai-development",
    step: 3,
    title: "Build and measure",
    description: `A new version every two weeks. Each answers the same ${sealWords.checks.asked} test questions, and the people who will use it say what to change.`,
    duration: "8-12 weeks",
    weeks: [8, 12],
  },
  {
    id: "ai-support",
    sample: true,
    page: "ai-development",
    step: 4,
    title: "Launch and support",
    description: `We release in small steps. Support for a system costs ${formatMoney(monthlySupport.weekdays)} a month on weekdays, or ${formatMoney(monthlySupport.aroundTheClock)} around the clock, with our on-call company. You can end it at any time.`,
    duration: "Ongoing",
  },
  {
    id: "growth-audit",
    sample: true,
    page: "growth-marketing",
    step: 1,
    title: "Audit",
    description:
      "Free. We go through your ad accounts, your site and your sales figures, and show where leads come from and where you lose them.",
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
      "We name the channel to start with, and one or two to add later. Each has a budget, and a figure that decides whether it goes on.",
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
      "We write the pages, ads and emails, set up the tracking, and start with budgets that you can afford to lose.",
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
      "What works gets more budget; what does not is stopped. Every Friday you get one page that says which.",
    duration: "Ongoing",
    picture: { scene: "stopped" },
  },
];

/** The timeline on the talent page. */
export const hiringWeek = {
  sample: true,
  title: "From your briefing call to the offer, in business days",
  stations: [
    { when: claim("shortlist-hours").value, what: `Profiles of ${spellNumber(shortlistSize)} pre-vetted people` },
    { when: capitalize(claim("shortlist-days").value), what: "All of them tested, references checked" },
    { when: claim("mandate-to-interviews").value, what: "Your interviews" },
    {
      when: `${daysToHire.business} days`,
      what: `Offer accepted; that is ${daysToHire.calendar} calendar days. Candidates agreed to your pay, notice and start before you met them.`,
    },
    { when: "Then", what: "Their notice, often four weeks, and the first day at work" },
  ],
} as const;

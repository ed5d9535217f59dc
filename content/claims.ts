import { exampleFee, hiringCosts, saved } from "./drawings/hiring-costs";
import { growthFeeFor } from "./months";
import type { Claim } from "./schema/records";
import { formatMoney, spellNumber } from "./words";

/** The number of candidates that a client meets for each role. */
export const shortlistSize = 3;

/**
 * Days until top candidates are no longer available, and days of an average search in the market. Then the business
 * days, counted from the briefing call, on which we deliver the shortlist and hold interviews.
 */
export const searchDays = { bestGone: 10, averageHire: 44, shortlist: 5, interviews: "5-7" } as const;

/** The number of growth marketing clients. The figures of that page are medians over these clients. */
export const growthClients = 23;

/** Minimum and maximum weeks of each of the first three steps of growth marketing (process.ts). */
export const growthWeeks = { audit: [1, 1], plan: [1, 2], launch: [2, 4] } satisfies Record<string, [number, number]>;
/** The maximum weeks of all three steps. */
export const weeksToLive = Object.values(growthWeeks).reduce((sum, [, most]) => sum + most, 0);

/*
 * The figures are from the specification; the labels are samples. Each label states what its figure measures, so that
 * no two contradict each other. 60% compares our fee with the average cost per hire, and 44% also counts the client's
 * own time (drawings/hiring-costs.ts has the sum). The days on the talent page are business days from the briefing
 * call. Prices are in plans.ts.
 */

/** Claims that pages use individually: `claim("shortlist-hours").value`. */
const inCopy = [
  {
    id: "shortlist-hours",
    sample: true,
    value: "24 to 48 hours",
    label: "to the first profiles",
  },
  {
    id: "solution-savings",
    sample: true,
    value: `${saved.inAll}%`,
    label: "less than the average cost per hire, your team’s time included",
  },
  {
    id: "shortlist-days",
    sample: true,
    value: `about ${searchDays.shortlist} days`,
    label: `from the briefing call to ${spellNumber(shortlistSize)} pre-vetted candidates`,
  },
  {
    id: "requirement-minutes",
    sample: true,
    value: "Under 10 minutes",
    label: "to share your requirement",
  },
  {
    id: "shortlist-size",
    sample: true,
    value: String(shortlistSize),
    label: "candidates per shortlist",
  },
  {
    id: "interview-to-hire",
    sample: true,
    value: "3:1",
    label: "interview-to-hire ratio",
  },
  {
    id: "mandate-to-interviews",
    sample: true,
    value: `${searchDays.interviews} days`,
    label: "from mandate to interviews",
  },
] as const satisfies readonly Claim[];

/** A row of figures. A section shows the whole list, which is never empty. */
type Row = readonly [Claim, ...Claim[]];

/** The row of figures in "What slow hiring costs" on the talent page. */
export const costStats = [
  {
    id: "time-to-hire",
    sample: true,
    before: "Average time-to-hire",
    value: `${searchDays.averageHire} days`,
    label: "from open role to accepted offer",
  },
  {
    id: "cost-per-hire",
    sample: true,
    before: "Average cost per hire\nabove",
    value: formatMoney(hiringCosts.average),
    label: "for ads, tools and your team’s time",
  },
  {
    id: "bad-hires-admitted",
    sample: true,
    value: "75%",
    label: "of companies admit bad hires. A\u00a0bad hire can cost up to 30% of salary.",
  },
] as const satisfies Row;

/** The row in "Why choose us" on the talent page. */
export const whyStats = [
  {
    id: "hiring-cost",
    sample: true,
    before: "Hiring cost reduced by",
    value: `${saved.byFee}%`,
    label: `counting our fee alone: ${formatMoney(exampleFee)}, not ${formatMoney(hiringCosts.average)}. With your team’s time, ${saved.inAll}%.`,
  },
  {
    id: "client-satisfaction",
    sample: true,
    value: "95%",
    label: "client satisfaction, from a survey after each hire",
  },
  {
    id: "companies-served",
    sample: true,
    value: "10+",
    label: "companies served",
  },
] as const satisfies Row;

/** The monthly price of support for one system, in whole units of the currency. */
export const monthlySupport = { weekdays: 150, aroundTheClock: 600 } as const;

/** The row of figures on the AI development page. */
export const aiStats = [
  {
    id: "ai-products",
    sample: true,
    value: "50+",
    label: "products delivered since 2016",
  },
  {
    id: "ai-satisfaction",
    sample: true,
    value: "95%",
    label: "client satisfaction, from a survey after each launch",
  },
  {
    id: "ai-first-release",
    sample: true,
    value: "3 months",
    label: "from start to launch, on average",
  },
  {
    id: "ai-support",
    sample: true,
    value: "24/7",
    label: `monitoring available, for ${formatMoney(monthlySupport.aroundTheClock)} a month`,
  },
] as const satisfies Row;

/** The row of figures on the growth marketing page. */
export const growthStats = [
  {
    id: "growth-leads",
    sample: true,
    value: "2.1×",
    label: `as many qualified leads after a year: the median of all ${growthClients} growth clients`,
  },
  {
    id: "growth-cost-per-lead",
    sample: true,
    value: "31%",
    label: `lower cost per qualified lead after a year: the median of the same ${growthClients}`,
  },
  {
    id: "growth-weeks-to-live",
    sample: true,
    value: `${weeksToLive} weeks`,
    label: "at most from the start of the audit to live campaigns",
  },
  {
    id: "growth-ownership",
    sample: true,
    value: "100%",
    label: "of accounts, data and copy stay yours",
  },
] as const satisfies Row;

/** Our monthly fee for growth marketing, from one service to all four. Ad spend is not included. */
export const growthFee = {
  id: "growth-fee",
  sample: true,
  value: formatMoney(growthFeeFor(1), growthFeeFor(4)),
  label: `a month: ${formatMoney(growthFeeFor(1))} for one service, ${formatMoney(growthFeeFor(2) - growthFeeFor(1))} for each additional one`,
} as const satisfies Claim;

export const claims = [...inCopy, ...costStats, ...whyStats, ...aiStats, ...growthStats, growthFee];

export type ClaimId = (typeof claims)[number]["id"];

/** Returns the claim with this id. */
export function claim(id: ClaimId): Claim {
  return claims.find((claim) => claim.id === id) as Claim;
}

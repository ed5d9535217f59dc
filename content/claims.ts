import { clientWords } from "./drawings/growth-marketing";
import { hiringCosts } from "./drawings/hiring-costs";
import { growthFeeFor } from "./months";
import type { Claim } from "./schema/records";
import { formatMoney, spellNumber } from "./words";

/** The number of candidates that a client meets for each role. */
export const shortlistSize = 3;

/** Days after which top candidates are no longer available, and days that an average search takes in the market. */
export const searchDays = { bestGone: 10, averageHire: 44 } as const;

/** The number of growth marketing clients. The figures of that page are medians over these clients. */
export const growthClients = clientWords.times.length;

/** Minimum and maximum weeks of each of the first three steps of growth marketing (process.ts), and their sums. */
export const growthWeeks = { audit: [1, 1], plan: [1, 2], launch: [2, 4] } satisfies Record<string, [number, number]>;
export const weeksAtLeast = Object.values(growthWeeks).reduce((sum, [least]) => sum + least, 0);
export const weeksToLive = Object.values(growthWeeks).reduce((sum, [, most]) => sum + most, 0);

/*
 * The figures are from the specification; the labels are samples. Each label states what its figure measures, so that
 * no two contradict each other. 44% is a comparison with the client's own search, 60% with an agency
 * (drawings/hiring-costs.ts has the sums), and the days on the talent page are counted from the briefing call. Prices
 * are in plans.ts.
 */

/** Claims that pages use one by one, as in `claim("shortlist-hours").value`. */
const inCopy = [
  {
    id: "shortlist-hours",
    sample: true,
    value: "24 to 48 hours",
    label: `to ${spellNumber(shortlistSize)} pre-vetted profiles`,
  },
  {
    id: "bad-hire-cost",
    sample: true,
    value: "30%",
    label: "of salary, what a bad hire can cost",
  },
  {
    id: "top-candidates-gone",
    sample: true,
    value: `${searchDays.bestGone} days`,
    label: "until top candidates are gone",
  },
  {
    id: "solution-savings",
    sample: true,
    value: "44%",
    label: `less than a search of your own, at a salary of ${formatMoney(hiringCosts.manager)}`,
  },
  {
    id: "shortlist-days",
    sample: true,
    value: "about 5 days",
    label: `from the briefing call to ${spellNumber(shortlistSize)} pre-vetted candidates`,
  },
  {
    id: "setup-tools",
    sample: true,
    value: "0 tools",
    label: "to install or to learn",
  },
  {
    id: "requirement-minutes",
    sample: true,
    value: "under 10 minutes",
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
    value: "5-7 days",
    label: "from mandate to interviews",
  },
  {
    id: "small-tool-length",
    sample: true,
    value: "8 weeks",
    label: "for a small tool that follows fixed rules, without an AI model",
  },
] as const satisfies readonly Claim[];

/** A row of figures. A section shows the whole list, which is never empty. */
type Row = readonly [Claim, ...Claim[]];

/** The row of figures in "What slow hiring costs" on the talent page. */
export const costStats = [
  {
    id: "time-to-hire",
    sample: true,
    value: `${searchDays.averageHire} days`,
    label: "average time-to-hire in the market, from open role to accepted offer",
  },
  {
    id: "cost-per-hire",
    sample: true,
    value: "$15,000+",
    label: "average cost per hire with a search of your own",
  },
  {
    id: "bad-hires-admitted",
    sample: true,
    value: "75%",
    label: "of companies admit to bad hires",
  },
] as const satisfies Row;

/** The row in "Why choose us" on the talent page. */
export const whyStats = [
  {
    id: "hiring-cost",
    sample: true,
    value: "60%",
    label: `lower hiring cost than with an agency: a fee of ${hiringCosts.fee}%, against ${hiringCosts.agencyFee}%`,
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
    label: "products delivered, with and without AI, small tools included",
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
    label: `monitoring by us and an outside on-call company, at ${formatMoney(monthlySupport.aroundTheClock)} a month per system`,
  },
] as const satisfies Row;

/** The row of figures on the growth marketing page. */
export const growthStats = [
  {
    id: "growth-leads",
    sample: true,
    value: "2.1×",
    label: `as many qualified leads a month, one year in: the median of our ${growthClients} clients`,
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

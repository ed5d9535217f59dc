import type { Claim } from "./schema/records";
import { atStart, inWords } from "./words";

export type { Claim };

/** How many candidates a client meets for each role. */
export const shortlistSize = 3;

/** From the first call to live campaigns: the longest of the first three steps together, 1, 2 and 4 weeks (process.ts). */
export const weeksToLive = 7;

const candidates = atStart(`${inWords(shortlistSize)} pre-vetted candidates`);

/*
 * Two pairs contradict each other: 24 to 48 hours against about 5 days, and 60% against 44%. They stand so until the
 * firm settles them; the figures are written here and nowhere else. Prices and their terms are in plans.ts.
 */

/** Those that copy names one by one, as in `claim("shortlist-hours").sentence`. */
const inCopy = [
  {
    id: "shortlist-hours",
    sample: true,
    value: "24 to 48 hours",
    label: `to ${inWords(shortlistSize)} pre-vetted candidates`,
    sentence: `${candidates} in 24 to 48 hours.`,
  },
  {
    id: "bad-hire-cost",
    sample: true,
    value: "30%",
    label: "of salary, what a bad hire can cost",
    sentence: "A bad hire can cost up to 30% of salary.",
  },
  {
    id: "top-candidates-gone",
    sample: true,
    value: "10 days",
    label: "until top candidates are gone",
    sentence: "Top candidates are gone within 10 days.",
  },
  {
    id: "solution-savings",
    sample: true,
    value: "44%",
    label: "saved on the cost of hiring",
    sentence: "Clients save 44% of the cost of hiring.",
  },
  {
    id: "shortlist-days",
    sample: true,
    value: "about 5 days",
    label: `to ${inWords(shortlistSize)} pre-vetted candidates`,
    sentence: `${candidates} in about 5 days.`,
  },
  {
    id: "requirement-minutes",
    sample: true,
    value: "under 10 minutes",
    label: "to share your requirement",
    sentence: "Sharing a requirement takes under 10 minutes.",
  },
  {
    id: "shortlist-size",
    sample: true,
    value: String(shortlistSize),
    label: "candidates per shortlist",
    sentence: `${shortlistSize} candidates per shortlist.`,
  },
  {
    id: "interview-to-hire",
    sample: true,
    value: "3:1",
    label: "interview-to-hire ratio",
    sentence: "A 3:1 interview-to-hire ratio.",
  },
  {
    id: "mandate-to-interviews",
    sample: true,
    value: "5-7 days",
    label: "from mandate to interviews",
    sentence: "From mandate to interviews in 5-7 days.",
  },
] as const satisfies readonly Claim[];

/** A row of figures shows all of its list, and is never empty. */
type Row = readonly [Claim, ...Claim[]];

/** The row of figures in "What slow hiring costs" on the talent page. */
export const costStats = [
  {
    id: "time-to-hire",
    sample: true,
    value: "44 days",
    label: "average time-to-hire",
    sentence: "The average time-to-hire is 44 days.",
  },
  {
    id: "cost-per-hire",
    sample: true,
    value: "$15,000+",
    label: "average cost per hire",
    sentence: "The average cost per hire is above $15,000.",
  },
  {
    id: "bad-hires-admitted",
    sample: true,
    value: "75%",
    label: "of companies admit bad hires",
    sentence: "75% of companies admit bad hires.",
  },
] as const satisfies Row;

/** The row in "Why hire with us" there. */
export const whyStats = [
  {
    id: "hiring-cost",
    sample: true,
    value: "60%",
    label: "lower hiring cost",
    sentence: "Hiring cost reduced by 60%.",
  },
  {
    id: "client-satisfaction",
    sample: true,
    value: "95%",
    label: "client satisfaction",
    sentence: "95% client satisfaction.",
  },
  {
    id: "companies-served",
    sample: true,
    value: "10+",
    label: "companies served",
    sentence: "10+ companies served.",
  },
] as const satisfies Row;

/** The row of figures on the AI development page. */
export const aiStats = [
  {
    id: "ai-products",
    sample: true,
    value: "50+",
    label: "products delivered",
    sentence: "50+ products delivered.",
  },
  {
    id: "ai-satisfaction",
    sample: true,
    value: "95%",
    label: "client satisfaction",
    sentence: "95% client satisfaction.",
  },
  {
    id: "ai-first-release",
    sample: true,
    value: "3 months",
    label: "to a first release",
    sentence: "A first release takes about 3 months.",
  },
  {
    id: "ai-support",
    sample: true,
    value: "24/7",
    label: "support once live",
    sentence: "24/7 support once live.",
  },
] as const satisfies Row;

/** The row of figures on the growth marketing page. */
export const growthStats = [
  {
    id: "growth-leads",
    sample: true,
    value: "2.1x",
    label: "qualified leads after a year, client median",
    sentence: "The median client has 2.1x the qualified leads after a year.",
  },
  {
    id: "growth-cost-per-lead",
    sample: true,
    value: "31%",
    label: "lower cost per qualified lead",
    sentence: "A qualified lead costs 31% less.",
  },
  {
    id: "growth-weeks-to-live",
    sample: true,
    value: `${weeksToLive} weeks`,
    label: "at most, from first call to live campaigns",
    sentence: `From first call to live campaigns in ${weeksToLive} weeks at most.`,
  },
  {
    id: "growth-ownership",
    sample: true,
    value: "100%",
    label: "of accounts, data and copy stay yours",
    sentence: "100% of accounts, data and copy stay yours.",
  },
] as const satisfies Row;

export const claims = [...inCopy, ...costStats, ...whyStats, ...aiStats, ...growthStats];

export type ClaimId = (typeof claims)[number]["id"];

/**
 * @param id the id of a claim.
 * @returns the claim.
 * @throws Error naming the id, if no claim has it.
 */
export function claim(id: ClaimId): Claim {
  const found = claims.find((one) => one.id === id);
  if (!found) throw new Error(`content/claims.ts has no claim "${id}"`);
  return found;
}

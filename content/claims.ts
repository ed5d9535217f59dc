/** The places where a claim may stand. Each place shows the claims that name it, in the order of this file. */
export type ClaimPlace =
  | "talent-hero"
  | "talent-cost-stat"
  | "talent-cost-text"
  | "talent-solution"
  | "talent-steps"
  | "talent-why-stat"
  | "talent-reasons"
  | "ai-stat"
  | "growth-stat";

/** One figure that the site states about itself or the market. The owner answers for each of them. */
export interface Claim {
  id: string;
  /** The figure as it is shown. */
  value: string;
  /** A few words that complete the figure where it stands large. */
  label: string;
  /** The whole claim, for running text. */
  sentence: string;
  where: ClaimPlace;
  /** True for figures invented for the sample brand. */
  sample?: true;
}

/*
 * Two pairs contradict each other: 24 to 48 hours against about 5 days, and 60% against 44%. They stand so until the
 * firm settles them; the figures are written here and nowhere else. Prices and their terms are in plans.ts.
 */
const list = [
  {
    id: "shortlist-hours",
    value: "24 to 48 hours",
    label: "to three pre-vetted candidates",
    sentence: "Three pre-vetted candidates in 24 to 48 hours.",
    where: "talent-hero",
  },

  {
    id: "time-to-hire",
    value: "44 days",
    label: "average time-to-hire",
    sentence: "The average time-to-hire is 44 days.",
    where: "talent-cost-stat",
  },
  {
    id: "cost-per-hire",
    value: "$15,000+",
    label: "average cost per hire",
    sentence: "The average cost per hire is above $15,000.",
    where: "talent-cost-stat",
  },
  {
    id: "bad-hires-admitted",
    value: "75%",
    label: "of companies admit bad hires",
    sentence: "75% of companies admit bad hires.",
    where: "talent-cost-stat",
  },
  {
    id: "bad-hire-cost",
    value: "30%",
    label: "of salary, what a bad hire can cost",
    sentence: "A bad hire can cost up to 30% of salary.",
    where: "talent-cost-text",
  },
  {
    id: "top-candidates-gone",
    value: "10 days",
    label: "until top candidates are gone",
    sentence: "Top candidates are gone within 10 days.",
    where: "talent-cost-text",
  },

  {
    id: "solution-savings",
    value: "44%",
    label: "saved on the cost of hiring",
    sentence: "Clients save 44% of the cost of hiring.",
    where: "talent-solution",
  },
  {
    id: "shortlist-days",
    value: "about 5 days",
    label: "to three pre-vetted candidates",
    sentence: "Three pre-vetted candidates in about 5 days.",
    where: "talent-solution",
  },

  {
    id: "requirement-minutes",
    value: "under 10 minutes",
    label: "to share your requirement",
    sentence: "Sharing a requirement takes under 10 minutes.",
    where: "talent-steps",
  },

  {
    id: "hiring-cost",
    value: "60%",
    label: "lower hiring cost",
    sentence: "Hiring cost reduced by 60%.",
    where: "talent-why-stat",
  },
  {
    id: "client-satisfaction",
    value: "95%",
    label: "client satisfaction",
    sentence: "95% client satisfaction.",
    where: "talent-why-stat",
  },
  {
    id: "companies-served",
    value: "10+",
    label: "companies served",
    sentence: "10+ companies served.",
    where: "talent-why-stat",
  },
  {
    id: "shortlist-size",
    value: "3",
    label: "candidates per shortlist",
    sentence: "3 candidates per shortlist.",
    where: "talent-reasons",
  },
  {
    id: "interview-to-hire",
    value: "3:1",
    label: "interview-to-hire ratio",
    sentence: "A 3:1 interview-to-hire ratio.",
    where: "talent-reasons",
  },
  {
    id: "mandate-to-interviews",
    value: "5-7 days",
    label: "from mandate to interviews",
    sentence: "From mandate to interviews in 5-7 days.",
    where: "talent-reasons",
  },

  {
    id: "ai-products",
    value: "50+",
    label: "products delivered",
    sentence: "50+ products delivered.",
    where: "ai-stat",
  },
  {
    id: "ai-satisfaction",
    value: "95%",
    label: "client satisfaction",
    sentence: "95% client satisfaction.",
    where: "ai-stat",
  },
  {
    id: "ai-first-release",
    value: "3 months",
    label: "to a first release",
    sentence: "A first release takes about 3 months.",
    where: "ai-stat",
  },
  {
    id: "ai-support",
    value: "24/7",
    label: "support once live",
    sentence: "24/7 support once live.",
    where: "ai-stat",
  },

  {
    id: "growth-leads",
    value: "2.1x",
    label: "qualified leads after a year, client median",
    sentence: "The median client has 2.1x the qualified leads after a year.",
    where: "growth-stat",
    sample: true,
  },
  {
    id: "growth-cost-per-lead",
    value: "31%",
    label: "lower cost per qualified lead",
    sentence: "A qualified lead costs 31% less.",
    where: "growth-stat",
    sample: true,
  },
  {
    // The longest of the first three steps together: 1, 2 and 4 weeks (process.ts).
    id: "growth-weeks-to-live",
    value: "7 weeks",
    label: "at most, from first call to live campaigns",
    sentence: "From first call to live campaigns in 7 weeks at most.",
    where: "growth-stat",
    sample: true,
  },
  {
    id: "growth-ownership",
    value: "100%",
    label: "of accounts, data and copy stay yours",
    sentence: "100% of accounts, data and copy stay yours.",
    where: "growth-stat",
    sample: true,
  },
] as const satisfies readonly Claim[];

export type ClaimId = (typeof list)[number]["id"];

export const claims: readonly Claim[] = list;

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

function standingAt(place: ClaimPlace): readonly Claim[] {
  return claims.filter((one) => one.where === place);
}

export const costStats = standingAt("talent-cost-stat");
export const whyStats = standingAt("talent-why-stat");
export const aiStats = standingAt("ai-stat");
export const growthStats = standingAt("growth-stat");

/**
 * What the talent page reckons with, in dollars and percent of a year's pay: the one home of these numbers. What follows
 * from them is computed.
 */
export const hiringCosts = {
  sample: true,
  /** An average search of one's own, and what a client's people spend on interviews when we search. */
  ownSearch: 15_000,
  ownTime: 1_200,
  /** Our fee: for most roles, and for director level and above. */
  fee: 8,
  seniorFee: 10,
  /** The fee of a typical agency. */
  agencyFee: 20,
  /** Two yearly salaries: an operations manager's and a backend engineer's. */
  manager: 90_000,
  engineer: 160_000,
  /** A month of a contract hire, an example. */
  contract: { pay: 7_000, employerCosts: 2_000, fee: 750, who: "a backend engineer in Lisbon" },
} as const;

/** Where the figures about the market are from. */
export const marketSource = {
  sample: true,
  text: "Market figures: 2023 hiring survey of 1,200 US companies.",
} as const;

/** @returns A fee of so many percent of a year's pay. */
export function feeOn(yearlyPay: number, percent: number): number {
  return Math.round((yearlyPay * percent) / 100);
}

/** @returns By how many percent the first sum is below the second, rounded. */
export function savedPercent(cost: number, instead: number): number {
  return Math.round((1 - cost / instead) * 100);
}

/** @returns The yearly pay at which a fee of so many percent and the client's own time cost as much as another way. */
export function breakEvenPay(instead: number, ownTime: number, percent: number): number {
  return Math.round(((instead - ownTime) * 100) / percent);
}

/** The figures behind the talent page's sums: amounts in whole units of the currency, fees in percent of a year's pay. */
export const hiringCosts = {
  sample: true,
  /** The cost of an average search of your own, and of your people's time for interviews when we search. */
  ownSearch: 15_000,
  ownTime: 1_200,
  /** Our fee for most roles, and from director level up. */
  fee: 8,
  seniorFee: 10,
  /** The fee of a typical agency. */
  agencyFee: 20,
  /** The yearly pay of an operations manager and of a backend engineer. */
  manager: 90_000,
  engineer: 160_000,
  /** An example month of a contract hire. */
  contract: { pay: 7_000, employerCosts: 2_000, fee: 750, who: "a backend engineer in Lisbon" },
} as const;

/** The source of the market figures. */
export const marketSource = {
  sample: true,
  text: "Market figures: 2023 hiring survey of 1,200 US companies.",
} as const;

/** @returns a fee in percent of a year's pay, as a whole amount. */
export function feeOn(yearlyPay: number, percent: number): number {
  return Math.round((yearlyPay * percent) / 100);
}

/** @returns by how many percent a cost is lower than another one, rounded. */
export function savedPercent(cost: number, instead: number): number {
  return Math.round((1 - cost / instead) * 100);
}

/** @returns the yearly pay at which a fee in percent plus the client's own time costs as much as the alternative. */
export function breakEvenPay(instead: number, ownTime: number, percent: number): number {
  return Math.round(((instead - ownTime) * 100) / percent);
}

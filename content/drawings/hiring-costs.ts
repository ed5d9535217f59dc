/**
 * The figures behind the sums on the talent page. Amounts are in whole units of the currency, fees in percent of the
 * yearly pay.
 */
export const hiringCosts = {
  sample: true,
  /** The average cost of a client's own search, and the cost of the client's time for interviews if we search. */
  ownSearch: 15_000,
  ownTime: 1_200,
  /** Our fee for most roles, and our fee from director level up, in percent. */
  fee: 8,
  seniorFee: 10,
  /** The fee of a typical agency, in percent. */
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

/** Returns a fee in percent of the yearly pay as a whole amount. */
export function feeOn(yearlyPay: number, percent: number): number {
  return Math.round((yearlyPay * percent) / 100);
}

/** Returns by how many percent a cost is lower than another one, rounded. */
export function savedPercent(cost: number, instead: number): number {
  return Math.round((1 - cost / instead) * 100);
}

/** Returns the yearly pay at which a fee in percent plus the client's own time costs as much as the alternative. */
export function breakEvenPay(instead: number, ownTime: number, percent: number): number {
  return Math.round(((instead - ownTime) * 100) / percent);
}

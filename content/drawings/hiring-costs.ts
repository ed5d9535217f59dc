import { formatMoney } from "../words";

/**
 * The figures behind the sums on the talent page. Amounts are in whole units of the currency, fees in percent of the
 * yearly cost (CTC).
 */
export const hiringCosts = {
  sample: true,
  /** The average cost of a hire in the market. */
  average: 15_000,
  /** Our fee for most roles, and our fee from director level up, in percent. */
  fee: 8,
  seniorFee: 10,
  /** The example of a payroll hire: the parts of the yearly cost, and the client's own time for the search. */
  example: { who: "an operations manager", salary: 64_000, bonus: 4_000, contributions: 7_000 },
  ownTime: { hours: 24, cost: 2_400 },
  /** An example month of a contract hire. */
  contract: { who: "a backend engineer in Lisbon", pay: 7_000, employerCosts: 2_000, fee: 750 },
} as const;

const { average, fee, example, ownTime, contract } = hiringCosts;

/** The yearly cost of the example, our fee for it, and the whole cost of that hire with the client's own time. */
export const yearlyCost = example.salary + example.bonus + example.contributions;
export const exampleFee = feeOn(yearlyCost, fee);
export const exampleCost = exampleFee + ownTime.cost;

/** How much lower than the average our fee is in the example, and the whole cost of that hire, in percent. */
export const saved = { byFee: savedPercent(exampleFee, average), inAll: savedPercent(exampleCost, average) };

/** The source of the market figures. */
export const marketSource = {
  sample: true,
  text: "Market figures from a 2023 survey of 1,200 US companies.",
} as const;

/** The sums of both plans, by plan id. */
export const planBills = {
  "payroll-hire": {
    title: `For example, ${example.who}`,
    lines: [
      ["Salary and bonus", formatMoney(example.salary + example.bonus)],
      ["Contributions", formatMoney(example.contributions)],
      ["Annual CTC", formatMoney(yearlyCost)],
    ],
    sum: [`Our fee: ${fee}%, once`, formatMoney(exampleFee)],
  },
  "contract-hire": {
    title: `For example, ${contract.who}`,
    lines: [
      ["Pay", formatMoney(contract.pay)],
      ["Employer’s costs", formatMoney(contract.employerCosts)],
      ["Our fee", formatMoney(contract.fee)],
    ],
    sum: ["One month", formatMoney(contract.pay + contract.employerCosts + contract.fee)],
  },
} as const;

/** Returns the whole amount of a fee that is a percentage of the yearly cost. */
export function feeOn(yearlyCost: number, percent: number): number {
  return Math.round((yearlyCost * percent) / 100);
}

/** Returns the saving of a cost compared with another one, in whole percent. */
export function savedPercent(cost: number, otherCost: number): number {
  return Math.round((1 - cost / otherCost) * 100);
}

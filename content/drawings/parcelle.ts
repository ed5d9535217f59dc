import { formatMoney } from "../words";

/** The invented figures of the landing page's example: a shop's refund requests before and after its tool. */
const counts = {
  sample: true,
  client: "Parcelle",
  /** Requests per day, and minutes of staff time per request before the tool. */
  requests: 30,
  minutesBefore: 10,
  /** Requests per day that Ana still handles. */
  byHand: 9,
  /** Maximum amount of a request that the tool pays without Ana. */
  limit: 500,
  /** The cost of one hour of Ana's work, and the working days per year: 261 weekdays minus 11 federal holidays. */
  hourly: 28,
  workingDays: 250,
  price: 18_400,
  supportMonthly: 150,
} as const;

/** Returns the yearly cost of staff time, for the minutes of staff time per request. */
const yearlyCost = (minutes: number) => ((counts.requests * minutes) / 60) * counts.workingDays * counts.hourly;
/** Minutes of staff time per request with the tool, averaged over all requests. */
const minutesNow = (counts.byHand * counts.minutesBefore) / counts.requests;
const runningCost = 12 * counts.supportMonthly;
const saved = yearlyCost(counts.minutesBefore) - yearlyCost(minutesNow) - runningCost;

export const parcelle = {
  ...counts,
  /** Requests per day that the tool pays without Ana. */
  automatic: counts.requests - counts.byHand,
  costBefore: formatMoney(yearlyCost(counts.minutesBefore)),
  costNow: formatMoney(yearlyCost(minutesNow)),
  running: formatMoney(runningCost),
  saved: formatMoney(saved),
  paybackMonths: Math.ceil((counts.price / saved) * 12),
} as const;

/** The weeks of the project, counted from its start. The process section, the proposal and its payments use them. */
export const parcelleWeeks = {
  sample: true,
  start: "Start",
  sketch: "Week 2",
  first: "Week 4",
  second: "Week 6",
  versions: "Weeks 4 and 6",
  live: "Week 8",
} as const;

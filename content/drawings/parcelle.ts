import { formatMoney } from "../words";

/**
 * The numbers of the landing page's example, each in this one place: a shop that receives refund requests, before and
 * after its tool. All of it is invented, as `sample` says.
 */
const counts = {
  sample: true,
  client: "Parcelle",
  /** Requests a day, and minutes of staff time for each before there was a tool. */
  requests: 30,
  minutesBefore: 10,
  /** How many of them still reach Ana. */
  byHand: 9,
  /** Up to this amount a request is paid without her. */
  limit: 500,
  /** An hour of her work, and a firm's working days in a year: 261 weekdays less the 11 federal holidays. */
  hourly: 28,
  workingDays: 250,
  price: 18_400,
  supportMonthly: 150,
} as const;

const yearly = (minutes: number) => ((counts.requests * minutes) / 60) * counts.workingDays * counts.hourly;
/** Of staff time, on average over all requests. */
const minutesNow = (counts.byHand * counts.minutesBefore) / counts.requests;
const running = 12 * counts.supportMonthly;
const saved = yearly(counts.minutesBefore) - yearly(minutesNow) - running;

export const parcelle = {
  ...counts,
  minutesNow,
  /** What share of the work the tool has taken over, in percent. */
  relieved: 100 * (1 - counts.byHand / counts.requests),
  costBefore: formatMoney(yearly(counts.minutesBefore)),
  costNow: formatMoney(yearly(minutesNow)),
  running: formatMoney(running),
  saved: formatMoney(saved),
  paybackMonths: Math.ceil((counts.price / saved) * 12),
} as const;

/** The work by its weeks, counted from the start: the process section, the proposal and its payments agree by it. */
export const parcelleWeeks = {
  sample: true,
  start: "Start",
  sketch: "Week 2",
  first: "Week 4",
  second: "Week 6",
  live: "Week 8",
} as const;

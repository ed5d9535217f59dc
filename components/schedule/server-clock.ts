import { MINUTE } from "./zones";

/**
 * How far a device's clock may be off before a notice is shown. It is less than the firm's notice, so that a clock
 * within it offers no time that has passed.
 */
const CLOCK_TOLERANCE_MS = 60 * MINUTE;

/**
 * Compares a device's clock with an answer of the site's server.
 *
 * @param date The answer's `Date`.
 * @param age The answer's `Age`: how many seconds a cache has held it. Some caches keep the `Date` of the first answer,
 *   others renew it and still send an age, so the time is anything between the two.
 * @param deviceTime The time by the device's clock, in ms.
 * @returns what to add to the device's clock, in ms: 0 if it is right, or if the server sends no time.
 */
export function clockError(date: string | null, age: string | null, deviceTime: number): number {
  const earliest = Date.parse(date ?? "");
  const latest = earliest + Math.max(0, Number(age) || 0) * 1000;
  const isRight = deviceTime >= earliest - CLOCK_TOLERANCE_MS && deviceTime <= latest + CLOCK_TOLERANCE_MS;
  return Number.isNaN(earliest) || isRight ? 0 : latest - deviceTime;
}

/** Asks the site's own server for the time, with the smallest possible request. @returns as clockError. */
export async function measureClockError(): Promise<number> {
  // A request that fails would leave a message in the console.
  if (!navigator.onLine) return 0;
  try {
    const { headers } = await fetch(location.pathname, { method: "HEAD", cache: "no-store", credentials: "omit" });
    return clockError(headers.get("date"), headers.get("age"), Date.now());
  } catch {
    return 0;
  }
}

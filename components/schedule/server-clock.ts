import { MINUTE } from "./zones";

/**
 * A smaller error of the device's clock is ignored. It must be less than the notice that the firm needs before a
 * consultation.
 */
const CLOCK_TOLERANCE_MS = 60 * MINUTE;

/**
 * Compares a device's clock with a response of the site's server.
 *
 * @param date The response's `Date` header.
 * @param age The response's `Age` header: the seconds for which a cache has stored it. Some caches update `Date` but
 *   still send an age, so the actual time is between `date` and `date` plus `age`.
 * @param deviceTime The time on the device's clock, in ms.
 * @returns The time to add to the device's clock, in ms: 0 if it is right, or if the server sends no time.
 */
export function clockError(date: string | null, age: string | null, deviceTime: number): number {
  const earliest = Date.parse(date ?? "");
  const latest = earliest + Math.max(0, Number(age) || 0) * 1000;
  const isRight = deviceTime >= earliest - CLOCK_TOLERANCE_MS && deviceTime <= latest + CLOCK_TOLERANCE_MS;
  return Number.isNaN(earliest) || isRight ? 0 : latest - deviceTime;
}

/** Measures the error of the device's clock with the smallest possible request to the site's own server. */
export async function measureClockError(): Promise<number> {
  // A failed request would leave a message in the console.
  if (!navigator.onLine) return 0;
  try {
    const { headers } = await fetch(location.pathname, { method: "HEAD", cache: "no-store", credentials: "omit" });
    return clockError(headers.get("date"), headers.get("age"), Date.now());
  } catch {
    return 0;
  }
}

import type { Page } from "@playwright/test";
import { BOOKING_EVENT } from "@/lib/booking-event";

/**
 * Records the steps of a booking that the page reports.
 *
 * @returns A function that reads the steps of the current page, in order.
 */
export async function recordSteps(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((name) => {
    const steps: string[] = [];
    Object.assign(window, { steps });
    addEventListener(name, (event) => steps.push((event as CustomEvent<{ step: string }>).detail.step));
  }, BOOKING_EVENT);
  return () => page.evaluate(() => (window as unknown as { steps: string[] }).steps);
}

/** Collects faults of texts at several widths of the window. */
import type { Page } from "@playwright/test";
import { schedulePath } from "@/content/routes";
import { findTextFaults } from "./text-faults";

/**
 * @param widths Widths of the window, in CSS px.
 * @returns One line for each fault in the page, and in the site's own calendar in its dialog, with the widths.
 */
export async function sweep(page: Page, widths: readonly number[]): Promise<string[]> {
  const found = new Map<string, number[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const frames = page.frames().filter((frame) => frame === page.mainFrame() || frame.url().endsWith(schedulePath));
    for (const frame of frames) {
      for (const fault of await frame.evaluate(findTextFaults)) found.set(fault, [...(found.get(fault) ?? []), width]);
    }
  }
  return [...found].map(([fault, at]) => `${at[0]} to ${at.at(-1)} px: ${fault}`);
}

/**
 * Whether a fault is anything other than a broken word. A long word may break on a phone: at a hyphen if the browser
 * has a dictionary of the language, otherwise anywhere.
 */
export const isNotBrokenWord = (fault: string) => !fault.includes("breaks within itself");

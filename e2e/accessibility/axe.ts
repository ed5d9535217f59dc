import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/**
 * Runs all of axe's rules on the page as it is, best practices included, and expects no fault.
 *
 * @param state What the page is showing, for the message.
 */
export async function expectNoFault(page: Page, state: string): Promise<void> {
  await page.evaluate(axe.source);
  const faults = await page.evaluate(async () => {
    const engine = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await engine.run(document, { resultTypes: ["violations"] });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
    );
  });
  expect(faults, state).toEqual([]);
}

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** Read, not run: only pages run it. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** The only rules that are not held to, of all that axe has. */
const LEFT_OUT = [
  // Level AAA. The pairs of colors are held to AA (lib/theme.ts).
  "color-contrast-enhanced",
  // Experimental: takes a bold price or job title above a paragraph for a heading.
  "p-as-heading",
  // Experimental: a client's mark takes the focus without being a control, because its tooltip opens on focus.
  "focus-order-semantics",
];

/**
 * Runs all of axe's rules on the page as it is, best practices and those that are off by default included, and expects
 * no fault.
 *
 * @param state What the page is showing, for the message.
 * @param part What of the page has not been looked at before: a selector. Left out: all.
 * @param only Rules, where the others have nothing new to find.
 */
export async function expectNoFault(page: Page, state: string, part?: string, only?: readonly string[]): Promise<void> {
  // Half a megabyte, which a page needs only once.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const faults = await page.evaluate(
    async ([part, leftOut, only]) => {
      const engine = (globalThis as unknown as { axe: typeof axe }).axe;
      const rules = Object.fromEntries(
        engine
          .getRules()
          .map(({ ruleId }) => [ruleId, { enabled: only ? only.includes(ruleId) : !leftOut.includes(ruleId) }]),
      );
      // In a frame there is no axe, for whose answer it would wait.
      const { violations } = await engine.run(part ?? document, {
        rules,
        resultTypes: ["violations"],
        iframes: false,
      });
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
      );
    },
    [part, LEFT_OUT, only] as const,
  );
  expect(faults, state).toEqual([]);
}

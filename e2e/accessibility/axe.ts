import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** The source of axe, which tests run in the page. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** The only rules of axe that are off. */
const EXCLUDED_RULES = [
  // Level AAA. The color pairs meet AA (lib/theme.ts).
  "color-contrast-enhanced",
  // Experimental: mistakes a bold price or job title above a paragraph for a heading.
  "p-as-heading",
  // Experimental: a person of the team is focusable without being a control, because its tooltip opens on focus.
  "focus-order-semantics",
];

/** Rules that depend on layout, for a page that was already checked in another window size. */
export const LAYOUT_RULES = ["color-contrast", "target-size", "scrollable-region-focusable", "css-orientation-lock"];

/**
 * Runs all of axe's rules on the current page, including best practices and those off by default, and expects no
 * violation.
 *
 * @param state The state of the page, for the message.
 * @param part A selector of the part to check. By default, the whole page.
 * @param only The rules to run. By default, all.
 */
export async function expectNoAxeViolation(
  page: Page,
  state: string,
  part?: string,
  only?: readonly string[],
): Promise<void> {
  // Once per page, because axe is half a megabyte.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ([part, excluded, only]) => {
      const engine = (globalThis as unknown as { axe: typeof axe }).axe;
      const rules = Object.fromEntries(
        engine
          .getRules()
          .map(({ ruleId }) => [ruleId, { enabled: only ? only.includes(ruleId) : !excluded.includes(ruleId) }]),
      );
      // axe would wait for a response from frames, where it does not run.
      const { violations: found } = await engine.run(part ?? document, {
        rules,
        resultTypes: ["violations"],
        iframes: false,
      });
      return found.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
      );
    },
    [part, EXCLUDED_RULES, only] as const,
  );
  expect(violations, state).toEqual([]);
}

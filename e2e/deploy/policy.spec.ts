/**
 * The policy of every page, as Google's evaluator reads it. That pages live under it is held by each test of e2e/visit.ts:
 * the browser says on the console what it has stopped.
 */
import { expect, test } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { routes, schedulePath } from "@/content/routes";

test("every page has a policy without anything unsafe, that Google's CSP Evaluator finds nothing grave in", async ({
  request,
}) => {
  for (const page of [...routes.map(({ path }) => path), schedulePath, "/no-such-page"]) {
    const policy = (await request.get(page)).headers()["content-security-policy"] ?? "";
    expect(policy, page).toMatch(/^default-src 'none';/);
    expect(policy, page).not.toMatch(/unsafe|\*|data:|http:/);
    const grave = new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
    expect(grave, page).toEqual([]);
  }
});

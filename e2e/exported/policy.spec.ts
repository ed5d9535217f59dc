/**
 * The policy of every page, checked by Google's CSP Evaluator. Each browser test checks that pages work with it,
 * because e2e/visit.ts allows no console message, and a violation causes one.
 */
import { expect, test } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { pageAddress, routes, schedulePath } from "@/content/routes";
import { requestAddress } from "./exported-page";

test("every page has a policy without unsafe sources, and Google's CSP Evaluator reports nothing severe", async () => {
  for (const page of [...routes.map(({ path }) => pageAddress(path)), schedulePath, "/no-such-page"]) {
    const policy = (await requestAddress(page)).headers["content-security-policy"] ?? "";
    expect(policy, page).toMatch(/^default-src 'none';/);
    expect(policy, page).not.toMatch(/unsafe|\*|data:|http:/);
    const severe = new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
    expect(severe, page).toEqual([]);
  }
});

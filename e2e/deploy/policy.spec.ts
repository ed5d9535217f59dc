/** The exported pages under their policy: evaluated, and used in a browser without one violation. */
import { expect, test } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { routes, schedulePath } from "@/content/routes";

const pages = [...routes.map(({ path }) => path), schedulePath, "/no-such-page"];

for (const page of pages) {
  test(`${page} has a policy without anything unsafe, that Google's CSP Evaluator finds nothing grave in`, async ({
    request,
  }) => {
    const policy = (await request.get(page)).headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
    const grave = new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
    expect(grave).toEqual([]);
  });

  test(`${page} loads and is read to its end without a violation of its policy`, async ({ page: tab }) => {
    const violations = await watch(tab);
    await tab.goto(page);
    await tab.keyboard.press("Tab");
    await tab.mouse.wheel(0, 100_000);
    await tab.waitForLoadState("networkidle");
    expect(violations).toEqual([]);
  });
}

for (const { path } of routes.filter(({ booking }) => booking === "dialog")) {
  test(`on ${path} the dialog opens, holds the page still and closes without a violation`, async ({ page: tab }) => {
    const violations = await watch(tab);
    await tab.goto(path);
    await tab
      .getByRole("link", { name: "Get Started" })
      .or(tab.getByRole("button", { name: "Get Started" }))
      .first()
      .click();
    await expect(tab.getByRole("dialog")).toBeVisible();
    await expect(tab.frameLocator("iframe").first().locator("body")).toBeVisible();
    const before = await tab.evaluate(() => scrollY);
    await tab.mouse.move(5, 5);
    await tab.mouse.wheel(0, 600);
    expect(await tab.evaluate(() => scrollY), "the page behind does not scroll").toBe(before);
    await tab.keyboard.press("Escape");
    await expect(tab.getByRole("dialog")).toBeHidden();
    expect(violations).toEqual([]);
  });
}

test("the talent page's team strip shows its tooltip without a violation", async ({ page: tab }) => {
  const violations = await watch(tab);
  await tab.goto("/talent");
  const person = tab.locator("#team").getByRole("link").first();
  await person.scrollIntoViewIfNeeded();
  await person.hover();
  await person.focus();
  await expect(tab.getByRole("tooltip").first()).toBeAttached();
  expect(violations).toEqual([]);
});

/** Collects what the policy stops, in the page and in its frames, and what the console says of it. */
async function watch(tab: import("@playwright/test").Page): Promise<string[]> {
  const violations: string[] = [];
  tab.on("console", (message) => {
    if (/content security policy|permissions[- ]policy|unrecognized feature/i.test(message.text()))
      violations.push(message.text());
  });
  await tab.exposeFunction("reportViolation", (text: string) => violations.push(text));
  await tab.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

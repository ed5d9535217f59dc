/** Analytics as in docs/campaigns.md: Plausible's real tracker, and a replacement for Umami's script. */
import { build } from "esbuild";
import type { Analytics } from "@/content/schema/campaigns";
import { site } from "@/content/site";
import { dialogOf, openBy, openerOf } from "./booking/dialog";
import { changeSite, withAnalytics } from "./site-variant";
import { BOOKING_PAGE, test as base, expect } from "./visit";

const COUNTER = "https://counter.example";
const PLAUSIBLE = `import { init } from "@plausible-analytics/tracker";
  init({ domain: "threefold.example.com", endpoint: "${COUNTER}", captureOnLocalhost: true, logging: false });`;
const UMAMI_SCRIPT = `const { websiteId } = document.currentScript.dataset;
  const send = (data) => fetch("${COUNTER}", { method: "POST", body: JSON.stringify({ websiteId, ...data }) });
  window.umami = { track: (name, data) => send({ name, data }) };
  send({ name: "visit" });`;
const UMAMI = { [`${COUNTER}/script.js`]: UMAMI_SCRIPT };

type Visit = (analytics: Partial<Analytics>, scripts: Record<string, string>, hash?: string) => Promise<object[]>;

const test = base.extend<{ visit: Visit }>({
  visit: async ({ page, allowedOrigins }, use) => {
    allowedOrigins.add(COUNTER);
    await use(async (analytics, scripts, hash = "") => {
      const counted: object[] = [];
      await page.route(COUNTER, (route) => {
        counted.push(route.request().postDataJSON());
        return route.fulfill({ status: 202, headers: { "access-control-allow-origin": "*" } });
      });
      const settings = { src: `${COUNTER}/script.js`, notice: "Counted.", connect: [COUNTER], ...analytics };
      await changeSite(page, await withAnalytics(settings), undefined, settings);
      for (const [address, body] of Object.entries(scripts))
        await page.route(address, (route) => route.fulfill({ contentType: "text/javascript", body }));
      await page.goto(BOOKING_PAGE + hash);
      return counted;
    });
  },
});
test.skip(Boolean(site.analytics), "the owner's own are in these pages");

// The test of Umami below covers the site's own code in every check.
test("Plausible's tracker in public/ counts the page and a step of a booking", { tag: "@nightly" }, async ({
  page,
  visit,
}) => {
  // Otherwise Plausible would ignore the test's browser as a bot.
  await page.addInitScript("window.__plausible = true");
  const script = await build({ stdin: { contents: PLAUSIBLE, resolveDir: "." }, bundle: true, write: false });
  const counted = await visit({ src: "/analytics.js" }, { "/analytics.js": script.outputFiles[0]?.text ?? "" });
  await expect.poll(() => counted).toMatchObject([{ n: "pageview", d: "threefold.example.com" }]);
  await openBy(openerOf(page));
  await expect.poll(() => counted).toContainEqual(expect.objectContaining({ n: "booking", p: { step: "opened" } }));
});

test("Umami's script of another host also counts a step before it has loaded", async ({ visit }) => {
  const counted = await visit({ attributes: { "data-website-id": "94db1cb1" } }, UMAMI, "#book");
  const expected = [{ name: "visit" }, { name: "booking", data: { step: "opened" } }];
  await expect.poll(() => counted).toEqual(expected.map((event) => ({ websiteId: "94db1cb1", ...event })));
});

test("loads and counts nothing before consent, if consent is required", async ({ page, visit }) => {
  const agree = "window.agree = () => dispatchEvent(new Event('analytics-consent'))";
  const counted = await visit({ consent: "/consent.js" }, { ...UMAMI, "/consent.js": agree });
  await page.waitForFunction(() => "agree" in window);
  await openBy(openerOf(page));
  await dialogOf(page).close.click();
  await expect(page.locator(`script[src^="${COUNTER}"]`)).toHaveCount(0);
  await page.evaluate("agree()");
  await expect.poll(() => counted).toEqual([{ name: "visit" }]);
  await openBy(openerOf(page));
  await expect.poll(() => counted).toEqual([{ name: "visit" }, { name: "booking", data: { step: "opened" } }]);
});

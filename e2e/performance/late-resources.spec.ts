/** Pages do not shift when their script or the rest of their HTML loads late. */
import { createServer } from "node:http";
import type { Browser, Route } from "@playwright/test";
import { schedulePath, site } from "@/content/site";
import { listen } from "@/deploy/loopback";
import { expectReact } from "../booking/dialog";
import { BOOKING_PAGE, delayRequests, expect, PAGES, test } from "../visit";
import { readPaints, VISIBLE_SHIFT, waitForFrames } from "./paint-timing";

const PHONE = { width: 360, height: 740 };

// Enables animations, which other tests turn off.
test.use({ viewport: PHONE, contextOptions: { reducedMotion: "no-preference" } });

/** The ends of elements at which a page may pause. */
const CUTS = /<\/(?:h1|p|svg|div)>/g;

/** Returns the ends of the hero's elements, as offsets in the page. */
function cutsInHero(html: string): number[] {
  const start = html.indexOf("<main");
  const hero = html.slice(start, html.indexOf("</section>"));
  return [...hero.matchAll(CUTS)].map(({ index, 0: tag }) => start + index + tag.length);
}

/** Returns the ends of the hero's heading and of its drawing, the largest part. */
function mainCuts(html: string): number[] {
  const cuts = cutsInHero(html);
  return ["</h1>", "</svg>"].flatMap((tag) => cuts.find((cut) => html.slice(0, cut).endsWith(tag)) ?? []);
}

/** Loads a page in two parts for each offset, and expects that the second part does not shift the first. */
async function expectNoShiftAtCuts(browser: Browser, html: string, cuts: readonly number[]): Promise<void> {
  expect(cuts.length).toBeGreaterThan(0);
  let cut = 0;
  let sendRest = () => {};
  // A separate context, because fonts and pictures fail here, which e2e/visit.ts would report.
  await using page = await browser.newPage({ viewport: PHONE });
  const server = createServer((request, response) => {
    if (request.url !== "/") return response.writeHead(404).end();
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write(html.slice(0, cut));
    sendRest = () => response.end(html.slice(cut));
  });
  const url = await listen(server.unref());
  for (cut of cuts) {
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await page.evaluate(waitForFrames);
    sendRest();
    await page.waitForLoadState("load");
    const { shift } = await page.evaluate(readPaints);
    expect(shift, `cumulative layout shift, cut after ${html.slice(cut - 40, cut)}`).toBeLessThan(VISIBLE_SHIFT);
  }
}

for (const { id, address, booking } of PAGES) {
  for (const [where, cutsOf, tag] of [
    ["the heading or drawing", mainCuts, booking === "dialog" ? [] : ["@nightly"]],
    ["any element of the hero", cutsInHero, ["@nightly"]],
  ] as const) {
    test(`${id} does not shift when its HTML pauses after ${where}`, { tag: [...tag] }, async ({
      browser,
      request,
    }) => {
      const html = (await (await request.get(address)).text()).replace(
        /<meta http-equiv="Content-Security-Policy"[^>]*>/,
        "",
      );
      await expectNoShiftAtCuts(browser, html, cutsOf(html));
    });
  }
}

const DELAYED_SCRIPT = "/delayed.js";

/**
 * A page with islands, and the scheduling page, in its own tab and in the dialog's frame. A script renders its content.
 */
const SCRIPTED = [
  { name: "a page with islands", address: BOOKING_PAGE, isFramed: false },
  { name: "schedule", address: schedulePath, isFramed: false },
  ...(site.bookingUrl ? [] : [{ name: "schedule in the dialog", address: `${BOOKING_PAGE}#book`, isFramed: true }]),
];

test.describe("with a late script", () => {
  // A phone on which the content below the scheduling page's picker is in view. The size is set before loading, because
  // a busy machine may otherwise lay out the page in the previous size first.
  test.use({ viewport: { width: 412, height: 823 }, tolerated: /Failed to load resource/ });

  for (const { name, address, isFramed } of SCRIPTED) {
    test(`${name} does not shift`, async ({ page }) => {
      await page.route(isFramed ? schedulePath : address, async (route) => {
        const html = await (await route.fetch()).text();
        await route.fulfill({
          contentType: "text/html",
          body: html.replace("</footer>", `$&<script src="${DELAYED_SCRIPT}"></script>`),
        });
      });
      await page.route(DELAYED_SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
      const release = await delayRequests(page, DELAYED_SCRIPT);
      const fonts: Route[] = [];
      await page.route("**/*.woff2", (route) => void fonts.push(route));
      await page.goto(address, { waitUntil: "commit" });
      const shown = isFramed ? page.frameLocator("iframe") : page;
      const main = shown.locator("main");
      await expect(main).toBeVisible();
      // Waits for a paint, because a press before the first paint would end the browser's record of paints. In a frame,
      // the first paint is that of the script's content.
      if (isFramed) await main.evaluate(waitForFrames);
      else await main.evaluate(readPaints);
      release();
      if (name.startsWith("schedule")) await expect(shown.getByRole("radio").last()).toBeAttached();
      const { shift: shiftBefore } = await main.evaluate(readPaints);
      expect(shiftBefore, "cumulative layout shift").toBe(0);
      if (address === schedulePath) return;
      // The islands start after everything else has loaded. Fonts that fail later do not change the text.
      for (const route of fonts) await route.abort();
      await expectReact(page);
      const { shift } = await main.evaluate(readPaints);
      expect(shift, "cumulative layout shift").toBe(0);
    });
  }
});

import type { Page } from "@playwright/test";
import { TAB_PAGES } from "@/lib/navigation";
import {
  expectCalendar,
  expectDialog,
  expectOtherWays,
  expectPageAsBefore,
  openBy,
  openerOf,
  pressEscape,
} from "../booking/dialog";
import { changeSite } from "../site-variant";
import { BOOKING_PAGE, expect, measureSidewaysScroll, OTHER_PAGE, PAGES, test } from "../visit";

/** Expects that every page shows its heading and fits the window. */
async function expectReadable(page: Page): Promise<void> {
  const others = PAGES.map(({ address }) => address).filter((address) => address !== BOOKING_PAGE);
  for (const address of [...others, BOOKING_PAGE]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await measureSidewaysScroll(page), address).toBe(0);
  }
}

/** Expects that a link and `#book` open the dialog. */
async function expectBooking(page: Page): Promise<void> {
  await openBy(openerOf(page));
  await expectCalendar(page);
  await expectOtherWays(page);
  await pressEscape(page);
  await expectPageAsBefore(page);
  await page.goto(OTHER_PAGE);
  await page.goto(`${BOOKING_PAGE}#book`);
  await expectDialog(page);
}

test.describe("without pictures or fonts", () => {
  test.use({ tolerated: /Failed to load resource/ });

  test("every page can be read", async ({ page }) => {
    await page.route(/\/_hashed\/.*\.(avif|webp|svg|woff2)$/, (route) => route.abort());
    await expectReadable(page);
  });

  test("shows text in the fallback fonts while the fonts load", async ({ page }) => {
    await page.route(/\.woff2$/, () => Promise.resolve());
    await page.goto(BOOKING_PAGE, { waitUntil: "commit" });
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    // With `font-display: block`, browsers would hide the text for up to three seconds.
    const displays = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loading").map(({ display }) => display),
    );
    expect(displays.length).toBeGreaterThan(0);
    for (const display of displays) expect(["swap", "fallback", "optional"]).toContain(display);
  });
});

test("booking works in a browser that refuses cookies and storage", async ({ page }) => {
  await page.addInitScript(() => {
    const throwError = () => {
      throw new DOMException("refused", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(globalThis, name, { get: throwError, configurable: true });
    }
    Object.defineProperty(document, "cookie", { get: throwError, set: throwError });
  });
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  await pressEscape(page);
  await expectPageAsBefore(page);
  // At the end, e2e/visit.ts reads the storage of the last page.
  await page.goto("about:blank");
});

/**
 * An older browser: the markup and CSS that it does not support, with replacements, and a function that removes objects
 * from scripts.
 */
interface OldBrowser {
  missing: string;
  /** Pairs of a feature as it is written in the pages, and a replacement that no browser supports. */
  replaced: readonly (readonly [RegExp | string, string])[];
  removeFeatures?: () => void;
}

const WITHOUT_POPOVERS: OldBrowser = {
  missing: "popovers",
  replaced: [
    [/ popover(target)?="/g, ' data-old$1="'],
    [":popover-open", ":-old-popover-open"],
  ],
  removeFeatures: () => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  },
};

const OLD_BROWSERS: readonly OldBrowser[] = [
  {
    missing: ":has(), scroll-driven animations, dvh, color-mix(), CSS animations and speculation rules",
    replaced: [
      [":has(", ":-old-has("],
      ["animation-timeline", "-old-timeline"],
      ["dvh", "-oldvh"],
      ["color-mix(", "-old-mix("],
      ["@keyframes", "@-old-keyframes"],
      ["@starting-style", "@-old-starting-style"],
      ['type="speculationrules"', 'type="application/json"'],
    ],
  },
  WITHOUT_POPOVERS,
  {
    missing: "view transitions, idle callbacks and the Navigation API",
    replaced: [["@view-transition", "@-old-view-transition"]],
    removeFeatures: () => {
      Reflect.deleteProperty(globalThis, "requestIdleCallback");
      Reflect.deleteProperty(globalThis, "navigation");
      Reflect.deleteProperty(Document.prototype, "startViewTransition");
      Reflect.deleteProperty(Element.prototype, "checkVisibility");
    },
  },
];

/**
 * Removes features from the browser, for the pages that it loads next.
 *
 * @returns The features in `replaced` that no page has used, so that the test does not cover them.
 */
async function removeFeaturesOf(page: Page, { replaced, removeFeatures }: OldBrowser): Promise<() => string[]> {
  const unused = new Set(replaced.map(([feature]) => String(feature)));
  await changeSite(page, (text) =>
    replaced.reduce((changed, [feature, replacement]) => {
      const next = changed.replaceAll(feature, replacement);
      if (next !== changed) unused.delete(String(feature));
      return next;
    }, text),
  );
  if (removeFeatures) await page.addInitScript(removeFeatures);
  return () => [...unused];
}

for (const browser of OLD_BROWSERS) {
  test(`pages and booking work in a browser without ${browser.missing}`, { tag: "@nightly" }, async ({ page }) => {
    const unusedFeatures = await removeFeaturesOf(page, browser);
    await expectReadable(page);
    await expectBooking(page);
    expect(unusedFeatures(), "features that no page uses").toEqual([]);
  });
}

test("in a browser without popovers, pages have no menu, and the footer links all pages", async ({ page }) => {
  // Makes `not selector(:popover-open)` true.
  const replaced = [["not selector(:popover-open)", "selector(a)"], ...WITHOUT_POPOVERS.replaced] as const;
  const unusedFeatures = await removeFeaturesOf(page, { ...WITHOUT_POPOVERS, replaced });
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(BOOKING_PAGE);
  await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("navigation")).toHaveCount(0);
  for (const { navLabel } of TAB_PAGES) {
    await expect(
      page.getByRole("contentinfo").getByRole("navigation").getByRole("link", { name: navLabel, exact: true }),
    ).toBeVisible();
  }
  expect(unusedFeatures(), "features that the page does not use").toEqual([]);
});

import type { Page } from "@playwright/test";
import { routes } from "@/content/routes";
import { OWN_PAGES } from "@/lib/navigation";
import {
  expectCalendar,
  expectDialog,
  expectOtherWays,
  expectPageAsBefore,
  openBy,
  openerOf,
  pressEscape,
} from "../booking/dialog";
import { BOOKING_PAGE, ELSEWHERE, expect, PAGES, sidewaysScroll, test } from "../visit";
import { type Change, changeSite } from "./variant";

/** Every page shows its heading and fits the window, and the dialog's calendar comes, by a press and by `#book`. */
async function readAndBook(page: Page): Promise<void> {
  const others = PAGES.map(({ address }) => address).filter((address) => address !== BOOKING_PAGE);
  for (const address of [...others, BOOKING_PAGE]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await sidewaysScroll(page), address).toBe(0);
  }
  await openBy(openerOf(page));
  await expectCalendar(page);
  await expectOtherWays(page);
  await pressEscape(page);
  await expectPageAsBefore(page);
  await page.goto(ELSEWHERE);
  await page.goto(`${BOOKING_PAGE}#book`);
  await expectDialog(page);
}

test.describe("without pictures or fonts", () => {
  test.use({ tolerated: /Failed to load resource/ });

  test("every page can be read, and a booking made", async ({ page }) => {
    await page.route(/\/_hashed\/.*\.(avif|webp|svg|woff2)$/, (route) => route.abort());
    await readAndBook(page);
  });

  test("fonts that hang keep no word from the visitor", async ({ page }) => {
    await page.route(/\.woff2$/, () => Promise.resolve());
    await page.goto(BOOKING_PAGE, { waitUntil: "commit" });
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    // The words are drawn at once in the fallback, not in the invisible face of a blocking font.
    const displays = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loading").map(({ display }) => display),
    );
    expect(displays.length).toBeGreaterThan(0);
    for (const display of displays) expect(["swap", "fallback", "optional"]).toContain(display);
  });
});

test("cookies and storage refused: nothing asks for them", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
    }
    Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
  });
  for (const { path } of routes) await page.goto(path);
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  await pressEscape(page);
  await expectPageAsBefore(page);
  // The promises of visit.ts read the storage afterwards.
  await page.goto("about:blank");
});

/** A browser of some years ago, told by what it makes of the page's CSS and what its scripts can call. */
const OLD_BROWSERS: { lacks: string; change: Change; remove?: () => void }[] = [
  {
    lacks: ":has(), scroll-driven animations, dvh, color-mix, animations of the dialog and speculation rules",
    change: (text) =>
      text
        .replaceAll(":has(", ":-old-has(")
        .replaceAll("animation-timeline", "-old-timeline")
        .replaceAll("dvh", "-oldvh")
        .replaceAll("color-mix(", "-old-mix(")
        .replaceAll("@keyframes", "@-old-keyframes")
        .replaceAll("@starting-style", "@-old-starting-style")
        .replaceAll('type="speculationrules"', 'type="application/json"'),
  },
  {
    lacks: "popovers",
    change: (text) =>
      text.replaceAll(/ popover(target)?="/g, ' data-old$1="').replaceAll(":popover-open", ":-old-popover-open"),
    remove: () => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
        Reflect.deleteProperty(HTMLElement.prototype, name);
      }
    },
  },
  {
    lacks: "view transitions, idle callbacks and the Navigation API",
    change: (text) => text.replaceAll("@view-transition", "@-old-view-transition"),
    remove: () => {
      Reflect.deleteProperty(globalThis, "requestIdleCallback");
      Reflect.deleteProperty(globalThis, "navigation");
      Reflect.deleteProperty(Document.prototype, "startViewTransition");
      Reflect.deleteProperty(Element.prototype, "checkVisibility");
    },
  },
];

for (const { lacks, change, remove } of OLD_BROWSERS) {
  test(`a browser without ${lacks} shows the pages and books`, async ({ page }) => {
    await changeSite(page, change);
    if (remove) await page.addInitScript(remove);
    await readAndBook(page);
  });
}

test("a browser without popovers has no menu, and all pages in the footer", async ({ page }) => {
  const old = OLD_BROWSERS.find(({ lacks }) => lacks === "popovers");
  // `not selector(:popover-open)` has to be true for this browser.
  await changeSite(page, (text, kind) =>
    (old?.change(text, kind) ?? text).replaceAll("not selector(:-old-popover-open)", "selector(a)"),
  );
  if (old?.remove) await page.addInitScript(old.remove);
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(BOOKING_PAGE);
  await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("navigation")).toHaveCount(0);
  for (const { navLabel } of OWN_PAGES) {
    await expect(
      page.getByRole("contentinfo").getByRole("navigation").getByRole("link", { name: navLabel, exact: true }),
    ).toBeVisible();
  }
});

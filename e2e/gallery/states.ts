/** The states that the gallery shows of each page. */
import { existsSync } from "node:fs";
import { type Page, type PlaywrightTestOptions, test } from "@playwright/test";
import { routes, schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { chrome, dialog } from "@/content/words";
import { findExamples } from "@/lib/examples";
import { TAB_PAGES } from "@/lib/navigation";
import { openBy, openerOf } from "../booking/dialog";
import { EXAMPLES_DIR } from "../site-dir";
import { TOOLTIP_TRIGGER } from "../visit";

/** A state of a page: how to reach it, and how much of it to show. */
export interface State {
  id: string;
  /** The ids of the pages that have the state. */
  pages: readonly string[];
  /** In CSS px. By default, a phone and a desktop. */
  widths?: readonly number[];
  /** Height of the window in CSS px. By default 800, or half the width if that is more. */
  height?: number;
  /** Whether to show only the window instead of the whole page. */
  window?: true;
  browser?: Partial<PlaywrightTestOptions>;
  /** Runs before the page is requested. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs when the page has loaded. */
  arrange?: (page: Page) => Promise<unknown>;
}

/** The pages of examples. Only a build with `--examples` has them. */
const EXAMPLES = existsSync(EXAMPLES_DIR)
  ? [...(await findExamples()).keys()].map((name) => ({ id: name, path: `/examples/${name}/` }))
  : [];

/** Every page of the site, including the two that the navigation does not link. */
const SITE_PAGES: readonly { id: string; path: string }[] = [
  ...routes,
  { id: "schedule", path: schedulePath },
  { id: "404", path: "/no-such-page" },
];

export const PAGES = [...SITE_PAGES, ...EXAMPLES];

const WIDTHS = [360, 768, 1280, 1920] as const;
/** A4 in landscape at 96 px per inch. */
const PAPER = { widths: [1123], height: 794 } as const;
/** A window of 1280 by 1024 px at 400 % (WCAG 2.2, 1.4.10). */
const ZOOMED = { widths: [320], height: 256, window: true, browser: { deviceScaleFactor: 4 } } as const;

// /home is left out, because it is the landing page at a second address.
const MARKETING = TAB_PAGES.map(({ id }) => id);
const WITH_DIALOG = TAB_PAGES.filter(({ booking }) => booking === "dialog").map(({ id }) => id);
const ONCE = [...MARKETING, "schedule", "404"];

export const STATES: readonly State[] = [
  { id: "rest", pages: SITE_PAGES.map(({ id }) => id), widths: [320, ...WIDTHS, 2560] },
  { id: "examples", pages: EXAMPLES.map(({ id }) => id) },
  {
    id: "dialog",
    pages: WITH_DIALOG,
    widths: WIDTHS,
    window: true,
    async arrange(page) {
      await openDialog(page);
      await page.frameLocator("iframe").getByRole("heading").first().waitFor({ state: "attached" });
    },
  },
  {
    id: "dialog-failing",
    pages: WITH_DIALOG,
    window: true,
    before: (page) => page.route(isCalendar, (route) => route.abort("connectionrefused")),
    async arrange(page) {
      await openDialog(page);
      await page.getByRole("dialog").getByText(dialog.loading).waitFor({ state: "hidden" });
    },
  },
  { id: "menu", pages: WITH_DIALOG, widths: [360, 768], window: true, arrange: openMenu },
  {
    id: "tooltip",
    pages: WITH_DIALOG,
    window: true,
    async arrange(page) {
      const element = page.locator(`${TOOLTIP_TRIGGER}:visible`).last();
      test.skip((await element.count()) === 0, "not in this content");
      await element.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
      await element.hover();
      await page.getByRole("tooltip").waitFor({ state: "attached" });
    },
  },
  {
    id: "focus",
    pages: ONCE,
    window: true,
    async arrange(page) {
      // After a key press, the browser shows the focus ring even if a script moves the focus.
      await page.keyboard.press("Tab");
      await page.getByRole("main").getByRole("link").first().focus();
    },
  },
  {
    id: "focus-skip-link",
    pages: [...MARKETING, "404"],
    window: true,
    arrange: (page) => page.keyboard.press("Tab"),
  },
  {
    id: "time-chosen",
    pages: ["schedule"],
    arrange: chooseTime,
  },
  {
    id: "time-asked",
    pages: ["schedule"],
    async arrange(page) {
      await chooseTime(page);
      await page.locator("main a[href^='mailto:']").first().click();
      await page.mouse.move(0, 0);
      await page.locator("a[download]").waitFor();
    },
  },
  { id: "no-script", pages: [...WITH_DIALOG, "schedule"], browser: { javaScriptEnabled: false } },
  {
    id: "no-portraits",
    pages: MARKETING,
    before: (page) => page.route(/\.(avif|webp|png|jpg)$/, (route) => route.abort()),
  },
  { id: "forced-colors", pages: ONCE, browser: { contextOptions: { forcedColors: "active" } } },
  { id: "print", pages: ONCE, ...PAPER, arrange: (page) => page.emulateMedia({ media: "print" }) },
  { id: "zoom", pages: ONCE, ...ZOOMED },
  { id: "zoom-menu", pages: WITH_DIALOG, ...ZOOMED, arrange: openMenu },
  { id: "zoom-dialog", pages: WITH_DIALOG, ...ZOOMED, arrange: openDialog },
];

function isCalendar({ pathname, href }: URL): boolean {
  return pathname === schedulePath || (site.bookingUrl !== null && href === new URL(site.bookingUrl).href);
}

async function openDialog(page: Page): Promise<void> {
  await openBy(openerOf(page));
  // Moves the pointer away, so that nothing is hovered.
  await page.mouse.move(0, 0);
}

async function chooseTime(page: Page): Promise<void> {
  await page.getByRole("radiogroup").getByRole("radio").first().check({ force: true });
  await page.locator(".stub button").click();
  await page.locator(".details input").first().waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: chrome.menu, exact: true }).click();
  await page.getByRole("navigation", { name: chrome.main }).waitFor();
}

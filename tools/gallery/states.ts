/** What the gallery (tools/gallery/gallery.spec.ts) shows of which page. */
import type { Page, PlaywrightTestOptions } from "@playwright/test";
import { routes, schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { dialog, frame, openers, schedulePage } from "@/content/words";
import { OWN_PAGES } from "@/lib/navigation";
import { breakpoint } from "@/lib/tokens";
import { keepOneRecord, lengthenNames } from "./fixtures";

/** A page to take pictures of. */
export interface GalleryPage {
  id: string;
  path: string;
  title: string;
  /** What a host answers it with. */
  status: 200 | 404;
}

/** One look of a page: how to get there and how much of it to show. */
export interface State {
  id: string;
  title: string;
  /** Ids of the pages that have it. */
  pages: readonly string[];
  /** Selector of what a page has to hold for it. One whose content holds none goes without the picture. */
  needs?: string;
  /** Widths in CSS px. */
  widths: readonly number[];
  schemes: readonly ("light" | "dark")[];
  /** `page`: the whole page. `window`: what is seen without scrolling. */
  shows: "page" | "window";
  /** Height of the window in CSS px. Left out: one that goes with the width. */
  height?: number;
  browser?: Partial<PlaywrightTestOptions>;
  /** Done before the page is asked for. */
  before?: (page: Page) => Promise<unknown>;
  /** Done when the page stands there. */
  arrange?: (page: Page) => Promise<unknown>;
  /** Also writes the page as it comes out of a printer. */
  pdf?: boolean;
}

/** Every page of the site, the two that no navigation leads to included. */
export const PAGES: readonly GalleryPage[] = [
  ...routes.map(({ id, path, canonical, navLabel }) => ({
    id,
    path,
    title: path === canonical ? navLabel : `${navLabel}, as ${path}`,
    status: 200 as const,
  })),
  { id: "schedule", path: schedulePath, title: "Scheduling page", status: 200 },
  { id: "404", path: "/no-such-page", title: "Not found", status: 404 },
];

const WIDTHS = [360, 768, 1280, 1920] as const;
/** A phone and a desk: enough where a state changes little between them. */
const PHONE_AND_DESK = [360, 1280] as const;
const BOTH = ["light", "dark"] as const;
const LIGHT = ["light"] as const;
/** A4, landscape, at 96 px to the inch. */
const PAPER = { width: 1123, height: 794 } as const;
/** A window of 1280 by 1024 px at 400 % (WCAG 2.2, 1.4.10). */
const ZOOM = { width: 320, height: 256, scale: 4 } as const;

// /home is the landing page under a second address: at rest is enough.
const MARKETING = OWN_PAGES.map(({ id }) => id);
const WITH_DIALOG = OWN_PAGES.filter(({ booking }) => booking === "dialog").map(({ id }) => id);
const EVERY = PAGES.map(({ id }) => id);
const WITH_BAR = [...MARKETING, "404"];
const ONCE = [...MARKETING, "schedule", "404"];

/** A person of the team with a tooltip (components/sections/team-strip.tsx), and a client (logo-strip.tsx). */
const PERSON = "main :is(a, [role=img])[data-tooltip]:has(.avatar)";
const CLIENT = "main [role=img][data-tooltip]:has(> img)";
/** A term of the glossary where the text explains it (components/sections/copy.tsx). */
const TERM = "main :is(abbr, dfn)[data-tooltip]";

const ZOOMED = {
  widths: [ZOOM.width],
  schemes: LIGHT,
  shows: "window",
  height: ZOOM.height,
  browser: { deviceScaleFactor: ZOOM.scale },
} as const;

export const STATES: readonly State[] = [
  {
    id: "rest",
    title: "At rest",
    pages: EVERY,
    widths: [320, ...WIDTHS, 2560],
    schemes: BOTH,
    shows: "page",
  },
  {
    id: "dialog",
    title: "Booking dialog",
    pages: WITH_DIALOG,
    widths: WIDTHS,
    schemes: BOTH,
    shows: "window",
    before: standInForCalendar,
    async arrange(page) {
      await openDialog(page);
      await page.frameLocator("iframe").getByRole("heading").first().waitFor({ state: "attached" });
    },
  },
  {
    id: "dialog-loading",
    title: "Booking dialog, calendar loading",
    pages: WITH_DIALOG,
    widths: PHONE_AND_DESK,
    schemes: BOTH,
    shows: "window",
    before: holdCalendar,
    arrange: openDialog,
  },
  {
    id: "dialog-late",
    title: "Booking dialog, no calendar after ten seconds",
    pages: WITH_DIALOG,
    widths: PHONE_AND_DESK,
    schemes: BOTH,
    shows: "window",
    before: holdCalendar,
    async arrange(page) {
      await openDialog(page);
      await page.clock.runFor(10_000);
    },
  },
  {
    id: "dialog-failing",
    title: "Booking dialog, connection to the calendar refused",
    pages: WITH_DIALOG,
    widths: PHONE_AND_DESK,
    schemes: BOTH,
    shows: "window",
    before: (page) => page.route(isCalendar, (route) => route.abort("connectionrefused")),
    async arrange(page) {
      await openDialog(page);
      await page.getByRole("dialog").getByText(dialog.loading).waitFor({ state: "hidden" });
    },
  },
  {
    id: "menu",
    title: "Menu open",
    pages: WITH_DIALOG,
    widths: WIDTHS.filter((width) => width < breakpoint("lg")),
    schemes: BOTH,
    shows: "window",
    arrange: openMenu,
  },
  {
    id: "tooltip-team",
    title: "Tooltip, team",
    pages: WITH_DIALOG,
    needs: PERSON,
    widths: WIDTHS,
    schemes: BOTH,
    shows: "window",
    arrange: (page) => openTooltip(page, page.locator(PERSON).first()),
  },
  {
    id: "tooltip-mark",
    title: "Tooltip, client’s mark",
    pages: WITH_DIALOG,
    needs: CLIENT,
    widths: WIDTHS,
    schemes: BOTH,
    shows: "window",
    arrange: (page) => openTooltip(page, page.locator(CLIENT).last()),
  },
  {
    id: "tooltip-term",
    title: "Tooltip, term explained",
    pages: WITH_DIALOG,
    needs: TERM,
    widths: WIDTHS,
    schemes: BOTH,
    shows: "window",
    arrange: (page) => openTooltip(page, page.locator(TERM).first()),
  },
  {
    id: "focus",
    title: "Keyboard focus on the first button",
    pages: ONCE,
    widths: PHONE_AND_DESK,
    schemes: BOTH,
    shows: "window",
    async arrange(page) {
      // With the keyboard in use before, a focus set by script gets its ring as well.
      await page.keyboard.press("Tab");
      await page.getByRole("main").getByRole("link").first().focus();
    },
  },
  {
    id: "focus-skip-link",
    title: "Keyboard focus on the skip link",
    pages: WITH_BAR,
    widths: PHONE_AND_DESK,
    schemes: LIGHT,
    shows: "window",
    arrange: (page) => page.keyboard.press("Tab"),
  },
  {
    id: "time-chosen",
    title: "A time chosen",
    pages: ["schedule"],
    widths: PHONE_AND_DESK,
    schemes: BOTH,
    shows: "page",
    async arrange(page) {
      await page.getByRole("button", { name: schedulePage.take }).click();
      await page.getByRole("textbox").waitFor();
    },
  },
  {
    id: "no-script",
    title: "Scripts off",
    pages: [...WITH_DIALOG, "schedule"],
    widths: PHONE_AND_DESK,
    schemes: BOTH,
    shows: "page",
    browser: { javaScriptEnabled: false },
  },
  {
    id: "no-portraits",
    title: "Every picture refused",
    pages: MARKETING,
    widths: PHONE_AND_DESK,
    schemes: BOTH,
    shows: "page",
    before: (page) => page.route(/\.(avif|webp|png|jpg)$/, (route) => route.abort()),
  },
  {
    id: "long-names",
    title: "Very long names",
    pages: MARKETING,
    widths: PHONE_AND_DESK,
    schemes: LIGHT,
    shows: "page",
    arrange: lengthenNames,
  },
  {
    id: "one-record",
    title: "One record instead of several",
    pages: MARKETING,
    widths: PHONE_AND_DESK,
    schemes: LIGHT,
    shows: "page",
    arrange: keepOneRecord,
  },
  {
    id: "forced-colours",
    title: "Forced colours",
    pages: ONCE,
    widths: PHONE_AND_DESK,
    schemes: BOTH,
    shows: "page",
    browser: { contextOptions: { forcedColors: "active" } },
  },
  {
    id: "reduced-motion",
    title: "Reduced motion",
    pages: MARKETING,
    widths: PHONE_AND_DESK,
    schemes: LIGHT,
    shows: "page",
    browser: { contextOptions: { reducedMotion: "reduce" } },
  },
  {
    id: "print",
    title: "Print",
    pages: ONCE,
    widths: [PAPER.width],
    schemes: LIGHT,
    shows: "page",
    height: PAPER.height,
    arrange: (page) => page.emulateMedia({ media: "print" }),
    pdf: true,
  },
  {
    id: "zoom",
    title: "400 % zoom",
    pages: ONCE,
    ...ZOOMED,
  },
  {
    id: "zoom-menu",
    title: "400 % zoom, menu open",
    pages: WITH_DIALOG,
    ...ZOOMED,
    arrange: openMenu,
  },
  {
    id: "zoom-dialog",
    title: "400 % zoom, booking dialog",
    pages: WITH_DIALOG,
    ...ZOOMED,
    before: standInForCalendar,
    arrange: openDialog,
  },
];

function isCalendar(url: URL): boolean {
  return url.pathname === schedulePath || (site.bookingUrl !== null && url.href === new URL(site.bookingUrl).href);
}

/** A calendar of another origin is not asked from here: a page with its title and address answers in its place. */
async function standInForCalendar(page: Page): Promise<void> {
  const { bookingUrl, consultation } = site;
  if (!bookingUrl) return;
  const words = `<h1>${consultation.title}</h1><p>${new URL(bookingUrl).host}</p>`;
  const body = `<!doctype html><meta charset="utf-8"><body style="font-family:sans-serif;padding:2rem">${words}`;
  await page.route(isCalendar, (route) => route.fulfill({ contentType: "text/html", body }));
}

/** The clock is ours from here on, so that nobody has to wait for the note. */
async function holdCalendar(page: Page): Promise<void> {
  await page.clock.install();
  await page.route(isCalendar, () => {});
}

async function openDialog(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^(${Object.values(openers).join("|")})$`) })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  // Away from where it pressed, which may now be over something that shows it.
  await page.mouse.move(0, 0);
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: frame.menu, exact: true }).click();
  await page.getByRole("navigation", { name: frame.main }).waitFor();
}

async function openTooltip(page: Page, on: ReturnType<Page["locator"]>): Promise<void> {
  await on.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await on.hover();
  await page.getByRole("tooltip").waitFor({ state: "attached" });
}

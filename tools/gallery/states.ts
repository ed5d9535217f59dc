import type { BrowserContextOptions, Page } from "@playwright/test";
import { routes, schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { dialog, frame, openers } from "@/content/words";
import { OWN_PAGES } from "@/lib/navigation";
import { breakpoint } from "@/lib/tokens";
import { keepOneRecord, lengthenNames } from "./fixtures";

export type Scheme = "light" | "dark";

/** One look of a page: how to get there and how much of it to show. */
export interface State {
  id: string;
  title: string;
  /** What the picture cannot say by itself. */
  note?: string;
  /** Ids of the pages that have it. */
  pages: readonly string[];
  /** Selector of what a page has to hold for it. One whose content holds none goes without the picture. */
  needs?: string;
  /** Widths in CSS px and schemes that a whole run shows it in. `--width` and `--scheme` ask for any other. */
  widths: readonly number[];
  schemes: readonly Scheme[];
  /** The widths that it exists at. Left out: all. */
  existsAt?: (width: number) => boolean;
  /** `page`: the whole page. `window`: what is seen without scrolling. */
  shows: "page" | "window";
  /** Height of the window in CSS px. Left out: one that goes with the width. */
  height?: number;
  browser?: Pick<BrowserContextOptions, "javaScriptEnabled" | "forcedColors" | "reducedMotion" | "deviceScaleFactor">;
  /** Done before the page is asked for. */
  before?: (page: Page) => Promise<unknown>;
  /** Done when the page stands there. */
  arrange?: (page: Page) => Promise<unknown>;
  /** Also writes the page as it comes out of a printer. */
  pdf?: boolean;
}

const WIDTHS = [360, 768, 1280, 1920] as const;
/** A phone and a desk: enough where a state changes little between them. */
const PHONE_AND_DESK = [360, 1280] as const;
const BOTH: readonly Scheme[] = ["light", "dark"];
const LIGHT: readonly Scheme[] = ["light"];
/** A4 less margins of 10 mm, at 96 px to the inch. */
const PAPER = 718;
/** A window of 1280 by 1024 px at 400 % (WCAG 2.2, 1.4.10). */
const ZOOM = { width: 320, height: 256, scale: 4 } as const;

// /home is the landing page under a second address: at rest is enough.
const MARKETING = OWN_PAGES.map(({ id }) => id);
const WITH_DIALOG = OWN_PAGES.filter(({ booking }) => booking === "dialog").map(({ id }) => id);
const EVERY = [...routes.map(({ id }) => id), "schedule", "404"];
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
  existsAt: (width: number) => width === ZOOM.width,
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
    note: "The calendar’s answer is held back.",
    pages: WITH_DIALOG,
    widths: PHONE_AND_DESK,
    schemes: BOTH,
    shows: "window",
    before: holdCalendar,
    arrange: openDialog,
  },
  {
    id: "dialog-late",
    title: "Booking dialog, calendar late",
    note: "Ten seconds later, still no answer.",
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
    title: "Booking dialog, calendar failing",
    note: "The connection is refused; the dialog says so in its place.",
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
    widths: [360, 768],
    schemes: BOTH,
    existsAt: (width) => width < breakpoint("lg"),
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
      await page.getByRole("listitem").getByRole("button").first().click();
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
    title: "Portraits missing",
    note: "Every image is refused; the initials stay.",
    pages: MARKETING,
    widths: PHONE_AND_DESK,
    schemes: BOTH,
    shows: "page",
    before: (page) => page.route(/\.(avif|webp|png|jpg)$/, (route) => route.abort()),
  },
  {
    id: "long-names",
    title: "Very long names",
    note: "The names of people and clients were replaced in the finished page.",
    pages: MARKETING,
    widths: PHONE_AND_DESK,
    schemes: LIGHT,
    shows: "page",
    arrange: lengthenNames,
  },
  {
    id: "one-record",
    title: "One record instead of several",
    note: "All but the first quote, case study and card of each list were taken out of the finished page.",
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
    browser: { forcedColors: "active" },
  },
  {
    id: "reduced-motion",
    title: "Reduced motion",
    note: "Taken at once, with nothing finished or stopped: what moves would be seen on its way.",
    pages: MARKETING,
    widths: PHONE_AND_DESK,
    schemes: LIGHT,
    shows: "page",
    browser: { reducedMotion: "reduce" },
  },
  {
    id: "print",
    title: "Print",
    note: "With the print styles, as wide as A4 less its margins. The PDF is what leaves the printer.",
    pages: ONCE,
    widths: [PAPER],
    schemes: LIGHT,
    existsAt: (width) => width === PAPER,
    shows: "page",
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

/**
 * The test of this folder: Playwright's own, which also holds every visit to the site's promises. Nothing is written to
 * the console, no script fails, no other origin is asked for anything, and nothing is stored on the visitor's machine.
 */
import { test as base, expect, type Page } from "@playwright/test";
import type { CalendarSettings } from "@/components/booking/calendar-address";
import { notFoundRoute, pageAddress, type Route, schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { OWN_PAGES } from "@/lib/navigation";
import { changeSite, withCalendar } from "./reliability/variant";

export { expect };

/** The scripts of the owner's analytics record. */
export const ANALYTICS_SCRIPTS = [site.analytics?.src, site.analytics?.consent].filter((src) => src !== undefined);

export interface Site {
  /** The address of a calendar of another origin, with which the site is tested as if it had been built so. */
  calendar: string | undefined;
  /** How that calendar takes what is known of a visit; undefined: as its address says. */
  calendarSettings: CalendarSettings | undefined;
}

interface Promises {
  /** What the browser itself may write to the console in a test that breaks something on purpose. */
  tolerated: RegExp | undefined;
  /** Where the calendar is: the owner's, or the site's own. */
  calendarAddress: string;
  /** Other origins that may be asked, as an owner has set them. Empty, unless a test adds one. */
  allowedOrigins: Set<string>;
  promises: undefined;
}

export const test = base.extend<Promises & Site>({
  tolerated: [undefined, { option: true }],
  calendar: [undefined, { option: true }],
  calendarSettings: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures that it needs in this form
  allowedOrigins: async ({}, use) => use(new Set()),
  calendarAddress: async ({ calendar }, use) => use(calendar ?? site.bookingUrl ?? schedulePath),
  promises: [
    async (
      { context, baseURL, tolerated, calendar, calendarSettings, calendarAddress, allowedOrigins, javaScriptEnabled },
      use,
    ) => {
      const own = new URL(baseURL ?? "").origin;
      const calendarOrigin = new URL(calendarAddress, own).origin;
      if (calendar && calendar !== site.bookingUrl) {
        await changeSite(context, withCalendar(calendar, calendarSettings), calendar);
      }
      // What the owner's analytics do is tried by e2e/analytics.spec.ts. Here they must not count the tests.
      for (const src of ANALYTICS_SCRIPTS) {
        const address = new URL(src, own).href;
        await context.route(address, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
        allowedOrigins.add(new URL(address).origin);
      }
      const broken: string[] = [];
      const asked = new Set<string>();
      context.on("console", (message) => {
        const words = `${message.type()}: ${message.text()} (${message.location().url})`;
        if (!tolerated?.test(words)) broken.push(words);
      });
      context.on("weberror", (error) => broken.push(`uncaught: ${error.error().message}`));
      context.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol)) asked.add(origin);
      });

      await use(undefined);

      for (const page of context.pages()) {
        const kept = javaScriptEnabled === false ? 0 : await page.evaluate(storedEntries).catch(() => 0);
        if (kept) broken.push(`${page.url()} keeps ${kept} entries in its storage`);
      }
      for (const { name, domain } of await context.cookies()) {
        if (calendarOrigin === own || !calendarOrigin.endsWith(`//${domain}`)) broken.push(`cookie ${name}`);
      }
      for (const origin of asked) {
        if (![own, calendarOrigin, ...allowedOrigins].includes(origin)) broken.push(`asked ${origin}`);
      }
      expect(broken, "what a visit must not leave behind").toEqual([]);
    },
    { auto: true },
  ],
});

function storedEntries(): number {
  return localStorage.length + sessionStorage.length;
}

export interface VisitedPage {
  id: Route["id"] | "not-found";
  address: string;
  booking: Route["booking"];
}

/** Each page once, the 404 page included. What is the same at a second address is held so by e2e/pages/content.spec.ts. */
export const PAGES: readonly VisitedPage[] = [
  ...OWN_PAGES.map(({ id, path, booking }) => ({ id, address: pageAddress(path), booking })),
  { id: "not-found", address: notFoundRoute.path, booking: notFoundRoute.booking },
];

/** The pages that open the booking dialog where they stand. */
export const DIALOG_PAGES = PAGES.filter(({ booking }) => booking === "dialog");

/** The pages without any script for actions. */
export const STATIC_PAGES = PAGES.filter(({ booking }) => booking === "link");

/** Where the booking is tried: the dialog is the same on every page that has it. */
export const BOOKING_PAGE = DIALOG_PAGES[0]?.address ?? "";

/** A page to come from and to go back to. */
export const ELSEWHERE = notFoundRoute.path;

/** How far the page can be scrolled sideways, in px. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    scrollTo(1000, scrollY);
    return Math.max(scrollWidth - clientWidth, scrollX);
  });
}

/** Skips a test that tells nothing on a machine without any of the faces that stand in for the fonts (export/fonts.ts). */
export async function needsFallbackFonts(page: Page): Promise<void> {
  const all = await page.evaluate(() =>
    Promise.all([...document.fonts].map((face) => face.load())).then(
      () => true,
      () => false,
    ),
  );
  test.skip(!all, "neither Arial, Liberation Sans nor Roboto is installed here");
}

/**
 * Keeps what a page asks for on its way.
 *
 * @returns Lets it arrive.
 */
export async function hold(page: Page, what: Parameters<Page["route"]>[0]): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(what, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Waits until the page has stopped scrolling: what is pressed on the way moves from under the pointer. */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        let last = scrollY;
        let still = 0;
        requestAnimationFrame(function look() {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still > 4) done();
          else requestAnimationFrame(look);
        });
      }),
  );
}

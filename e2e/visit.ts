/**
 * Playwright's `test` with checks of every visit: no console message, no script error, no request to another origin,
 * and no stored data.
 */
import { test as base, expect, type Page } from "@playwright/test";
import type { CalendarSettings } from "@/components/booking/calendar-address";
import { notFoundRoute, pageAddress, type Route, schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { FOOTER_PAGES, TAB_PAGES } from "@/lib/navigation";
import { changeSite, withCalendar } from "./site-variant";

export { expect };

/** The scripts of the owner's analytics record. */
export const ANALYTICS_SCRIPTS = [site.analytics?.src, site.analytics?.consent].filter((src) => src !== undefined);

export interface SiteOptions {
  /** A calendar of another origin, with which the tested site seems to be built. */
  calendar: string | undefined;
  /** How that calendar receives the campaign and the subject. By default, derived from its address. */
  calendarSettings: CalendarSettings | undefined;
}

interface VisitFixtures {
  /** Console messages to ignore, in a test that breaks something on purpose. */
  tolerated: RegExp | undefined;
  /** The address of the calendar: the owner's, or the site's own. */
  calendarAddress: string;
  /** Other origins that the site may request. Empty, unless a test adds one. */
  allowedOrigins: Set<string>;
  visitCheck: undefined;
}

export const test = base.extend<VisitFixtures & SiteOptions>({
  tolerated: [undefined, { option: true }],
  calendar: [undefined, { option: true }],
  calendarSettings: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
  allowedOrigins: async ({}, use) => use(new Set()),
  calendarAddress: async ({ calendar }, use) => use(calendar ?? site.bookingUrl ?? schedulePath),
  visitCheck: [
    async (
      { context, baseURL, tolerated, calendar, calendarSettings, calendarAddress, allowedOrigins, javaScriptEnabled },
      use,
    ) => {
      const siteOrigin = new URL(baseURL ?? "").origin;
      const calendarOrigin = new URL(calendarAddress, siteOrigin).origin;
      if (calendar && (calendar !== site.bookingUrl || calendarSettings)) {
        await changeSite(context, withCalendar(calendar, calendarSettings), calendar);
      }
      // Blocks the owner's analytics, so that it does not count test visits. e2e/analytics.spec.ts tests analytics.
      for (const src of ANALYTICS_SCRIPTS) {
        const address = new URL(src, siteOrigin).href;
        await context.route(address, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
        allowedOrigins.add(new URL(address).origin);
      }
      const violations: string[] = [];
      const requestedOrigins = new Set<string>();
      context.on("console", (message) => {
        const text = `${message.type()}: ${message.text()} (${message.location().url})`;
        if (!tolerated?.test(text)) violations.push(text);
      });
      context.on("weberror", (error) => {
        const text = `uncaught: ${error.error().message}`;
        if (!tolerated?.test(text)) violations.push(text);
      });
      context.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol)) requestedOrigins.add(origin);
      });

      await use(undefined);

      for (const page of context.pages()) {
        const entries = javaScriptEnabled === false ? 0 : await page.evaluate(storedEntries).catch(() => 0);
        if (entries) violations.push(`${page.url()} stored ${entries} entries`);
      }
      for (const { name, domain } of await context.cookies()) {
        if (calendarOrigin === siteOrigin || !calendarOrigin.endsWith(`//${domain}`)) violations.push(`cookie ${name}`);
      }
      for (const origin of requestedOrigins) {
        if (![siteOrigin, calendarOrigin, ...allowedOrigins].includes(origin)) violations.push(`requested ${origin}`);
      }
      expect(violations, "violations of the rules in e2e/visit.ts").toEqual([]);
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

/** All pages, including the 404 page, but without second addresses (e2e/exported/structure.spec.ts compares these). */
export const PAGES: readonly VisitedPage[] = [
  ...[...TAB_PAGES, ...FOOTER_PAGES].map(({ id, path, booking }) => ({ id, address: pageAddress(path), booking })),
  { id: "not-found", address: notFoundRoute.path, booking: notFoundRoute.booking },
];

/** The pages with a booking dialog. */
export const DIALOG_PAGES = PAGES.filter(({ booking }) => booking === "dialog");

/** The pages without script, whose booking links lead to the landing page. */
export const SCRIPTLESS_PAGES = PAGES.filter(({ booking }) => booking === "link");

/** The page for tests of booking. The dialog is the same on every page that has one. */
export const BOOKING_PAGE = DIALOG_PAGES[0]?.address ?? "";

/** The elements with a tooltip: sections/person.tsx, sections/term.tsx. */
export const TOOLTIP_TRIGGER = "main :is(.person, .term)";

/** Another page of the site, for tests of the history. */
export const OTHER_PAGE = notFoundRoute.path;

/**
 * Whether an address is that of the calendar, regardless of the parameters that the dialog adds for a frame or a color
 * scheme.
 *
 * @param calendarAddress The address of the calendar in the build.
 */
export function isCalendar(address: string, calendarAddress: string): boolean {
  const withoutQuery = (text: string) => text.replace(/[?#].*$/, "");
  return withoutQuery(address).endsWith(withoutQuery(calendarAddress));
}

/** Returns how far the page can be scrolled sideways, in px. */
export function measureSidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    scrollTo(1000, scrollY);
    return Math.max(scrollWidth - clientWidth, scrollX);
  });
}

/** Skips the test on a machine without any of the fallback fonts of export/font-css.ts. */
export async function requireFallbackFonts(page: Page): Promise<void> {
  const hasFallbackFonts = await page.evaluate(() =>
    Promise.all(
      [...document.fonts].filter(({ family }) => family.includes("fallback")).map((face) => face.load()),
    ).then(
      () => true,
      () => false,
    ),
  );
  test.skip(!hasFallbackFonts, "neither Arial, Liberation Sans nor Roboto is installed here");
}

/**
 * Delays matching requests.
 *
 * @returns A function that lets them continue.
 */
export async function delayRequests(page: Page, what: Parameters<Page["route"]>[0]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(what, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Waits until the page has stopped scrolling, because a click would miss a moving target. */
export function waitUntilStill(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        let last = scrollY;
        let stillFrames = 0;
        requestAnimationFrame(function compare() {
          stillFrames = scrollY === last ? stillFrames + 1 : 0;
          last = scrollY;
          if (stillFrames > 4) done();
          else requestAnimationFrame(compare);
        });
      }),
  );
}

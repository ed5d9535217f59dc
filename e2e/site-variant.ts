/**
 * Changes the exported site on its way to the browser, and gives it the policy that a site built like this would have.
 */
import type { APIResponse, BrowserContext, Page, Route } from "@playwright/test";
import type { CalendarSettings } from "@/components/booking/calendar-address";
import { calendarSettings } from "@/components/booking/calendar-settings";
import { schedulePath } from "@/content/routes";
import type { Analytics } from "@/content/schema/campaigns";
import { site } from "@/content/site";
import { bundleAnalyticsScript } from "@/export/client-scripts";
import { computePolicy } from "@/export/policy";
import { commonHeaders, fileAt, fileHeaders, metaPolicyOf } from "@/lib/headers";

/** Changes the text of a page or a script. */
export type Change = (text: string, kind: "page" | "script") => string;

/**
 * Puts every page and script of the site through `change`.
 * @param frame the booking address that the change puts in, for the pages' policy; left out: the site's own
 * @param analytics the analytics record that the change puts in, likewise
 */
export async function changeSite(
  visitor: Page | BrowserContext,
  change: Change,
  frame?: string,
  analytics?: Analytics,
): Promise<void> {
  await visitor.route(/^http:\/\/127\.0\.0\.1/, async (route) => {
    const kind = { document: "page", script: "script" }[route.request().resourceType()] as
      | "page"
      | "script"
      | undefined;
    if (!kind) return route.fallback();
    const answer = await fetched(route);
    // The page may have been closed in the meantime.
    if (!answer) return;
    const { response, text } = answer;
    // Chromium would fetch the next page ahead, past this change, and then use it.
    const body = change(text, kind).replace('type="speculationrules"', 'type="application/json"');
    const old = metaPolicyOf(body);
    if (kind === "script" || !old) return route.fulfill({ response, body });

    const page = new URL(route.request().url()).pathname;
    const policy = computePolicy(page, body, frame, analytics);
    const bodyWithPolicy = body.replace(
      /(<meta http-equiv="Content-Security-Policy" content=")[^"]*/i,
      (_, start) => start + policy,
    );
    return route.fulfill({
      response,
      body: bodyWithPolicy,
      headers: {
        ...response.headers(),
        ...commonHeaders(frame ?? site.bookingUrl),
        ...fileHeaders(fileAt(page), Buffer.from(bodyWithPolicy)),
      },
    });
  });
}

/** The server's response, or undefined if the page was closed before it arrived. */
async function fetched(route: Route): Promise<{ response: APIResponse; text: string } | undefined> {
  try {
    const response = await route.fetch({ maxRedirects: 0 });
    return { response, text: await response.text() };
  } catch (error) {
    if (/disposed|closed|ended/.test(String(error))) return;
    throw error;
  }
}

/**
 * The site as built with another booking address in content/site.ts.
 *
 * @param settings How the calendar receives the data of a visit; derived from its address if undefined.
 */
export function withCalendar(
  address: string,
  settings: CalendarSettings | undefined = calendarSettings({ bookingUrl: address }),
): Change {
  const inHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const fromHtml = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const built = inHtml(site.bookingUrl ?? schedulePath);
  const setProps = (props: string) => inHtml(JSON.stringify({ ...JSON.parse(fromHtml(props)), settings }));
  return (text, kind) => {
    const changed =
      kind === "script"
        ? text.replace(`bookingUrl:${JSON.stringify(site.bookingUrl)}`, `bookingUrl:${JSON.stringify(address)}`)
        : text
            .replace(/(data-island="booking" data-props=")([^"]*)/, (_, start, props) => start + setProps(props))
            .replaceAll(`href="${built}"`, `href="${inHtml(address)}"`);
    // Otherwise the test would run without the calendar that it tests.
    // Of the scripts, only that with the site's record has the address; the others read it from there.
    if (/data-booking=|bookingUrl:/.test(text) && !changed.includes(kind === "page" ? inHtml(address) : address))
      throw new Error(`The ${kind} no longer holds what stands for the booking address.`);
    return changed;
  };
}

/** The site as it would be built with an analytics record in content/site.ts. */
export async function withAnalytics(analytics: Analytics): Promise<Change> {
  const script = await bundleAnalyticsScript(analytics);
  return (text, kind) => (kind === "page" ? text.replace("</body>", () => `<script>${script}</script></body>`) : text);
}

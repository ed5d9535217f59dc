/** Changes the exported site on its way to the browser, with the policy that a build with the change would have. */
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
 * Changes every page and script of the site.
 *
 * @param frame The booking address after the change, for the pages' policy. By default, the site's own.
 * @param analytics The analytics record after the change. By default, the site's own.
 */
export async function changeSite(
  target: Page | BrowserContext,
  change: Change,
  frame?: string,
  analytics?: Analytics,
): Promise<void> {
  await target.route(/^http:\/\/127\.0\.0\.1/, async (route) => {
    const kind = { document: "page", script: "script" }[route.request().resourceType()] as
      | "page"
      | "script"
      | undefined;
    if (!kind) return route.fallback();
    const answer = await fetchText(route);
    // The page may be closed.
    if (!answer) return;
    const { response, text } = answer;
    // Removes the speculation rules, because Chromium would use prerendered pages without the change.
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

/** Returns the server's response. Undefined if the page was closed before. */
async function fetchText(route: Route): Promise<{ response: APIResponse; text: string } | undefined> {
  try {
    const response = await route.fetch({ maxRedirects: 0 });
    return { response, text: await response.text() };
  } catch (error) {
    if (/disposed|closed|ended/.test(String(error))) return;
    throw error;
  }
}

/**
 * Returns the change to a site that was built with another booking address in content/site.ts.
 *
 * @param settings How the calendar receives the data of a visit. By default, derived from its address.
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
    // Otherwise, the test would run without the calendar that it tests. Only one script contains the address, that with
    // the site's record, so the other scripts need no change.
    if (/data-booking=|bookingUrl:/.test(text) && !changed.includes(kind === "page" ? inHtml(address) : address))
      throw new Error(`The ${kind} no longer contains the booking address.`);
    return changed;
  };
}

/** Returns the change to a site that was built with an analytics record in content/site.ts. */
export async function withAnalytics(analytics: Analytics): Promise<Change> {
  const script = await bundleAnalyticsScript(analytics);
  return (text, kind) => (kind === "page" ? text.replace("</body>", () => `<script>${script}</script></body>`) : text);
}

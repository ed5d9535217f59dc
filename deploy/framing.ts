import { fetchResponse } from "./fetch-response";

/**
 * Finds reasons why a calendar would stay blank in the dialog's frame, by requesting it. (The build checks the
 * addresses of well-known providers: content/schema/calendars.ts.)
 *
 * @param calendar The address of the calendar.
 * @param site The origin of the site that frames it: https://www.example.com.
 * @returns One line for each reason.
 */
export async function findFrameFaults(calendar: string, site: string): Promise<string[]> {
  try {
    const asIframe = { accept: "text/html", "sec-fetch-dest": "iframe" };
    const { url, status, headers } = await fetchResponse(calendar, asIframe, "follow");
    const { origin } = new URL(calendar);
    const policies = (headers["content-security-policy"] ?? "").match(/frame-ancestors[^;,]*/gi) ?? [];
    const refusals = policies.filter(
      (policy) => !policy.split(/\s+/).some((source) => allowsOrigin(source, new URL(site))),
    );
    // Browsers use X-Frame-Options only if no policy has frame-ancestors (CSP Level 3, 6.4.2).
    const option = headers["x-frame-options"] ?? "";
    if (policies.length === 0 && /deny|sameorigin/i.test(option)) refusals.push(`x-frame-options: ${option}`);
    const faults = refusals.map((header) => `expected it to let ${site} frame it, got ${header.trim()}`);
    if (status !== 200) faults.push(`expected status 200, got status ${status}`);
    if (new URL(url).origin !== origin)
      faults.push(`redirects to ${url}; the site's policy allows only ${origin}: set that address in content/site.ts`);
    return faults.map((fault) => `the calendar ${calendar}  ${fault}`);
  } catch (error) {
    return [`the calendar ${calendar}  ${(error as Error).message}`];
  }
}

/** Whether a source of a policy (`*`, `https:`, `example.com`, `https://*.example.com:443`) allows an https origin. */
function allowsOrigin(source: string, { hostname, port }: URL): boolean {
  if (["*", "http:", "https:"].includes(source)) return true;
  const [, host = "", itsPort] = /^(?:https?:\/\/)?([^/:]+)(?::(\d+|\*))?\/?$/.exec(source.toLowerCase()) ?? [];
  const isHost = host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : hostname === host;
  return isHost && (itsPort === undefined || itsPort === "*" || itsPort === (port || "443"));
}

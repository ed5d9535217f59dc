import type { HeaderTable } from "@/lib/headers";

/**
 * Finds out why a calendar would stay blank in the dialog's frame. The build checks known faults of well-known providers
 * (content/schema/calendars.ts); this finds the rest.
 * @param calendar the address of the calendar
 * @param site the origin of the site that frames it: https://www.example.com
 * @param reply the calendar's answer, and its address after redirects
 * @returns one sentence for each reason
 */
export function findFrameFaults(
  calendar: string,
  site: string,
  { url, status, headers }: { url: string; status: number; headers: HeaderTable },
): string[] {
  const [allowed, answered] = [new URL(calendar).origin, new URL(url).origin];
  const faults = [...findPolicies(headers)]
    .filter(([, sources]) => !sources.some((source) => allows(source, site, answered)))
    .map(([header]) => `expected it to let ${site} frame it, got ${header}`);
  if (status !== 200) faults.unshift(`expected status 200, got status ${status}`);
  if (answered === allowed) return faults;
  const policy = `the site's policy allows only ${allowed} in the frame`;
  return [`redirects to ${url}, and ${policy}. Set bookingUrl in content/site.ts to that address`, ...faults];
}

/** The headers that restrict framing, each with the sources that it allows. */
function findPolicies(headers: HeaderTable): Map<string, string[]> {
  const directives = (headers["content-security-policy"] ?? "").match(/frame-ancestors[^;,]*/gi) ?? [];
  // Browsers use X-Frame-Options only if no policy has frame-ancestors (CSP Level 3, 6.4.2).
  const option = directives.length === 0 && /deny|sameorigin/i.exec(headers["x-frame-options"] ?? "");
  if (option) return new Map([[`x-frame-options: ${headers["x-frame-options"]}`, []]]);
  return new Map(directives.map((text) => [`content-security-policy: ${text.trim()}`, text.split(/\s+/).slice(1)]));
}

/**
 * Whether a source of a policy names an origin: `*`, `'self'`, `https:`, `example.com`, `https://*.example.com:443`.
 * @param self the origin that `'self'` means: that of the page with the policy
 */
function allows(source: string, origin: string, self: string): boolean {
  if (source === "'self'") return origin === self;
  const pattern = source
    .toLowerCase()
    .replace(/(?<![:/])\/.*/, "")
    .replaceAll(/[^\w*:/]/g, "\\$&")
    // Without a scheme, or with http:, a source also allows https.
    .replace(/^(?!\w+:(?:\/\/|$))/, "http://")
    .replace(/^http:/, "https?:")
    .replace(/:(?:80|443)$/, "")
    .replace(/:\*$/, "(?::\\d+)?")
    .replaceAll("*", ".*");
  return new RegExp(`^${pattern}${source.endsWith(":") ? "" : "$"}`).test(origin);
}

/**
 * Requests the calendar's address once, as a visitor's browser does, and reports why the dialog's frame would stay
 * blank. The build checks known faults of well-known providers (content/schema/calendars.ts); this finds the rest.
 */

/** How long the calendar may take, in ms. */
const TIMEOUT_MS = 20_000;

/** As many redirects as browsers follow (Fetch Standard, 4.4). */
const MAX_REDIRECTS = 20;

/**
 * @param calendar The calendar's address.
 * @param site The origin of the site that frames it: https://www.example.com
 * @returns one sentence for each reason why the frame would stay blank; none if the calendar can be framed.
 */
export async function probeCalendar(calendar: string, site: string): Promise<string[]> {
  try {
    const { url, response } = await follow(calendar);
    await response.body?.cancel();
    const faults: string[] = [];
    const { origin } = new URL(calendar);
    if (url.origin !== origin) {
      faults.push(
        `redirects to ${url.href}, and the site's policy allows only ${origin} in the frame. Set bookingUrl in content/site.ts to that address`,
      );
    }
    if (!response.ok) faults.push(`expected status 200, got status ${response.status}`);
    return [...faults, ...frameFaults(response.headers, url.origin, site)];
  } catch (error) {
    const { cause = error } = error as Error;
    return [`no answer: ${cause instanceof Error ? cause.message : String(cause)}`];
  }
}

async function follow(address: string): Promise<{ url: URL; response: Response }> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(url, {
      redirect: "manual",
      // Some providers answer clients other than browsers with an error.
      headers: { "user-agent": "Mozilla/5.0 (site-verify)", accept: "text/html", "sec-fetch-dest": "iframe" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const location = response.status >= 300 && response.status < 400 ? response.headers.get("location") : null;
    if (location === null) return { url, response };
    await response.body?.cancel();
    url = new URL(location, url);
  }
  throw new Error(`more than ${MAX_REDIRECTS} redirects`);
}

/** Browsers use X-Frame-Options only if no policy has frame-ancestors (CSP Level 3, 6.4.2). */
function frameFaults(headers: Headers, calendarOrigin: string, site: string): string[] {
  const lists = [...(headers.get("content-security-policy") ?? "").matchAll(/frame-ancestors([^;,]*)/gi)];
  const expected = `expected it to let ${site} frame it`;
  if (lists.length > 0) {
    return lists
      .map(([directive = "", sources = ""]) => ({ directive, sources: sources.trim().split(/\s+/) }))
      .filter(({ sources }) => !sources.some((source) => allows(source, site, calendarOrigin)))
      .map(({ directive }) => `${expected}, got content-security-policy: ${directive.trim()}`);
  }
  const option = headers.get("x-frame-options");
  return option && /deny|sameorigin/i.test(option) ? [`${expected}, got x-frame-options: ${option}`] : [];
}

/** Whether a source of a policy names an origin: `*`, `'self'`, `https:`, `example.com`, `https://*.example.com:443`. */
function allows(source: string, origin: string, self: string): boolean {
  if (source === "*") return true;
  if (source === "'self'") return origin === self;
  const { protocol, hostname, port } = new URL(origin);
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return source.toLowerCase() === protocol;
  const [, scheme, host = "", allowedPort = ""] = /^(?:([a-z]+:)\/\/)?([^/:]+)(?::(\d+|\*))?/i.exec(source) ?? [];
  // A source without a scheme, or with http:, also allows https.
  const isScheme = !scheme || scheme === protocol || (scheme === "http:" && protocol === "https:");
  const isHost = host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : hostname === host.toLowerCase();
  const defaultPort = protocol === "https:" ? "443" : "80";
  return isScheme && isHost && (allowedPort === "*" || (allowedPort || defaultPort) === (port || defaultPort));
}

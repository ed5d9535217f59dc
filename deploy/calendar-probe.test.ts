import { createServer, type ServerResponse } from "node:http";
import { expect, test } from "@playwright/test";
import { probeCalendar } from "./calendar-probe";
import { freePort, listen } from "./loopback";

const SITE = "https://www.threefold.test";

/** The probe's faults for a calendar with this answer. The calendar's origin is replaced by CALENDAR. */
async function faultsOf(answer: (response: ServerResponse, path: string) => void): Promise<string[]> {
  const server = createServer({ keepAliveTimeout: 100 }, ({ url = "" }, response) => answer(response, url));
  const origin = await listen(server);
  try {
    const faults = await probeCalendar(`${origin}/firm/30min`, SITE);
    return faults.map((fault) => fault.replaceAll(origin, "CALENDAR"));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
const sends = (headers: Record<string, string>) =>
  faultsOf((response) => response.writeHead(200, headers).end("Hello"));
const policy = (ancestors: string) =>
  sends({ "content-security-policy": `default-src *; frame-ancestors ${ancestors}; object-src 'none'` });

test("accepts a calendar that may be framed", async () => {
  expect(await sends({})).toEqual([]);
  expect(await sends({ "content-security-policy": "default-src 'self'" })).toEqual([]);
  for (const ancestors of [
    ...[
      "*",
      "https:",
      "https://www.threefold.test",
      "www.threefold.test",
      "*.threefold.test",
      "http://*.threefold.test",
    ],
    ...["https://www.threefold.test:443", "https://*.threefold.test:*", "'self' https://other.test WWW.threefold.test"],
  ])
    expect.soft(await policy(ancestors), ancestors).toEqual([]);
  // Browsers ignore the older header if the newer one is present.
  expect(await sends({ "x-frame-options": "DENY", "content-security-policy": "frame-ancestors *" })).toEqual([]);
});

test("reports the header that forbids framing the calendar", async () => {
  const expected = `expected it to let ${SITE} frame it, got`;
  expect(await sends({ "x-frame-options": "SAMEORIGIN" })).toEqual([`${expected} x-frame-options: SAMEORIGIN`]);
  for (const ancestors of [
    ...[
      "'none'",
      "'self'",
      "http:",
      "https://threefold.test",
      "*.www.threefold.test",
      "https://www.threefold.test:8443",
    ],
    "https://www.threefold.test.evil.test",
  ]) {
    const faults = [`${expected} content-security-policy: frame-ancestors ${ancestors}`];
    expect.soft(await policy(ancestors), ancestors).toEqual(faults);
  }
  expect(await sends({ "content-security-policy": "frame-ancestors *, frame-ancestors 'none'" })).toHaveLength(1);
});

test("reports the target of a redirect to another origin", async () => {
  const other = createServer((_, response) => response.end("Hello"));
  const moved = `${await listen(other)}/moved`;
  try {
    expect(await faultsOf((response) => response.writeHead(302, { location: moved }).end())).toEqual([
      `redirects to ${moved}, and the site's policy allows only CALENDAR in the frame. Set bookingUrl in content/site.ts to that address`,
    ]);
  } finally {
    other.close();
  }
  const localRedirectFaults = faultsOf((response, path) =>
    path === "/here" ? response.end("Hello") : response.writeHead(308, { location: "/here" }).end(),
  );
  expect(await localRedirectFaults).toEqual([]);
  expect(await faultsOf((response) => response.writeHead(302, { location: "/again" }).end())).toEqual([
    "no answer: more than 20 redirects",
  ]);
});

test("says that a calendar is gone or does not answer", async () => {
  expect(await faultsOf((response) => response.writeHead(404).end())).toEqual(["expected status 200, got status 404"]);
  const port = await freePort();
  expect(await probeCalendar(`http://127.0.0.1:${port}/`, SITE)).toEqual([
    expect.stringMatching(/^no answer: .*REFUSED/),
  ]);
});

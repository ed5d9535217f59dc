import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { findFrameFaults } from "./framing";
import { freePort, listen } from "./loopback";
import { verifyCalendar } from "./verify";

const CALENDAR = "https://calendar.test/firm/30min";
const SITE = "https://www.threefold.test";

const faultsOf = (headers: Record<string, string>) =>
  findFrameFaults(CALENDAR, SITE, { url: CALENDAR, status: 200, headers });
const policy = (text: string) => ({ "content-security-policy": `default-src *; ${text}; object-src 'none'` });

test("accepts a calendar that may be framed", () => {
  const sources = `${SITE} ${SITE}:443 ${SITE}/ WWW.threefold.test *.threefold.test http://*.threefold.test`;
  for (const allowed of [...sources.split(" "), "*", "http:", "https:", "https://*.threefold.test:*", `'self' ${SITE}`])
    expect.soft(faultsOf(policy(`frame-ancestors ${allowed}`)), allowed).toEqual([]);
  expect(faultsOf(policy("img-src 'self'"))).toEqual([]);
  // Browsers ignore the older header if the newer one is present.
  expect(faultsOf({ "x-frame-options": "DENY", ...policy("frame-ancestors *") })).toEqual([]);
});

test("names the header that forbids framing the calendar", () => {
  const expected = `expected it to let ${SITE} frame it, got`;
  expect(faultsOf({ "x-frame-options": "SAMEORIGIN" })).toEqual([`${expected} x-frame-options: SAMEORIGIN`]);
  const sources = `'none' 'self' https://threefold.test *.www.threefold.test www.three.old.test ${SITE}:8443 ${SITE}.a`;
  for (const source of [...sources.split(" "), SITE.slice(0, -1)]) {
    const header = `frame-ancestors ${source}`;
    // Each of several policies has to allow it.
    for (const sent of [header, `frame-ancestors *, ${header}`])
      expect.soft(faultsOf(policy(sent)), sent).toEqual([`${expected} content-security-policy: ${header}`]);
  }
});

test("follows the calendar's redirects, and reports another origin, an error, or no answer", async () => {
  const server = createServer(({ url = "" }, response) => {
    const location = { "/moved": "/", "/elsewhere": elsewhere, "/again": "/again" }[url];
    response.writeHead(location ? 302 : url === "/" ? 200 : 404, { ...(location && { location }) }).end();
  });
  const origin = await listen(server);
  const elsewhere = `${origin.replace("127.0.0.1", "localhost")}/`;
  const remedy = `the site's policy allows only ${origin} in the frame. Set bookingUrl in content/site.ts`;
  for (const [calendar, fault] of [
    [`${origin}/moved`],
    [`${origin}/gone`, "^expected status 200, got status 404$"],
    [`${origin}/elsewhere`, `^redirects to ${elsewhere}, and ${remedy}`],
    [`${origin}/again`, "^no answer from 127.0.0.1:\\d+: redirect count exceeded$"],
    [`http://127.0.0.1:${await freePort()}/`, "^no answer from 127.0.0.1:\\d+: .*REFUSED"],
  ]) {
    const faults = fault ? [{ address: `the calendar ${calendar}`, text: expect.stringMatching(fault) }] : [];
    expect.soft(await verifyCalendar(calendar ?? "", SITE)).toEqual(faults);
  }
  server.close().closeAllConnections();
});

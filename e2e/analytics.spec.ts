/**
 * Analytics as an owner sets them (docs/campaigns.md), against a recorder on this machine: Plausible's own tracker out of
 * public/, and a script of Umami's shape from another host.
 */
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import type { Analytics } from "@/content/schema/campaigns";
import { site } from "@/content/site";
import { listen } from "@/deploy/loopback";
import { dialogOf, expectCalendar, openBy, openerOf } from "./booking/dialog";
import { changeSite, withAnalytics } from "./site-variant";
import { BOOKING_PAGE, test as base, expect, STATIC_PAGES } from "./visit";

interface Recorder {
  origin: string;
  /** What was sent, as the trackers send it: JSON, with the path that it was sent to. */
  received: { path: string; body: Record<string, unknown> }[];
}

const test = base.extend<{ recorder: Recorder }>({
  async recorder({ allowedOrigins }, use) {
    const received: Recorder["received"] = [];
    const server = createServer({ keepAliveTimeout: 100 }, async (request, response) => {
      let body = "";
      for await (const part of request) body += part;
      response.setHeader("access-control-allow-origin", "*").setHeader("access-control-allow-headers", "content-type");
      if (request.method === "GET") return response.setHeader("content-type", "text/javascript").end(UMAMI_LIKE);
      if (request.method === "POST") received.push({ path: request.url ?? "", body: JSON.parse(body) });
      response.writeHead(request.method === "POST" ? 202 : 204).end();
    });
    const origin = await listen(server);
    allowedOrigins.add(origin);
    await use({ origin, received });
    server.closeAllConnections();
    server.close();
  },
});

test.skip(Boolean(site.analytics), "the owner's own are in these pages");

const NOTICE = "This site counts visits.";

/** Reads its attributes and offers `umami.track`, as Umami documents it (umami.is/docs/tracker-functions). */
const UMAMI_LIKE = `(() => {
  const { websiteId: website, hostUrl } = document.currentScript.dataset;
  const host = hostUrl || new URL(document.currentScript.src).origin;
  const send = (payload) => fetch(host + "/api/send", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ type: "event", payload: { website, url: location.pathname, ...payload } }),
  });
  window.umami = { track: (name, data) => send({ name, data }) };
  send({});
})()`;

/** An owner's public/analytics.js: two lines, and Plausible's package. */
async function plausibleScript(endpoint: string): Promise<string> {
  const contents = `import { init } from "@plausible-analytics/tracker";
    init({ domain: "threefold.example.com", endpoint: "${endpoint}", captureOnLocalhost: true, logging: false });`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: "." },
    ...{ bundle: true, minify: true, format: "iife", write: false },
  });
  return outputFiles[0]?.text ?? "";
}

async function serve(page: Page, path: string, body: string): Promise<void> {
  await page.route(path, (route) => route.fulfill({ contentType: "text/javascript", body }));
}

async function buildWith(page: Page, analytics: Omit<Analytics, "notice">): Promise<void> {
  const settings = { ...analytics, notice: NOTICE };
  await changeSite(page, await withAnalytics(settings), undefined, settings);
}

test("Plausible's tracker in public/ counts page views and the steps of a booking", async ({ page, recorder }) => {
  // Otherwise it takes the test's browser for a bot.
  await page.addInitScript("window.__plausible = true");
  const endpoint = `${recorder.origin}/api/event`;
  await buildWith(page, { src: "/analytics.js", connect: [recorder.origin] });
  await serve(page, "/analytics.js", await plausibleScript(endpoint));
  const counted = () =>
    recorder.received
      .map(({ body }) => body)
      .filter(({ n }) => n !== "engagement")
      .map(({ n, d, p }) => ({ n, d, p }));
  const event = (n: string, p?: object) => ({ n, d: "threefold.example.com", p });

  await page.goto(STATIC_PAGES[0]?.address ?? "");
  await expect.poll(counted).toEqual([event("pageview")]);
  await page.goto(BOOKING_PAGE);
  await expect.poll(counted).toHaveLength(2);
  await openBy(openerOf(page));
  await expectCalendar(page);
  await expect.poll(counted).toEqual([event("pageview"), event("pageview"), event("booking", { step: "opened" })]);
});

test("a script like Umami's counts from another host, even a booking that began before it loaded", async ({
  page,
  recorder,
}) => {
  const src = `${recorder.origin}/script.js`;
  await buildWith(page, { src, attributes: { "data-website-id": "94db1cb1" }, connect: [recorder.origin] });
  await page.goto(`${BOOKING_PAGE}#book`);
  await expect(dialogOf(page).dialog).toBeVisible();
  await expectCalendar(page);
  const expectedBody = (payload: object) => ({
    type: "event",
    payload: { website: "94db1cb1", url: BOOKING_PAGE, ...payload },
  });
  await expect
    .poll(() => recorder.received.map(({ body }) => body))
    .toEqual([expectedBody({}), expectedBody({ name: "booking", data: { step: "opened" } })]);
});

test("nothing is loaded or counted before consent, where that is needed", async ({ page, recorder }) => {
  const src = `${recorder.origin}/script.js`;
  await buildWith(page, { src, connect: [recorder.origin], consent: "/consent.js" });
  await serve(page, "/consent.js", "window.agree = () => dispatchEvent(new Event('analytics-consent'))");
  const requestedOrigins: string[] = [];
  page.on("request", (request) => requestedOrigins.push(new URL(request.url()).origin));
  await page.goto(BOOKING_PAGE);
  await page.waitForFunction(() => "agree" in window);
  await openBy(openerOf(page));
  await dialogOf(page).close.click();
  expect(requestedOrigins).not.toContain(recorder.origin);
  await page.evaluate("agree()");
  await expect.poll(() => recorder.received.length).toBe(1);
  await openBy(openerOf(page));
  await expect.poll(() => recorder.received.length).toBe(2);
});

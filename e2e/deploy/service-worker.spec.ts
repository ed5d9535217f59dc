/** The service worker in docs/deploy.md, which replaces the service worker of an earlier site. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { listen } from "@/deploy/loopback";
import { createSiteServer } from "@/deploy/serve";
import { createTestSite } from "./test-site";

const [, RECIPE = ""] =
  /```js\n(\/\/ Replaces the service worker.*?)```/s.exec(readFileSync("docs/deploy.md", "utf8")) ?? [];

/** A service worker like those of site generators: it always responds from its cache. */
const FORMER_WORKER = `
self.addEventListener("install", (event) => event.waitUntil(caches.open("former").then((cache) => cache.add("/"))));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => event.respondWith(
  caches.match(event.request).then((kept) => kept || fetch(event.request))));`;

const FORMER_PAGE = `<!doctype html><title>Former site</title><h1>Former site</h1>
<script>navigator.serviceWorker.register("/sw.js")</script>`;

const TITLE = "the worker in the documents frees returning visitors from a former site's worker";

test(TITLE, { tag: "@nightly" }, async ({ page }) => {
  expect(RECIPE).toContain("unregister");
  const toFiles = (files: Record<string, string | Buffer>) =>
    new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]));
  const former = createSiteServer(toFiles({ "/index.html": FORMER_PAGE, "/sw.js": FORMER_WORKER }));
  const today = createSiteServer(toFiles({ ...createTestSite({ words: "New site" }), "/sw.js": RECIPE }));
  let site = former;
  const server = createServer((request, response) => site.emit("request", request, response));
  const root = await listen(server);
  try {
    // The new worker reloads the page, which may destroy the context of an evaluation.
    const countWorkers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => undefined);
    await page.goto(root);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["former"]);

    site = today;
    await page.goto(root);
    await expect(page.getByText("Former site").or(page.getByText("New site")).first()).toBeVisible();
    await expect.poll(countWorkers).toBe(0);
    await page.goto(root);
    await expect(page.getByText("New site").first()).toBeVisible();
    await expect.poll(countWorkers).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

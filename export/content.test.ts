import { expect, test } from "@playwright/test";
import { routes } from "@/content/routes";
import { findAnalyticsFaults, findPageFaults, findUnknownPages } from "./content";

test("the site's pages and routes match", async () => {
  expect(await findPageFaults()).toEqual([]);
});

test("reports a route without a page, and a page without a route", async () => {
  const [gone, ...others] = [...routes].reverse();
  expect(await findPageFaults([...others, { id: "careers", path: "/careers" }])).toEqual([
    "content/routes.ts: careers: path: expected a page in app/careers/page.tsx; found none",
    `app${gone?.path}/page.tsx: expected a page of content/routes.ts; found none with the path "${gone?.path}"`,
  ]);
});

test("reports each reference to a page that does not exist, with its line", () => {
  const sources = new Map([
    [
      "app/page.tsx",
      `import { page } from "x";
const steps = forPage(processSteps, "gone");
<About items={[{ page: "landing" }, { page: "lost", figure }]} />
<Speaker page="away">{routeOf("off").path} {pageMetadata("landing")}</Speaker>`,
    ],
  ]);
  const ids = ["landing", "talent"].map((id) => ({ id }));
  expect(findUnknownPages(sources, ids)).toEqual(
    [
      [2, "gone"],
      [3, "lost"],
      [4, "away"],
      [4, "off"],
    ].map(
      ([line, id]) =>
        `app/page.tsx:${line}: expected the id of a page of content/routes.ts (landing, talent); found "${id}"`,
    ),
  );
  expect(findUnknownPages(sources, [...ids, ...["gone", "lost", "away", "off"].map((id) => ({ id }))])).toEqual([]);
});

test("reports an analytics script that is missing from public/", () => {
  const analytics = { src: "/no-such.js", consent: "/nor-this.js", notice: "This site counts visits." };
  expect(findAnalyticsFaults({ name: "Orrery", analytics })).toEqual([
    "content/site.ts: Orrery: analytics.src: expected a script in public/; found no public/no-such.js",
    "content/site.ts: Orrery: analytics.consent: expected a script in public/; found no public/nor-this.js",
  ]);
  const external = { src: "https://stats.example.com/script.js", notice: "This site counts visits." };
  expect(findAnalyticsFaults({ name: "Orrery", analytics: external })).toEqual([]);
  expect(findAnalyticsFaults({ name: "Orrery", analytics: null })).toEqual([]);
});

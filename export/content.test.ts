import { expect, test } from "@playwright/test";
import { routes } from "@/content/routes";
import { pageFaults } from "./content";

test("the site's own pages and records fit each other", async () => {
  expect(await pageFaults()).toEqual([]);
});

test("a page without a folder is named, and one without a record", async () => {
  const [gone, ...others] = [...routes].reverse();
  expect(await pageFaults([...others, { id: "careers", path: "/careers" }])).toEqual([
    "content/routes.ts: careers: path: expected a page in app/careers/page.tsx; found none",
    `app${gone?.path}/page.tsx: expected a page of content/routes.ts; found none with the path "${gone?.path}"`,
  ]);
});

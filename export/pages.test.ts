import { expect, test } from "@playwright/test";
import { routes } from "@/content/routes";
import { pageFaults } from "./pages";

test("the site's own pages, links and records fit each other", async () => {
  expect(await pageFaults()).toEqual([]);
});

test("a page without a folder is named, and one without a record, with each link that leads there", async () => {
  const [gone, ...others] = [...routes].reverse();
  const faults = await pageFaults([...others, { id: "careers", path: "/careers" }]);
  expect(faults[0]).toBe("content/routes.ts: careers: path: expected a page in app/careers/page.tsx; found none");
  expect(faults[1]).toBe(
    `app${gone?.path}/page.tsx: expected a page of content/routes.ts; found none with the path "${gone?.path}"`,
  );
  for (const fault of faults.slice(2)) {
    expect(fault).toMatch(
      new RegExp(`^(app|content|components)/.*:\\d+: a link leads to ${gone?.path}/; expected a page`),
    );
  }
});

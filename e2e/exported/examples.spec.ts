import { expect, test } from "@playwright/test";
import { readSite } from "@/lib/site-files";
import { SITE_DIR } from "../site-dir";

test("contains no examples of components, and no page names them", async () => {
  const site = await readSite(SITE_DIR);
  expect([...site.keys()].filter((file) => file.startsWith("/examples"))).toEqual([]);
  const referring = [...site].filter(([file, content]) => file.endsWith(".html") && content.includes("/examples/"));
  expect(referring.map(([file]) => file)).toEqual([]);
  expect(site.size).toBeGreaterThan(10);
});

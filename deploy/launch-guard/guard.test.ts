import { expect, test } from "@playwright/test";
import { handMadeSite } from "../hand-made-site.ts";
import { isNoindex } from "../policy.ts";
import type { SiteFiles } from "../site-files.ts";
import { kindOf } from "../table.ts";
import { guardLaunch } from "./guard.ts";
import { samplePages, sampleRecords } from "./sample-content.ts";

const site: SiteFiles = new Map(
  Object.entries(handMadeSite({ origin: "https://www.real-firm.net" })).map(([path, content]) => [
    path,
    Buffer.from(content),
  ]),
);

test("each sample record, address, number and the sample brand is named with its file and record", async () => {
  const found = (await sampleRecords("content")).map(
    ({ file, record, what }) => `${file.replaceAll("\\", "/")} ${record} ${what}`,
  );
  const site = found.filter((line) => line.startsWith("content/site.ts"));
  if (site.length === 0) test.skip(true, "not run: the content is no longer the sample");
  expect(site).toContain("content/site.ts site sample record (sample: true)");
  expect(site).toContain("content/site.ts site.name sample brand: Threefold");
  expect(site.join("\n")).toMatch(/site\.email sample address: \S+@\S+\.example\.com/);
  expect(site.join("\n")).toMatch(/site\.phone sample number: .*555-01/);
  expect(found.join("\n")).toMatch(/content\/testimonials\.ts testimonials.*\[hannah-weiss\]/);
});

test("samples in copy that is no record are found in the built pages", () => {
  const page = Buffer.from("<h1>Hello</h1><a href='mailto:me@firm.example.org'>me</a>");
  expect(samplePages(new Map([["/index.html", page]]))).toEqual([
    { file: "out/index.html", record: "text", what: "sample address: mailto:me@firm.example.org" },
  ]);
  expect(samplePages(new Map([["/index.html", Buffer.from("For example: call 202-555-9143.")]]))).toEqual([]);
});

test("a deploy to production stops, listing what to replace and the way to a preview", async () => {
  const stopped = guardLaunch(site, { allowSample: false });
  await expect(stopped).rejects.toThrow(/content.site\.ts {2}site {2}sample record[\s\S]*--allow-sample/);
});

test("a preview goes out with every page marked and no sitemap, and is marked once", async () => {
  // A proof that the site is the owner's: no page of it, and worth nothing once it is changed.
  const proof = Buffer.from("google-site-verification: google0123.html");
  const withProof = await guardLaunch(new Map([...site, ["/google0123.html", proof]]), { allowSample: true });
  expect(withProof.get("/google0123.html")).toEqual(proof);

  const preview = await guardLaunch(site, { allowSample: true });
  for (const [path, content] of preview)
    if (kindOf(path) === "page") expect(isNoindex(content.toString()), path).toBe(true);
  expect(preview.get("/robots.txt")?.toString()).not.toContain("Sitemap");
  const again = await guardLaunch(preview, { allowSample: true });
  expect(again.get("/index.html")).toEqual(preview.get("/index.html"));
});

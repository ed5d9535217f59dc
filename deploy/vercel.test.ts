import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { createTestSite } from "@/e2e/deploy/test-site";
import { addressOf, commonHeaders, FRAMED_PAGE, formatPolicyHeader, HEADERS_BY_KIND, kindOf } from "@/lib/headers";

test("vercel.json publishes out/, and sends every file with the headers of lib/headers.ts", async () => {
  const settings = JSON.parse(await readFile("vercel.json", "utf8"));
  expect(settings).toMatchObject({ framework: null, outputDirectory: "out", trailingSlash: true });
  for (const file of [...Object.keys(createTestSite()), "/a.PDF", "/google0123.html", "/_hashed/a.json"]) {
    const rules: { source: string; headers: { key: string; value: string }[] }[] = settings.headers;
    // Each header has one rule, because Vercel does not document which of two rules wins.
    const sent = rules
      .filter(({ source }) => new RegExp(`^${source}$`).test(addressOf(file)))
      .flatMap(({ headers }) => headers.map(({ key, value }) => `${key}: ${value}`));
    const policy = { "content-security-policy": formatPolicyHeader(file === FRAMED_PAGE) };
    const expected = { ...commonHeaders(null), ...HEADERS_BY_KIND[kindOf(file)], ...policy };
    expect(sent.sort(), file).toEqual(
      Object.entries(expected)
        .map(([key, value]) => `${key}: ${value}`)
        .sort(),
    );
  }
});

import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { handMadeSite } from "@/e2e/deploy/hand-made-site";
import { addressOf, FRAMED_PAGE, headersFor, KINDS, kindOf, policyHeader } from "@/lib/headers";

test("vercel.json publishes out/, and sends every file with the headers of lib/headers.ts", async () => {
  const settings = JSON.parse(await readFile("vercel.json", "utf8"));
  expect(settings).toMatchObject({ framework: null, outputDirectory: "out", trailingSlash: true });
  for (const file of [...Object.keys(handMadeSite()), "/a.PDF", "/google0123.html", "/_hashed/a.json"]) {
    const rules: { source: string; headers: { key: string; value: string }[] }[] = settings.headers;
    // Each header has one rule, since it is not documented which of two wins.
    const sent = rules
      .filter(({ source }) => new RegExp(`^${source}$`).test(addressOf(file)))
      .flatMap(({ headers }) => headers.map(({ key, value }) => `${key}: ${value}`));
    const policy = { "content-security-policy": policyHeader(file === FRAMED_PAGE) };
    const expected = { ...headersFor(null), ...KINDS[kindOf(file)], ...policy };
    expect(sent.sort(), file).toEqual(
      Object.entries(expected)
        .map(([key, value]) => `${key}: ${value}`)
        .sort(),
    );
  }
});

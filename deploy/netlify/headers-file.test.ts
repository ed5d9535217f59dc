import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { expect, test } from "@playwright/test";
import { pageHeaders } from "../answers.ts";
import { writeHandMadeSite } from "../hand-made-site.ts";
import { writeHostFiles } from "../host-files.ts";
import { readSite, type SiteFiles } from "../site-files.ts";
import { addressOf, everyAnswer, type HeaderTable, headersOf, kindOf } from "../table.ts";
import { redirectsFile } from "./headers-file.ts";

let site: SiteFiles;
let rules: { for: string; values: HeaderTable }[];
let lines: string[];

test.beforeAll(async () => {
  const dir = await writeHandMadeSite();
  await writeHostFiles(dir);
  site = await readSite(dir);
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(dir, "_headers")],
    netlifyConfigPath: "netlify.toml",
    configHeaders: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  rules = headers as typeof rules;
  lines = rules.flatMap(({ for: address, values }) => [
    address,
    ...Object.entries(values).map((pair) => pair.join(": ")),
  ]);
});

/** As Netlify matches: a closing slash makes no difference, a closing asterisk stands for anything. */
function matching(address: string) {
  const bare = (text: string) => text.replace(/\/+$/, "");
  return rules.filter(({ for: rule }) =>
    rule.endsWith("*") ? address.startsWith(rule.slice(0, -1)) : bare(rule) === bare(address),
  );
}

test("every address gets exactly the headers of the table and of its page", () => {
  for (const [file, content] of site) {
    const { "content-type": _, ...expected }: HeaderTable = headersOf(file);
    if (kindOf(file) === "page") Object.assign(expected, pageHeaders(file, content.toString()));
    // Unknown addresses show the 404 page, and no rule can name them.
    const sent = Object.assign({}, ...matching(addressOf(file)).map(({ values }) => values));
    expect(sent, file).toEqual(file === "/404.html" ? everyAnswer : expected);
  }
});

test("no two rules for one address name the same header, since hosts differ in which one wins", () => {
  for (const file of site.keys()) {
    const names = matching(addressOf(file)).flatMap(({ values }) => Object.keys(values));
    expect(names, file).toEqual([...new Set(names)]);
  }
});

test("the file stays within what Cloudflare Pages reads: 100 rules, 2,000 characters a line", () => {
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(2000);
});

test("addresses that moved are redirects to Netlify, whatever file is there", async () => {
  expect(redirectsFile([])).toBeUndefined();
  const file = path.join(await mkdtemp(path.join(tmpdir(), "redirects-")), "_redirects");
  await writeFile(file, redirectsFile([{ from: "/careers", to: "/talent/", status: 301 }]) ?? "");
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    netlifyConfigPath: "netlify.toml",
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  expect(redirects).toEqual([expect.objectContaining({ from: "/careers", to: "/talent/", status: 301, force: true })]);
});

test("a file without a hash among those that are kept for a year stops the build, each named", async () => {
  const dir = await writeHandMadeSite();
  for (const name of ["dialog.js", "dialog-window.js"]) await writeFile(path.join(dir, "assets", name), "");
  await expect(writeHostFiles(dir)).rejects.toThrow(
    /hash in the name.*\n {2}\/assets\/dialog-window\.js\n {2}\/assets\/dialog\.js$/,
  );
});

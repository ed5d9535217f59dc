import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { writeTestSite } from "@/e2e/deploy/test-site";
import {
  addressOf,
  COMMON_HEADERS,
  FRAMED_PAGE,
  fileHeaders,
  type HeaderTable,
  kindOf,
  NOT_FOUND_PAGE,
} from "@/lib/headers";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { writeHeadersFile } from "./headers-file";

let site: SiteFiles;
/** The rules of `_headers`, as Netlify and Cloudflare Pages interpret them. */
let rules: { forRegExp: RegExp; values: HeaderTable }[];

test.beforeAll(async () => {
  const dir = await writeTestSite();
  await writeHeadersFile(dir);
  site = await readSite(dir);
  rules = (await readFile(path.join(dir, "_headers"), "utf8")).split(/\n(?=\/)/).map((block) => {
    const [address = "", ...lines] = block.trimEnd().split("\n");
    const pattern = address.replaceAll(".", "\\.").replace("*", ".*");
    const values = lines.map((line) => line.match(/^ {2}([\w-]+): (.*)$/)?.slice(1) ?? [line]);
    return { forRegExp: new RegExp(`^${pattern}$`), values: Object.fromEntries(values) };
  });
});

const matching = (address: string) => rules.filter(({ forRegExp }) => forRegExp.test(address));
const policiesFor = (address: string) =>
  matching(address).flatMap(({ values }) => values["content-security-policy"] ?? []);

test("sends every file with its headers of lib/headers.ts", () => {
  const any: HeaderTable = Object.assign({}, ...matching("/nowhere").map(({ values }) => values));
  const { "content-security-policy": policy = "", ...rest } = any;
  expect(rest).toEqual(COMMON_HEADERS);
  for (const [file, content] of site) {
    const expected = { "content-security-policy": policy, ...COMMON_HEADERS, ...fileHeaders(file, content) };
    const sent = Object.assign({}, ...matching(addressOf(file)).map(({ values }) => values));
    // No rule can match only unknown addresses, for which hosts send the 404 page.
    expect(sent, file).toEqual(file === NOT_FOUND_PAGE ? any : expected);
  }
});

test("allows only the site itself to frame an unknown address", () => {
  for (const address of ["/nowhere", "/talent/nowhere/", "/schedule/nowhere", "/industries/healthcare.html"])
    expect(policiesFor(address), address).toEqual(["frame-ancestors 'self'"]);
});

test("sends each page's own policy, and no other list of hashes", () => {
  for (const [file, content] of site) {
    if (kindOf(file) !== "page" || file === NOT_FOUND_PAGE) continue;
    const sent = policiesFor(addressOf(file));
    expect(sent, file).toContain(fileHeaders(file, content)["content-security-policy"]);
    const framing = sent.map((policy) => /frame-ancestors ('\w+')$/.exec(policy)?.[1]);
    if (file === FRAMED_PAGE) expect(framing, file).toEqual(framing.map(() => "'self'"));
    else expect(framing, file).toContain("'none'");
    // A second list of hashes would block everything that it lacks.
    expect(
      sent.filter((policy) => !policy.startsWith("frame-ancestors")),
      file,
    ).toHaveLength(1);
  }
});

test("sets each header, except the policy, only once for an address", () => {
  for (const file of site.keys()) {
    const names = matching(addressOf(file)).flatMap(({ values }) => Object.keys(values));
    const others = names.filter((name) => name !== "content-security-policy");
    expect(others, file).toEqual([...new Set(others)]);
  }
});

test("refuses files without a hash in the folder that browsers cache for a year", async () => {
  const dir = await writeTestSite();
  for (const name of ["dialog.js", "dialog-window.js"]) await writeFile(path.join(dir, "_hashed", name), "");
  await expect(writeHeadersFile(dir)).rejects.toThrow(
    /hash in the name.*\n {2}\/_hashed\/dialog-window\.js\n {2}\/_hashed\/dialog\.js$/,
  );
});

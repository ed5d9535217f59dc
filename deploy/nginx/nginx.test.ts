import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { hasBrotli, installedNginx, publishToNginx, startNginx } from "@/e2e/deploy/local-nginx";
import { createTestSite, writeTestSite } from "@/e2e/deploy/test-site";
import {
  commonHeaders,
  FRAMED_PAGE,
  formatPolicyHeader,
  HEADERS_BY_KIND,
  type HeaderTable,
  kindOf,
  TYPES,
} from "@/lib/headers";
import { readSite } from "@/lib/site-files";
import { fetchResponse } from "../fetch-response";
import { verify } from "../verify";

const CONF = "deploy/nginx/threefold.conf";

/** Matches a token of the configuration, with or without quotes. */
const WORD = /"[^"]*"|'[^']*'|[^\s;]+/g;
const unquote = (word: string) => word.replace(/^(["'])(.*)\1$/, "$2");

/** Returns the headers that the configuration adds for a file, by its maps and add_header lines. */
function headersIn(conf: string, uri: string, site_calendar: string): HeaderTable {
  const values: Record<string, string> = { uri, site_calendar };
  const expand = (text: string) => text.replaceAll(/\$(\w+)/g, (_, name) => values[name] ?? `$${name}`);
  for (const [, source = "", name = "", body = ""] of conf.matchAll(/^map \$(\w+) \$(\w+) \{\n(.*?)^\}/gms)) {
    const rules = body.split("\n").map((line) => line.match(WORD)?.map(unquote) ?? []);
    const value = values[source] ?? "";
    const isMatch = ([pattern = "-"]: string[]) =>
      pattern.startsWith("~")
        ? new RegExp(pattern.replace(/^~\*?/, ""), pattern[1] === "*" ? "i" : "").test(value)
        : pattern === value || pattern === "default";
    values[name] = expand(rules.find(isMatch)?.[1] ?? "");
  }
  const lines = [...conf.matchAll(/^ {2}add_header (\S+) (.*) always;$/gm)];
  return Object.fromEntries(lines.map(([, name, value = ""]) => [name, expand(unquote(value))]));
}

test("the configuration sends every file with the headers of lib/headers.ts, whatever the calendar", async () => {
  const conf = await readFile(CONF, "utf8");
  for (const calendar of ["", "https://calendar.example"]) {
    for (const file of [...Object.keys(createTestSite()), "/CNAME", "/a.PDF", "/OLD.HTML", "/_hashed/a.json"]) {
      expect(headersIn(conf, file, calendar), file).toEqual({
        ...commonHeaders(calendar || null),
        ...HEADERS_BY_KIND[kindOf(file)],
        "content-security-policy": formatPolicyHeader(file === FRAMED_PAGE),
      });
    }
  }
});

test("the configuration contains the content types of lib/headers.ts", async () => {
  const [, types = ""] = /types \{\n(.*?)\}/s.exec(await readFile(CONF, "utf8")) ?? [];
  const lines = types.split("\n").map((line) => line.match(WORD)?.map(unquote) ?? []);
  const known = lines.flatMap(([type, ...extensions]) => extensions.map((extension) => [extension, type]));
  expect(Object.fromEntries(known)).toEqual(TYPES);
});

test("a real nginx serves a release that passes verify, and switches to the next one at once", async () => {
  test.skip(!installedNginx, "not run: nginx is not installed here");
  const folder = test.info().outputPath();
  const { root, httpRoot, stop } = await startNginx(folder);
  try {
    await publishToNginx(folder, await writeTestSite({ chunk: "aaaa1111" }), "first");
    expect((await fetchResponse(`${root}/_hashed/dialog-aaaa1111.js`)).status).toBe(200);
    const second = await writeTestSite({ chunk: "bbbb2222", origin: root });
    for (const name of ["CNAME", "Foto Größe (1).JPG", "google0123.html"])
      await writeFile(path.join(second, name), `<p onclick="x()">${name}`);
    await publishToNginx(folder, second, "second");
    expect(await verify(root, await readSite(second))).toEqual([]);
    expect((await fetchResponse(`${root}/_hashed/dialog-aaaa1111.js`)).status, "a script of open pages").toBe(200);

    const encodingFor = async (accept: string) =>
      (await fetchResponse(`${root}/talent/`, { "accept-encoding": accept })).headers["content-encoding"];
    expect(await encodingFor("gzip")).toBe("gzip");
    if (hasBrotli) expect(await encodingFor("br, gzip")).toBe("br");
    expect(await encodingFor("identity")).toBeUndefined();
    for (const address of ["/_hashed/", "/nowhere", "/talent/index.html.gz", "/_headers"])
      expect((await fetchResponse(root + address)).status, address).toBe(404);
    expect((await fetchResponse(`${root}/talent?from=mail`)).headers.location).toBe("/talent/?from=mail");
    for (const [address, target] of [
      ["//", "/"],
      ["//talent/?a=//b", "/talent/?a=//b"],
      ["/talent//", "/talent/"],
      ["///evil.example", "/evil.example"],
    ])
      expect((await fetchResponse(root + address)).headers.location, address).toBe(`https://www.example.com${target}`);
    const forged = await fetchResponse(`${httpRoot}/talent/`, { host: "evil.example" });
    expect(forged.headers.location, "another Host").toBe("https://www.example.com/talent/");
  } finally {
    stop();
  }
});

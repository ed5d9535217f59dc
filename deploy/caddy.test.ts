/** Caddy's configuration stands in docs/deploy.md, to be copied; here its header lines are held to the table. */
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { ICONS } from "../lib/icons.ts";
import { handMadeSite } from "./hand-made-site.ts";
import { fixedPolicyHeader } from "./policy.ts";
import { addressOf, framedPages, type HeaderTable, headersOf, hostFiles } from "./table.ts";

interface Block {
  matches: (address: string) => boolean;
  headers: HeaderTable;
}

/** The `header` blocks of a Caddyfile, each with what its matcher says. */
function headerBlocks(caddyfile: string): Block[] {
  const matchers = new Map<string, Block["matches"]>();
  for (const [, name = "", not, patterns = ""] of caddyfile.matchAll(/^ {2}(@\w+) (not )?path (.+)$/gm)) {
    const found = (address: string) => patterns.split(" ").some((pattern) => fits(address, pattern));
    matchers.set(name, (address) => found(address) === (not === undefined));
  }
  return [...caddyfile.matchAll(/^ {2}header (@\w+ )?\{\n(.*?)\n {2}\}/gms)].map(([, name, lines = ""]) => {
    const matches = name ? matchers.get(name.trim()) : () => true;
    if (!matches) throw new Error(`header ${name}: no such matcher`);
    const headers = [...lines.matchAll(/^ {4}([\w-]+) "(.+)"$/gm)].map(([, key = "", value]) => [
      key.toLowerCase(),
      value,
    ]);
    expect(headers.length, lines).toBe(lines.split("\n").length);
    return { matches, headers: Object.fromEntries(headers) };
  });
}

/** As Caddy matches a path: whole, or with a star at either end. */
function fits(address: string, pattern: string): boolean {
  if (pattern.startsWith("*")) return address.endsWith(pattern.slice(1));
  return pattern.endsWith("*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}

test("the lines for Caddy give every file the headers of the table, each once", async () => {
  const [, caddyfile = ""] = /```\n(www\.example\.com \{.*?)```/s.exec(await readFile("docs/deploy.md", "utf8")) ?? [];
  const blocks = headerBlocks(caddyfile);
  const paths = [...Object.keys(handMadeSite()), ...Object.values(ICONS).map(({ path }) => path), "/share/talent.png"];
  for (const path of paths) {
    const sent = blocks.filter(({ matches }) => matches(addressOf(path))).map(({ headers }) => Object.entries(headers));
    // Caddy knows the types by itself.
    const { "content-type": _, ...table } = headersOf(path);
    const policy = { "content-security-policy": fixedPolicyHeader(framedPages.includes(path)) };
    expect(Object.fromEntries(sent.flat()), path).toEqual({ ...table, ...policy });
    expect(new Set(sent.flat().map(([name]) => name)).size, path).toBe(sent.flat().length);
  }
  expect(caddyfile).toContain(`hide ${hostFiles.map((file) => file.slice(1)).join(" ")}`);
});

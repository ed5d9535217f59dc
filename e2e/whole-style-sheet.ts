/** The style sheet of the whole site, of which each exported page has only the rules that it can use. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { fileAt } from "@/lib/headers";

/** The plain export of the build that made out/. */
export const PLAIN = ".cache/export";

/** All style sheets of a page of the plain export, linked or in it, with absolute addresses. */
export function wholeStyleSheet(address: string): string {
  const file = fileAt(address);
  const html = readFileSync(join(PLAIN, file), "utf8");
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1] ?? "");
  expect(links.length, `style sheets of ${PLAIN}/${file}`).toBeGreaterThan(0);
  const inlineSheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => match[1] ?? "");
  const linked = links.map((link) =>
    readFileSync(join(PLAIN, link), "utf8").replaceAll("url(../", `url(${join(link, "../..")}/`),
  );
  return [...linked, ...inlineSheets].join("\n");
}

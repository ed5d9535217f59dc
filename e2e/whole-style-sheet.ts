/** Reads the complete style sheet, of which each exported page contains only the rules that it can use. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { fileAt } from "@/lib/headers";

/** The folder of Next's export, from which the build has generated out/. */
export const NEXT_EXPORT = ".cache/export";

/** Returns all style sheets of a page in Next's export, linked and inline, with absolute addresses. */
export function wholeStyleSheet(address: string): string {
  const file = fileAt(address);
  const html = readFileSync(join(NEXT_EXPORT, file), "utf8");
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1] ?? "");
  expect(links.length, `style sheets of ${NEXT_EXPORT}/${file}`).toBeGreaterThan(0);
  const inlineSheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => match[1] ?? "");
  const linked = links.map((link) =>
    readFileSync(join(NEXT_EXPORT, link), "utf8").replaceAll("url(../", `url(${join(link, "../..")}/`),
  );
  return [...linked, ...inlineSheets].join("\n");
}

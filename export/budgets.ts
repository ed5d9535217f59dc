import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listFiles } from "@/lib/files";
import { fontListPath, type GeneratedFonts } from "@/lib/fonts";
import { HASHED_FOLDER } from "@/lib/headers";

/** In bytes, after brotli for text. */
const LIMITS = {
  /**
   * A page down to the end of its hero must fit the initial congestion window, ten segments of 1,460 bytes (RFC 6928),
   * less the response headers. Browsers paint a response as it arrives, so the rest delays nothing. The firm's mark, some
   * 300 bytes, does not count, since an owner cannot shorten it.
   */
  firstScreen: 14_000,
  /** A whole page: two round trips of a new connection. On hosts with large TLS records a longer page paints later. */
  html: 22_000,
  /** The fonts of every page: the first file of each family. WOFF2 is compressed already. */
  fonts: 60_000,
  /** Fonts that only pages with their letters load. Latin's extension takes 3,000 to 6,000. */
  moreFonts: 20_000,
  /** React, and the islands of all pages (docs/performance.md). */
  scripts: 105_000,
};

const PAGE_ADVICE =
  ". On a slow line every 10,000 bytes take 50 ms. Move records to a page of their own, or replace a drawing by a picture";

/**
 * Step: prints the size of each page and checks all budgets.
 *
 * @param folder The finished site.
 * @param pages Its pages, as paths from there.
 * @param textPages Those of them that have no hero, and so no budget for it.
 * @throws Error with every size over its limit, each with its page or file.
 */
export async function checkBudgets(
  folder: string,
  pages: readonly string[],
  textPages: readonly string[] = [],
): Promise<void> {
  const findings: string[] = [];
  function checkLimit(what: string, bytes: number, limit: number, advice = ""): void {
    if (bytes > limit) findings.push(`${what}: ${format(bytes)} bytes, limit ${format(limit)}${advice}`);
  }

  for (const file of pages) {
    const source = await readFile(join(folder, file));
    const [first, whole] = [firstScreenOf(source), brotli(source)];
    const firstScreen = brotli(withoutMark(first));
    console.log(
      `${file}: ${format(whole)} of ${format(LIMITS.html)} bytes, first screen ${format(firstScreen)} of ${format(LIMITS.firstScreen)}`,
    );
    if (textPages.includes(file)) {
      checkLimit(file, whole, LIMITS.html, PAGE_ADVICE);
      continue;
    }
    const over = firstScreen - LIMITS.firstScreen;
    checkLimit(
      `${file}, down to the end of the hero`,
      firstScreen,
      LIMITS.firstScreen,
      firstScreenAdvice(file, first, over),
    );
    checkLimit(file, whole, LIMITS.html, PAGE_ADVICE);
  }

  let fonts = 0;
  let moreFonts = 0;
  let scripts = 0;
  for (const name of await listFiles(join(folder, HASHED_FOLDER))) {
    const file = HASHED_FOLDER.slice(1) + name;
    const bytes = await readFile(join(folder, file));
    // export/fonts.ts names them "text.woff2" and "text-2.woff2".
    if (/-\d\.[^/]*woff2$/.test(file)) moreFonts += bytes.length;
    else if (file.endsWith(".woff2")) fonts += bytes.length;
    if (file.endsWith(".js")) scripts += brotli(bytes);
  }
  checkLimit("scripts of all pages", scripts, LIMITS.scripts);
  checkLimit("fonts of every page", fonts, LIMITS.fonts, await fontAdvice());
  checkLimit("fonts of single pages", moreFonts, LIMITS.moreFonts, await fontAdvice());
  if (findings.length > 0) throw new Error(`Over budget (export/budgets.ts):\n  ${findings.join("\n  ")}`);
}

/** @returns the size of each font file and how to make it smaller. */
async function fontAdvice(list = fontListPath()): Promise<string> {
  const made: Partial<GeneratedFonts> = JSON.parse(await readFile(list, "utf8").catch(() => "{}"));
  const files = Object.entries(made).flatMap(([family, fonts]) =>
    fonts.map(({ name, bytes, axes }) => {
      const fixed = axes.map((axis) => `${axis}: …`).join(", ");
      const varies = fixed && ` (it varies ${axes.join(" and ")}: fix it with axes: { ${fixed} })`;
      return `fonts.${family}, ${name}.woff2: ${format(bytes)}${varies}`;
    }),
  );
  return `. In content/theme.ts: ${files.join("; ")}. Fix axes, use a file with fewer axes (Fontsource's has -wght- in its name), or one font for both families`;
}

/** A page down to the end of the first section of its main part; all of it, if it has no sections. */
function firstScreenOf(html: Buffer): Buffer {
  const end = html.indexOf("</section>", html.indexOf("<main"));
  return end < 0 ? html : html.subarray(0, end);
}

/** Compressed, two to three characters of text take one byte. */
const CHARACTERS_PER_BYTE = 2;

/**
 * @param file The page, as a path in the finished site.
 * @param html The page down to the end of its hero.
 * @param over By how many bytes it is too large.
 * @returns what to shorten, by how much, and in which file.
 */
function firstScreenAdvice(file: string, html: Buffer, over: number): string {
  const page = file === "404.html" ? "app/not-found.tsx" : join("app", dirname(file), "page.tsx").replaceAll("\\", "/");
  const source = html.toString();
  const hero = source.slice(Math.max(source.lastIndexOf("<section"), 0));
  const drawing = brotli(html) - brotli(Buffer.from(source.replace(hero, hero.replaceAll(/<svg.*?<\/svg>/gs, ""))));
  const characters = Math.ceil((over * CHARACTERS_PER_BYTE) / 10) * 10;
  return (
    `. What exceeds it arrives a round trip later: 150 ms on a slow line. The hero is ${format(over)} bytes too long: ` +
    `in ${page}, shorten its title, its lead or the words in its drawing (content/drawings/) by about ` +
    `${format(characters)} characters` +
    (drawing > over ? `, or remove its drawing, which saves ${format(drawing)} bytes` : "")
  );
}

/** A page without the firm's mark in the bar. */
function withoutMark(html: Buffer): Buffer {
  return Buffer.from(html.toString().replaceAll(/(<a [^>]*href="\/"[^>]*><span[^>]*>)<svg.*?<\/svg>/gs, "$1"));
}

function brotli(bytes: Buffer): number {
  return brotliCompressSync(bytes).length;
}

function format(figure: number): string {
  return figure.toLocaleString("en-GB");
}

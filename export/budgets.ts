import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listFiles } from "@/lib/files";
import { fontListPath, type GeneratedFonts } from "@/lib/fonts";
import { HASHED_FOLDER } from "@/lib/headers";

/** In bytes, after brotli for text. */
const LIMITS = {
  /**
   * A page up to the end of its hero must fit the initial congestion window, ten segments of 1,460 bytes (RFC 6928),
   * less the response headers. Browsers paint a response while they receive it, so the rest delays nothing. The firm's
   * mark, about 300 bytes, is not counted, because an owner cannot shorten it.
   */
  firstScreen: 14_000,
  /**
   * A whole page with islands: two round trips of a new connection. A longer page would paint later on hosts with large
   * TLS records.
   */
  html: 21_500,
  /** A whole page without islands. It has no styles of the booking dialog. */
  plainHtml: 18_000,
  /** The fonts of every page: the first file of each family. WOFF2 is compressed already. */
  fonts: 60_000,
  /** Fonts that load only on pages with one of their characters. An extended Latin file takes 3,000 to 6,000 bytes. */
  moreFonts: 20_000,
  /** React, and the islands of all pages (docs/performance.md). */
  scripts: 105_000,
};

const PAGE_ADVICE =
  ". On a slow line every 10,000 bytes take 50 ms. Move records to a page of their own, or replace a drawing by a picture";

/**
 * Build step: prints the size of each page and checks all budgets.
 *
 * @param folder The finished site.
 * @param pages The paths of its pages in that folder.
 * @param textPages The paths of pages without a hero, whose first screen has no budget.
 * @throws Error with every size over its limit, and its page or file.
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
    const [first, whole] = [cutAfterHero(source), brotliSize(source)];
    const limit = source.includes(" data-island=") ? LIMITS.html : LIMITS.plainHtml;
    const firstScreen = brotliSize(removeMark(first));
    console.log(
      `${file}: ${format(whole)} of ${format(limit)} bytes, first screen ${format(firstScreen)} of ${format(LIMITS.firstScreen)}`,
    );
    if (textPages.includes(file)) {
      checkLimit(file, whole, limit, PAGE_ADVICE);
      continue;
    }
    const over = firstScreen - LIMITS.firstScreen;
    checkLimit(
      `${file}, down to the end of the hero`,
      firstScreen,
      LIMITS.firstScreen,
      adviseOnFirstScreen(file, first, over),
    );
    checkLimit(file, whole, limit, PAGE_ADVICE);
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
    if (file.endsWith(".js")) scripts += brotliSize(bytes);
  }
  checkLimit("scripts of all pages", scripts, LIMITS.scripts);
  checkLimit("fonts of every page", fonts, LIMITS.fonts, await adviseOnFonts());
  checkLimit("fonts of single pages", moreFonts, LIMITS.moreFonts, await adviseOnFonts());
  if (findings.length > 0) throw new Error(`Over budget (export/budgets.ts):\n  ${findings.join("\n  ")}`);
}

/** Describes the size of each font file, and how to make it smaller. */
async function adviseOnFonts(listPath = fontListPath()): Promise<string> {
  const list: Partial<GeneratedFonts> = JSON.parse(await readFile(listPath, "utf8").catch(() => "{}"));
  const files = Object.entries(list).flatMap(([family, fonts]) =>
    fonts.map(({ name, bytes, axes }) => {
      const fixed = axes.map((axis) => `${axis}: …`).join(", ");
      const varies = fixed && ` (it varies ${axes.join(" and ")}: fix it with axes: { ${fixed} })`;
      return `fonts.${family}, ${name}.woff2: ${format(bytes)}${varies}`;
    }),
  );
  return `. In content/theme.ts: ${files.join("; ")}. Fix axes, use a file with fewer axes (Fontsource's has -wght- in its name), or one font for both families`;
}

/** Returns a page up to the end of its first section, the hero. Without sections, returns the whole page. */
function cutAfterHero(html: Buffer): Buffer {
  const end = html.indexOf("</section>", html.indexOf("<main"));
  return end < 0 ? html : html.subarray(0, end);
}

/** After compression, two to three characters of text take one byte. */
const CHARACTERS_PER_BYTE = 2;

/**
 * Describes what to shorten, by how much and in which file.
 *
 * @param file The path of the page in the finished site.
 * @param html The page up to the end of its hero.
 * @param over The number of bytes over the limit.
 */
function adviseOnFirstScreen(file: string, html: Buffer, over: number): string {
  const page = file === "404.html" ? "app/not-found.tsx" : join("app", dirname(file), "page.tsx").replaceAll("\\", "/");
  const source = html.toString();
  const hero = source.slice(Math.max(source.lastIndexOf("<section"), 0));
  const drawing =
    brotliSize(html) - brotliSize(Buffer.from(source.replace(hero, hero.replaceAll(/<svg.*?<\/svg>/gs, ""))));
  const characters = Math.ceil((over * CHARACTERS_PER_BYTE) / 10) * 10;
  return (
    `. The rest comes a round trip later: 150 ms on a slow line. The hero is ${format(over)} bytes too long: ` +
    `in ${page}, shorten its title, its lead or the words in its drawing (content/drawings/) by about ` +
    `${format(characters)} characters` +
    (drawing > over ? `, or remove its drawing, which saves ${format(drawing)} bytes` : "")
  );
}

/** Removes the firm's mark in the bar from a page. */
function removeMark(html: Buffer): Buffer {
  return Buffer.from(html.toString().replaceAll(/(<a [^>]*href="\/"[^>]*><span[^>]*>)<svg.*?<\/svg>/gs, "$1"));
}

function brotliSize(bytes: Buffer): number {
  return brotliCompressSync(bytes).length;
}

function format(figure: number): string {
  return figure.toLocaleString("en-GB");
}

import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { HASHED_FOLDER } from "@/deploy/headers";
import { fontList, type MadeFonts } from "@/lib/fonts";
import { filesBelow } from "./files";

/** Sizes in bytes, after brotli where a host compresses. */
const LIMITS = {
  /**
   * What the first screen paints from: a page down to the end of its hero, in one initial congestion window of ten
   * segments of 1,460 bytes (RFC 6928), less the response's headers. A browser paints a response as it arrives, so what
   * stands below the hero makes nobody wait. Without the firm's mark, which nobody can shorten: some 300 bytes.
   */
  firstScreen: 14_000,
  /**
   * A whole page: two round trips of a new connection. Nobody waits for all of it, but it is read, styled and paid for, and
   * where a host's TLS records are large, a longer page paints later.
   */
  html: 28_000,
  /** The fonts of every page: the first file of each family. They are compressed already. */
  fonts: 60_000,
  /** The others, which only a page fetches that has one of their letters: Latin's extension takes 3,000 to 6,000. */
  moreFonts: 20_000,
  /** React, Radix and the dialog: see docs/performance.md for what each costs. */
  booking: 85_000,
};

const WHOLE_COSTS =
  ". On a slow line every 10,000 bytes take 50 ms more, and more still to lay out on a slow telephone. Move records to a " +
  "page of their own, or take a picture for a drawing";

/**
 * Last step before the swap: holds the finished site to its budgets, and says what each page weighs.
 *
 * @param folder The finished site.
 * @param pages Its pages, as files from there.
 * @throws Error that lists every figure beyond its limit, each with the page or file.
 */
export async function checkBudgets(folder: string, pages: readonly string[]): Promise<void> {
  const findings: string[] = [];
  function hold(what: string, bytes: number, limit: number, advice = ""): void {
    if (bytes > limit) findings.push(`${what}: ${format(bytes)} bytes, limit ${format(limit)}${advice}`);
  }

  for (const file of pages) {
    const source = await readFile(join(folder, file));
    const [first, whole] = [firstScreenOf(source), brotli(source)];
    const firstScreen = brotli(withoutMark(first));
    console.log(
      `${file}: ${format(whole)} of ${format(LIMITS.html)} bytes, first screen ${format(firstScreen)} of ${format(LIMITS.firstScreen)}`,
    );
    const over = firstScreen - LIMITS.firstScreen;
    hold(`${file}, down to the end of the hero`, firstScreen, LIMITS.firstScreen, firstScreenAdvice(file, first, over));
    hold(file, whole, LIMITS.html, WHOLE_COSTS);
  }

  let fonts = 0;
  let moreFonts = 0;
  for (const name of await filesBelow(join(folder, HASHED_FOLDER))) {
    const file = HASHED_FOLDER.slice(1) + name;
    const bytes = await readFile(join(folder, file));
    // As export/fonts.ts names them: "text.woff2" and "text-2.woff2".
    if (/-\d\.[^/]*woff2$/.test(file)) moreFonts += bytes.length;
    else if (file.endsWith(".woff2")) fonts += bytes.length;
    if (/\/booking-[^/]*\.js$/.test(file)) hold(file, brotli(bytes), LIMITS.booking);
  }
  hold("fonts of every page", fonts, LIMITS.fonts, await fontAdvice());
  hold("fonts of single pages", moreFonts, LIMITS.moreFonts, await fontAdvice());
  if (findings.length > 0) throw new Error(`Over budget (export/budgets.ts):\n  ${findings.join("\n  ")}`);
}

/** @returns what to do about fonts that are too large: what each file weighs, and which axes it could do without. */
async function fontAdvice(list = fontList()): Promise<string> {
  const made: Partial<MadeFonts> = JSON.parse(await readFile(list, "utf8").catch(() => "{}"));
  const files = Object.entries(made).flatMap(([family, fonts]) =>
    fonts.map(({ name, bytes, axes }) => {
      const fixed = axes.map((axis) => `${axis}: …`).join(", ");
      const varies = fixed && ` (it varies ${axes.join(" and ")}: fix that by axes: { ${fixed} })`;
      return `fonts.${family}, ${name}.woff2: ${format(bytes)}${varies}`;
    }),
  );
  return `. In content/theme.ts: ${files.join("; ")}. Fix axes, take a file with fewer (of Fontsource the one with -wght- in its name), or one font for both families`;
}

/** Down to the end of the first section of the page's main part; a page without sections is all first screen. */
function firstScreenOf(html: Buffer): Buffer {
  const end = html.indexOf("</section>", html.indexOf("<main"));
  return end < 0 ? html : html.subarray(0, end);
}

/** Compressed, two to three characters of a text take a byte. */
const CHARACTERS_PER_BYTE = 2;

/**
 * @param file The page, as a file of the finished site.
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
    `. What is beyond it arrives a round trip later, which on a slow line is 150 ms for every visitor. The hero is ` +
    `${format(over)} bytes too long: in ${page}, shorten its title, its lead or the words in its drawing ` +
    `(content/drawings/) by about ${format(characters)} characters` +
    (drawing > over ? `, or take its scene out, which saves ${format(drawing)} bytes` : "")
  );
}

/** Without the drawing in the bar, beside the name of the firm. */
function withoutMark(html: Buffer): Buffer {
  return Buffer.from(html.toString().replaceAll(/(<a [^>]*href="\/"[^>]*><span[^>]*>)<svg.*?<\/svg>/gs, "$1"));
}

function brotli(bytes: Buffer): number {
  return brotliCompressSync(bytes).length;
}

function format(figure: number): string {
  return figure.toLocaleString("en-GB");
}

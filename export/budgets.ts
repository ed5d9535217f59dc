import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesBelow } from "./files";
import { attribute, elements, isData, outerMarkup, type PageDocument, parsePage, scriptType, text } from "./html";

/** What the pages run, as the export has decided it. */
export interface PageBudget {
  file: string;
  /** How many scripts the page may run, those of data and speculation rules not counted. */
  scripts: number;
}

/** Sizes in bytes, after brotli where a host compresses. */
const LIMITS = {
  /**
   * What the first screen paints from: a page down to the end of its hero, in one initial congestion window of ten
   * segments of 1,460 bytes (RFC 6928), less the response's headers. A browser paints a response as it arrives, so what
   * stands below the hero makes nobody wait.
   */
  firstScreen: 14_000,
  /** A whole page. Nobody waits for it, but it is read, styled and paid for. */
  html: 60_000,
  /** All font files together. They are compressed already. */
  fonts: 60_000,
  /** React, Radix and the dialog: see docs/performance.md for what each costs. */
  booking: 84_000,
  /** A picture for a telephone. */
  picture: 30_000,
};

/** The pages of the sample are all below it: what is heavier is worth a look. */
const USUAL = 24_000;

const FIRST_COSTS =
  "What is beyond it arrives a round trip later, which on a slow line is 150 ms for every visitor. Shorten the hero's " +
  "words, or give it a simpler drawing";
const WHOLE_COSTS =
  "On a slow line every 10,000 bytes take 50 ms more, and more still to lay out on a slow telephone. Move records to a " +
  "page of their own, or take a picture for a drawing";

/** What a host would serve though nobody may ask for it. */
const UNWANTED = [/(^|\/)__next\./, /(^|\/)index\.txt$/, /^404\//, /^_not-found(\/|\.)/, /^_next\//];

/**
 * Last step before the swap: holds the finished site to what bytes can decide of its budgets.
 *
 * @param folder The finished site.
 * @param pages What each page may run.
 * @throws Error that lists every figure beyond its limit, each with the page or file.
 */
export async function checkBudgets(folder: string, pages: PageBudget[]): Promise<void> {
  const findings = await overBudget(folder, pages, console.log);
  if (findings.length > 0) throw new Error(`Over budget (export/budgets.ts):\n  ${findings.join("\n  ")}`);
}

/** The findings of checkBudgets, one line each; what every page weighs goes to `say`. */
export async function overBudget(
  folder: string,
  pages: PageBudget[],
  say: (line: string) => void = () => {},
): Promise<string[]> {
  const files = await filesBelow(folder);
  const findings: string[] = [];
  function hold(what: string, figure: number, limit: number, unit: string, advice = ""): void {
    if (figure > limit) findings.push(`${what}: ${format(figure)} ${unit}, limit ${format(limit)}${advice}`);
  }

  for (const { file, scripts } of pages) {
    const source = await readFile(join(folder, file));
    const { document } = parsePage(file, source.toString());
    const [first, whole] = [brotli(firstScreenOf(source)), brotli(source)];
    const parts = describeParts(partsOf(document));
    const note = whole > USUAL ? `, more than the ${format(USUAL)} that are usual here: ${parts}` : "";
    say(`${file}: ${format(whole)} bytes, first screen ${format(first)}${note}`);
    hold(
      file,
      first,
      LIMITS.firstScreen,
      "bytes down to the end of the hero, after brotli",
      `. ${FIRST_COSTS} (${parts})`,
    );
    hold(file, whole, LIMITS.html, "bytes after brotli", `. ${WHOLE_COSTS} (${parts})`);
    const running = elements(document, "script").filter(
      (script) => !isData(script) && scriptType(script) !== "speculationrules",
    );
    hold(file, running.length, scripts, "scripts");
    for (const script of running) {
      const src = attribute(script, "src");
      if (src) findings.push(`${file}: a script is requested before the first paint: ${src}`);
      else hold(`${file}, script "${text(script).slice(0, 30)}…"`, brotli(text(script)), 4_400, "bytes after brotli");
    }
    for (const link of elements(document, "link")) {
      const rel = attribute(link, "rel") ?? "";
      if (/stylesheet|preload|prefetch|preconnect/.test(rel)) {
        findings.push(
          `${file}: <link rel="${rel}"> asks for ${attribute(link, "href")} before the first paint, limit none`,
        );
      }
    }
  }

  let fonts = 0;
  for (const file of files) {
    const bytes = await readFile(join(folder, file));
    if (file.endsWith(".woff2")) fonts += bytes.length;
    if (/^booking-.*\.js$/.test(basename(file))) hold(file, brotli(bytes), LIMITS.booking, "bytes after brotli");
    if (/-112\.[^/]*\.(avif|webp)$/.test(file)) hold(file, bytes.length, LIMITS.picture, "bytes");
    if (UNWANTED.some((pattern) => pattern.test(file)))
      findings.push(`${file}: a file that no visitor needs, limit none`);
  }
  hold("fonts", fonts, LIMITS.fonts, "bytes");
  return findings;
}

/** What a page is made of, in bytes after brotli, each part by itself. */
function partsOf(document: PageDocument): Record<string, number> {
  const bytesOf = (...tags: string[]) =>
    brotli(
      elements(document, ...tags)
        .map(outerMarkup)
        .join(""),
    );
  return { drawings: bytesOf("svg"), style: bytesOf("style"), scripts: bytesOf("script", "template") };
}

function describeParts(parts: Record<string, number>): string {
  const sorted = Object.entries(parts).sort(([, one], [, other]) => other - one);
  return `${sorted.map(([name, bytes]) => `${name} ${format(bytes)}`).join(", ")}, the rest words and their markup`;
}

/** Down to the end of the first section of the page's main part; a page without sections is all first screen. */
function firstScreenOf(html: Buffer): Buffer {
  const end = html.indexOf("</section>", html.indexOf("<main"));
  return end < 0 ? html : html.subarray(0, end);
}

function brotli(bytes: Buffer | string): number {
  return brotliCompressSync(bytes).length;
}

function format(figure: number): string {
  return figure.toLocaleString("en-GB");
}

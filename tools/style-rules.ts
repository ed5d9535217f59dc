/** Checks the rules of docs/styling.md in the sources of app/ and components/. */

/** In characters: about one line in an editor. */
const MAX_CLASS_STRING = 160;

/** Matches a class with brackets. State variants such as `data-[open]:` are removed first. */
const BRACKETS = /[^\s"'`{}]*\[[^\]\s]+\][^\s"'`{}]*/g;
const STATES = /(?:data|aria)-\[[^\]]*\]|\[(?:data|aria)-[^\]]*\]/g;

/** Matches class strings: only characters of utilities, not those of code or sentences. */
const CLASS_STRING = /^[\w\s@*:/!.,%#&<>=~+"'()[\]-]+$/;
const UTILITY =
  /(?:^|\s)(?:[\w-]+:)*-?(?:flex|grid|block|inline|hidden|absolute|relative|fixed|sticky|text|font|bg|border|p[xytrbse]?|m[xytrbse]?|gap|w|h|min|max|size|col|row|items|justify|self|leading|tracking|outline|inset|top|left|right|bottom|z|order|basis|grow|shrink|underline|whitespace|overflow|before|after|sm|md|lg|2xl)(?:-|\s|$|:)/;

/** A fault, and a message about it and about what to write instead. */
export interface StyleFault {
  line: number;
  message: string;
}

/**
 * Finds faults in the markup of a component, in order.
 *
 * @param source The source of a `.ts` or `.tsx` file.
 */
export function findMarkupFaults(source: string): StyleFault[] {
  const faults: StyleFault[] = [];
  for (const { text, line } of stringsOf(source)) {
    if (!CLASS_STRING.test(text.replaceAll(/\$\{[^}]*\}/g, "")) || !isClassString(text)) continue;
    const add = (message: string) => faults.push({ line, message });
    if (text.length > MAX_CLASS_STRING) {
      add(
        `a class string of ${text.length} characters, at most ${MAX_CLASS_STRING}: give the part a style sheet of its own name`,
      );
    }
    for (const [found] of text.matchAll(BRACKETS)) {
      if (!found.replaceAll(STATES, "").includes("[")) continue;
      add(`"${found}": take a token of app/theme.css, or write it in the part's style sheet`);
    }
    if (/(?:^|[\s:])\*\*?:/.test(text))
      add(`"*:" reaches into children: style them by a class of their own, or in a style sheet`);
    if (/\((?:calc|clamp|min|max)\(|-\[?(?:calc|clamp|min|max)\(/.test(text))
      add("a computed length: it belongs into a style sheet");
  }
  return faults;
}

/** Matches colors by value. */
const RAW_COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\((?!from)/i;

/** Matches class names that ad blockers hide. */
const HIDDEN_BY_BLOCKERS = /\.(?:ads?|advert\w*|banner|promo|sponsor\w*)(?![\w])/;

/**
 * Finds faults in a style sheet of a component, in order.
 *
 * @param source The source of the style sheet.
 */
export function findSheetFaults(source: string): StyleFault[] {
  const faults: StyleFault[] = [];
  const lines = source.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " ")).split("\n");
  for (const [index, text] of lines.entries()) {
    const add = (message: string) => faults.push({ line: index + 1, message });
    if (RAW_COLOR.test(text)) add("a color by value: take a role of app/theme.css, or mix two of them");
    if (HIDDEN_BY_BLOCKERS.test(text)) add("a class name that ad blockers hide: take another");
    const [, size] = /(?:^|[\s;{])font(?:-size)?:\s*([^;]+)/.exec(text) ?? [];
    if (size && /\d(?:rem|px|vw)\b/.test(size))
      add(`font size "${size}": @apply a step of the scale, or fit it to its container (cqi)`);
    if (/@(?:media|container)[^{]*(?:width|inline-size)[^{]*\d(?:px|vw)/.test(text))
      add("a width in px: take a named breakpoint (@variant), or rem in a container query");
    if (/@media[^{]*width/.test(text)) add("a breakpoint of its own: @variant sm, md, lg or 2xl, or a container query");
  }
  return faults;
}

/** Whether a string is a list of utilities. */
function isClassString(text: string): boolean {
  if (/[.!?] [A-Z]|, /.test(text)) return false;
  return UTILITY.test(text) || /(?:^|\s)(?:\*\*?:|\[[\w-]+:)/.test(text);
}

/** Returns the strings and template literals of a source with their lines, except those in comments. */
function stringsOf(source: string): { text: string; line: number }[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, blank).replaceAll(/(?<=^|\s)\/\/.*$/gm, blank);
  return [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map((match) => ({
    text: match[1] ?? match[2] ?? "",
    line: code.slice(0, match.index).split("\n").length,
  }));
}

function blank(comment: string): string {
  return comment.replaceAll(/[^\n]/g, " ");
}

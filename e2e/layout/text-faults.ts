/**
 * Finds words that do not fit. Runs within a page (`page.evaluate(textFaults)`), so it may name nothing outside itself.
 *
 * Drawings are left out: their words are measured by the build (components/art/words.tsx), and what they say is in their
 * names.
 *
 * @returns a line for each fault: the kind, and the words.
 */
export function textFaults(): string[] {
  const faults = new Set<string>();
  const ROOT = document.documentElement;
  /** Differences below this, in px, are rounding. */
  const SLACK = 1.5;
  /** How many letters a word has that may be hyphenated: hyphenate-limit-chars of app/globals.css. */
  const HYPHENATED_FROM = 14;

  interface Line {
    text: string;
    node: Text;
    box: DOMRect;
    /** The block that it stands in: the lines of one block are the browser's own business. */
    block: Element;
  }

  const lines: Line[] = [];

  /** Asks about an element once: the same ones stand around every word. */
  function once<T>(ask: (element: Element) => T): (element: Element) => T {
    const known = new Map<Element, T>();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element) as T;
    };
  }
  /** Whether something holds for an element or one around it, up to the body. */
  function within(holds: (element: Element) => boolean): (element: Element) => boolean {
    const ask: (element: Element) => boolean = once(
      (element) =>
        holds(element) || (element.parentElement !== null && element !== document.body && ask(element.parentElement)),
    );
    return ask;
  }
  const isForScreenReaders = within((element) => {
    const { position, clipPath } = getComputedStyle(element);
    return (position === "absolute" && (element as HTMLElement).offsetWidth <= 1) || clipPath === "inset(50%)";
  });
  const isShown = once(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest("svg, script, style, template, noscript, [inert]") &&
      !isForScreenReaders(element),
  );
  const blockOf: (element: Element) => Element = once((element) =>
    /^(inline|contents)$/.test(getComputedStyle(element).display) && element.parentElement
      ? blockOf(element.parentElement)
      : element,
  );
  /** Turned or skewed: the box of a text is then larger than the text. */
  const isSkewed = within((element) => {
    const { transform, rotate } = getComputedStyle(element);
    const [, b, c] = /matrix\([^,]+, ([^,]+), ([^,]+),/.exec(transform) ?? [];
    return rotate !== "none" || Number(b ?? 0) !== 0 || Number(c ?? 0) !== 0;
  });
  /** What is fixed or sticks lies over what scrolls below it. */
  const isLifted = within(
    (element) =>
      /fixed|sticky/.test(getComputedStyle(element).position) && !element.closest("[role=dialog], [popover]"),
  );

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let before: { block: Element; top: number; bottom: number } | undefined;
  for (let next = walker.nextNode(); next; next = walker.nextNode()) {
    const node = next as Text;
    const parent = node.parentElement;
    if (!parent || !/\S/.test(node.data) || !isShown(parent)) continue;
    const block = blockOf(parent);

    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const [first] = boxes;
      if (!first) continue;
      // A line of its own is lower by more than half its height.
      const rows = boxes.filter((box, nth) => nth === 0 || box.top > (boxes[nth - 1]?.top ?? 0) + box.height / 2);
      if (rows.length > 1 && !isSkewed(parent)) checkBreak(node, index, word);
      if (/^[,.;:!?)»”]/.test(word) && before?.block === block && first.top > before.bottom - 2 && word.length < 3) {
        faults.add(`a line begins with "${word}": ${block.textContent?.trim().slice(0, 50)}`);
      }
      const last = boxes.at(-1) ?? first;
      before = { block, top: last.top, bottom: last.bottom };
      for (const box of rows) lines.push({ text: word, node, box, block });
    }
  }

  /**
   * A word on two lines is fine where it may be broken: after a hyphen, a dash or a slash, or at a soft hyphen; and a long
   * one where the page asks for hyphens, which a browser without a dictionary of the language (as in this check) leaves
   * out (app/globals.css).
   */
  function checkBreak(node: Text, start: number, word: string): void {
    const isLong = word.replaceAll(/[^\p{L}]/gu, "").length >= HYPHENATED_FROM;
    if (isLong && getComputedStyle(node.parentElement as Element).hyphens === "auto") return;
    let top: number | undefined;
    for (let at = 0; at < word.length; at++) {
      range.setStart(node, start + at);
      range.setEnd(node, start + at + 1);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const breaks = top !== undefined && box.top > top + box.height / 2;
      top = box.top;
      if (!breaks) continue;
      const previous = word.charAt(at - 1);
      if (/[-‐–—/\u00ad\u200b]/.test(previous)) continue;
      // Scripts that break between any two characters.
      if (/[\u0e00-\u0eff\u2e80-\u9fff\uac00-\ud7af]/.test(previous + word.charAt(at))) continue;
      faults.add(`a word breaks within itself: ${word.slice(0, at)} / ${word.slice(at)}`);
    }
  }

  // Text cut off by what it stands in, or beside the window.
  const clipOf = once((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (element === document.body || !/hidden|clip/.test(`${overflowX} ${overflowY}`)) return undefined;
    return element.getBoundingClientRect();
  });
  const scrolls = once((element) => /auto|scroll/.test(getComputedStyle(element).overflow));
  for (const { text, node, box } of lines) {
    const parent = node.parentElement as Element;
    if (isSkewed(parent)) continue;
    let scrolled = false;
    for (let one: Element | null = parent; one && one !== ROOT; one = one.parentElement) {
      if (scrolls(one)) scrolled = true;
      const clip = clipOf(one);
      if (!clip || scrolled) continue;
      const { left, right, top, bottom } = clip;
      const above = box.height * 0.3;
      if (
        box.left < left - SLACK ||
        box.right > right + SLACK ||
        box.top + above < top - SLACK ||
        box.bottom - above > bottom + SLACK
      ) {
        faults.add(`text is cut off: ${text} in ${one.tagName.toLowerCase()}.${one.className}`);
      }
    }
    if (!scrolled && (box.left < -SLACK || box.right > ROOT.clientWidth + SLACK))
      faults.add(`text is beside the window: ${text}`);
  }

  // Text over text: letters of two blocks, neither of which stands in the other.
  const placed = lines
    .filter(({ node }) => !isSkewed(node.parentElement as Element) && !isLifted(node.parentElement as Element))
    .map(({ text, block, box }) => ({
      text,
      block,
      left: box.left,
      right: box.right,
      // The box of a line is higher than its letters: a part above them for accents, one below for descenders.
      top: box.top + 0.24 * box.height,
      bottom: box.bottom - 0.22 * box.height,
    }))
    .sort((one, other) => one.top - other.top);
  for (const [nth, one] of placed.entries()) {
    for (const other of placed.slice(nth + 1)) {
      if (other.top > one.bottom - SLACK) break;
      if (one.block.contains(other.block) || other.block.contains(one.block)) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      if (wide > SLACK) faults.add(`text over text: ${one.text} / ${other.text}`);
    }
  }

  if (ROOT.scrollWidth > ROOT.clientWidth)
    faults.add(`the page scrolls sideways by ${ROOT.scrollWidth - ROOT.clientWidth} px`);
  return [...faults];
}

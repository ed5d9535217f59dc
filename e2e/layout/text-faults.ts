/**
 * Finds words that do not fit. Runs in the page (`page.evaluate(findTextFaults)`), so it uses nothing from outside its
 * body.
 *
 * The build measures words in drawings (components/art/words.tsx). Here they count only if other words overlap them.
 *
 * @returns One line for each fault: the kind, and the words.
 */
export function findTextFaults(): string[] {
  const faults = new Set<string>();
  const ROOT = document.documentElement;
  /** Smaller differences, in px, are due to rounding. */
  const SLACK = 1.5;
  /** The minimum length of words that may be hyphenated: hyphenate-limit-chars in app/globals.css. */
  const HYPHENATED_FROM = 14;

  /** One line of a text node, or the words of a drawing. */
  interface Line {
    text: string;
    parent: Element;
    box: DOMRect;
    /** The nearest element that is not inline. Lines within it cannot overlap. */
    block: Element;
  }

  const lines: Line[] = [];

  /** Caches each result, because the same elements contain many words. */
  function once<T>(ask: (element: Element) => T): (element: Element) => T {
    const known = new Map<Element, T>();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element) as T;
    };
  }
  /** Whether a condition is true for an element or any of its ancestors. */
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
      // Radix marks the elements that its dialog covers.
      !element.closest("script, style, template, noscript, [data-aria-hidden]") &&
      !isForScreenReaders(element),
  );
  const blockOf: (element: Element) => Element = once((element) =>
    /^(inline|contents)$/.test(getComputedStyle(element).display) && element.parentElement
      ? blockOf(element.parentElement)
      : element,
  );
  /** Whether an element is rotated or skewed, so that the box of a text is larger than the text. */
  const isSkewed = within((element) => {
    const { transform, rotate } = getComputedStyle(element);
    const [, b, c] = /matrix\([^,]+, ([^,]+), ([^,]+),/.exec(transform) ?? [];
    return rotate !== "none" || Number(b ?? 0) !== 0 || Number(c ?? 0) !== 0;
  });
  /** Whether an element is fixed or sticky, so that it may cover content that scrolls below it. */
  const isLifted = within(
    (element) =>
      /fixed|sticky/.test(getComputedStyle(element).position) && !element.closest("[role=dialog], [popover]"),
  );

  const range = document.createRange();
  /** Returns the boxes of a part of a text, one for each line. */
  function linesOf(node: Text, start: number, end: number): DOMRect[] {
    range.setStart(node, start);
    range.setEnd(node, end);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    // A box is on another line if it is lower by more than half its height.
    return boxes.filter((box, index) => index === 0 || box.top > (boxes[index - 1]?.top ?? 0) + box.height / 2);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let before: { block: Element; box: DOMRect } | undefined;
  for (let next = walker.nextNode(); next; next = walker.nextNode()) {
    const node = next as Text;
    const parent = node.parentElement;
    if (!parent || !/\S/.test(node.data) || !isShown(parent)) continue;
    const drawing = parent.closest("svg");
    const block = drawing ?? blockOf(parent);
    const rows = linesOf(node, 0, node.length);
    for (const box of rows) lines.push({ text: node.data.trim().slice(0, 40), parent, box, block });
    const last = rows.at(-1);
    if (!last || drawing) continue;

    // In a text of one line, no word is broken, and only the first word can begin a line.
    const words = [...node.data.matchAll(/\S+/g)].slice(0, rows.length > 1 ? undefined : 1);
    for (const { 0: word, index } of words) {
      const boxes = linesOf(node, index, index + word.length);
      const [first] = boxes;
      if (!first) continue;
      if (boxes.length > 1 && !isSkewed(parent)) checkBreak(node, index, word);
      if (/^[,.;:!?)»”]/.test(word) && word.length < 3 && before && block.contains(before.block)) {
        const { box } = before;
        const isBeside = Math.abs(first.left - box.right) < 2 || Math.abs(first.right - box.left) < 2;
        if (first.top > box.top + box.height / 2 && !isBeside)
          faults.add(`a line begins with "${word}": ${block.textContent?.trim().slice(0, 50)}`);
      }
      before = { block, box: boxes.at(-1) ?? first };
    }
    before = { block, box: last };
  }

  /**
   * Checks that words break only where they may: after a hyphen, a dash or a slash, and at a soft hyphen, or anywhere
   * in a long word if the page asks for hyphenation. (The browser of this check has no dictionaries, so it breaks such
   * a word without a hyphen.)
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
      // Scripts in which a line may break between any two characters.
      if (/[\u0e00-\u0eff\u2e80-\u9fff\uac00-\ud7af]/.test(previous + word.charAt(at))) continue;
      faults.add(`a word breaks within itself: ${word.slice(0, at)} / ${word.slice(at)}`);
    }
  }

  // Text that is cut off by its container, or is outside the window.
  const clipOf = once((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (element === document.body || !/hidden|clip/.test(`${overflowX} ${overflowY}`)) return undefined;
    return element.getBoundingClientRect();
  });
  const scrolls = once((element) => /auto|scroll/.test(getComputedStyle(element).overflow));
  for (const { text, parent, box, block } of lines) {
    if (block.tagName === "svg" || isSkewed(parent)) continue;
    let scrolled = false;
    for (let ancestor: Element | null = parent; ancestor && ancestor !== ROOT; ancestor = ancestor.parentElement) {
      if (scrolls(ancestor)) scrolled = true;
      const clip = clipOf(ancestor);
      if (!clip || scrolled) continue;
      const { left, right, top, bottom } = clip;
      const above = box.height * 0.3;
      if (
        box.left < left - SLACK ||
        box.right > right + SLACK ||
        box.top + above < top - SLACK ||
        box.bottom - above > bottom + SLACK
      ) {
        faults.add(`text is cut off: ${text} in ${ancestor.tagName.toLowerCase()}.${ancestor.className}`);
      }
    }
    if (!scrolled && (box.left < -SLACK || box.right > ROOT.clientWidth + SLACK))
      faults.add(`text is outside the window: ${text}`);
  }

  // A field that grows with its text must show all of it. In other fields, a long text scrolls.
  for (const field of document.querySelectorAll("input")) {
    const isAsWideAsItsText = getComputedStyle(field).getPropertyValue("field-sizing") === "content";
    if (isAsWideAsItsText && isShown(field) && field.scrollWidth > field.clientWidth + SLACK)
      faults.add(`the text of a field is cut off: ${field.value}`);
  }

  // Overlapping text of two blocks, neither of which contains the other. Text inside one drawing is not checked.
  const placed = lines
    .filter(({ parent }) => !isSkewed(parent) && !isLifted(parent))
    .map(({ text, block, box }) => ({
      text,
      block,
      left: box.left,
      right: box.right,
      // The box of a line is taller than most letters, because it has room for accents and descenders.
      top: box.top + 0.24 * box.height,
      bottom: box.bottom - 0.22 * box.height,
    }))
    .sort((a, b) => a.top - b.top);
  for (const [index, line] of placed.entries()) {
    for (let at = index + 1; at < placed.length; at++) {
      const other = placed[at];
      if (!other || other.top > line.bottom - SLACK) break;
      if (line.block.contains(other.block) || other.block.contains(line.block)) continue;
      if (line.block.tagName === "svg" && other.block.tagName === "svg") continue;
      const wide = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      if (wide > SLACK) faults.add(`text over text: ${line.text} / ${other.text}`);
    }
  }

  if (ROOT.scrollWidth > ROOT.clientWidth)
    faults.add(`the page scrolls sideways by ${ROOT.scrollWidth - ROOT.clientWidth} px`);
  return [...faults];
}

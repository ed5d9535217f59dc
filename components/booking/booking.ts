/**
 * What opens and closes the one booking dialog of a page. It knows nothing of React: it stands in the page's own small
 * script, answers from the first moment, and shows the dialog from markup in the page, which React then takes over
 * (mount.tsx). Whether the dialog is open is said by the address and nowhere else: `#book` opens it, Back closes it.
 */

import { isSecondPress } from "@/lib/double-press";

/** The address that opens the dialog, so that a link in an email or on a static page can start a booking. */
const HASH = "#book";

/** How long the calendar may take before the visitor is told of the other ways, in ms. */
export const PATIENCE = 6000;

/** How long a way back may take before the address is replaced, in ms: the next press waits for it. */
const TRAVERSAL = 500;

/** Marks the element of the page that the dialog stands in; and the template, in an exported page, of its markup. */
export const PLACE = "[data-booking-place]";
const MARKUP = "template[data-booking-markup]";

export interface Booking {
  isOpen: () => boolean;
  /**
   * Says who draws the dialog from now on: React, which is told when it opens and closes, and has taken it away when it
   * returns from that; or this, from the page's template.
   */
  drawWith: (react?: (open: boolean) => void) => void;
}

/**
 * Starts a page's booking. Called once, at the end of an exported page, or when React is there (`next dev`).
 *
 * @param onOpen Called each time the dialog opens.
 */
export function startBooking(onOpen?: () => void): Booking {
  let open = false;
  let byReact: ((open: boolean) => void) | undefined;
  let opener: HTMLElement | undefined;
  /** The last press that opened or closed the dialog. */
  let press: MouseEvent | undefined;
  /** A way back in the history that has begun. */
  let leaving: Promise<void> | undefined;
  let lateness: ReturnType<typeof setTimeout>;

  const place = () => document.querySelector<HTMLElement>(PLACE);
  const markup = () => document.querySelector<HTMLTemplateElement>(MARKUP);

  /** Gives the focus back to what opened the dialog, or to the bar's link where nothing did that is still to be seen. */
  function returnFocus(): void {
    const target = opener?.getClientRects().length ? opener : document.querySelector<HTMLElement>(HASH);
    target?.focus({ preventScroll: true });
  }

  function draw(): void {
    if (byReact) byReact(open);
    else {
      const parts = open ? [document.importNode(markup()?.content ?? new DocumentFragment(), true)] : [];
      place()?.replaceChildren(...parts);
      place()?.querySelector("button")?.focus();
    }
    if (!open) returnFocus();
  }

  function show(shown: boolean): void {
    if (shown === open || !place() || !(byReact || markup())) return;
    open = shown;
    clearTimeout(lateness);
    holdPage(open);
    draw();
    if (!open) return;
    tellIfLate();
    onOpen?.();
  }

  /** Asks for a calendar once more that has failed. */
  function ask(): void {
    const frame = place()?.querySelector("iframe");
    setAnswer(frame?.parentElement, "waiting");
    tellIfLate();
    // In the place of what failed in the history, so that one way back still closes the dialog.
    frame?.contentWindow?.location.replace(frame.src);
    // What was pressed is gone.
    place()?.querySelector("button")?.focus();
  }

  function tellIfLate(): void {
    clearTimeout(lateness);
    lateness = setTimeout(() => setAnswer(place()?.querySelector("[data-answer=waiting]"), "late"), PATIENCE);
  }

  function close(): void {
    if (!open) return;
    show(false);
    leaving = leaveHash().then(() => {
      leaving = undefined;
      follow();
    });
  }

  function follow(): void {
    if (!leaving) show(location.hash === HASH);
  }

  function enter(): void {
    if (location.hash !== HASH) {
      // Back at an address with another anchor, the browser would scroll to that, away from what was being read.
      history.scrollRestoration = "manual";
      history.pushState(history.state, "", HASH);
      history.scrollRestoration = "auto";
    }
    show(true);
  }

  addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element)) return;
      if (isSecondPress(press, event)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const link = event.target.closest<HTMLElement>("a[data-booking]");
      // As long as there is nothing to show, the link leads to the calendar.
      if (link && isPlain(event) && (byReact || markup())) {
        event.preventDefault();
        opener = link;
        place()?.setAttribute("data-topic", link.dataset.booking || answerBeside(link));
        press = event;
        if (leaving) void leaving.then(enter);
        else enter();
      } else if (open && event.target.closest("[data-booking-close]")) {
        press = event;
        close();
      } else if (open && event.target.closest("[data-booking-again]")) ask();
    },
    true,
  );

  addEventListener(
    "keydown",
    (event) => {
      if (!open) return;
      if (event.key === "Escape") {
        press = undefined;
        close();
      }
      // Held down on the link, Enter would go on to press the dialog's first button.
      if (event.key === "Enter" && event.repeat) event.preventDefault();
    },
    true,
  );

  // `load` does not bubble, but is captured. It comes for a calendar that failed as well.
  document.addEventListener(
    "load",
    ({ target }) => {
      const frame = (target as Element).closest?.<HTMLIFrameElement>("[data-answer]>iframe");
      if (frame) setAnswer(frame.parentElement, hasFailed(frame) ? "failed" : "loaded");
    },
    true,
  );

  addEventListener("popstate", () => {
    // Of Back, not of a way back that a press has begun, which may be told only once it is over.
    if (open) press = undefined;
    follow();
  });
  addEventListener("hashchange", ({ oldURL }) => {
    history.scrollRestoration = "auto";
    follow();
    // Firefox takes the focus away on the way back to an address with another anchor.
    if (!open && new URL(oldURL).hash === HASH && document.activeElement === document.body) returnFocus();
  });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", follow);
  else follow();

  return {
    isOpen: () => open,
    drawWith(react) {
      byReact = react;
      if (react) follow();
      else if (open) draw();
    },
  };
}

/** The answer that a visitor has chosen in the section of a booking link, as one line (sections/time-spent.tsx). */
function answerBeside(link: HTMLElement): string {
  const answer = link.closest("section")?.querySelector<HTMLElement>("[role=status]")?.innerText.trim() ?? "";
  return answer
    .split(/\n{2,}/)
    .join(", ")
    .replace(/\s+/g, " ");
}

function setAnswer(calendar: Element | null | undefined, answer: "waiting" | "late" | "loaded" | "failed"): void {
  calendar?.setAttribute("data-answer", answer);
}

/** Whether the site's own scheduling page has not come. A calendar of another origin shows nobody what it holds. */
function hasFailed(frame: HTMLIFrameElement): boolean {
  return !frame.hasAttribute("sandbox") && !frame.contentDocument?.querySelector("[data-part=schedule]");
}

/**
 * Takes `#book` out of the address, however many entries the calendar has added to the history.
 *
 * A frame's steps join the page's history, so that `history.back()` would undo one of those. The Navigation API knows
 * the page's own entries alone and steps over them. Where there is none (Safari before 26.2, Firefox before 147), or
 * the visitor arrived with `#book`, the entry is replaced (docs/decisions/dialog-in-the-history.md).
 */
async function leaveHash(): Promise<void> {
  const { navigation }: { navigation?: Navigation } = window;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  if (navigation && before?.sameDocument && before.url && new URL(before.url).hash !== HASH) {
    await Promise.race([goBackTo(navigation, before.key), new Promise((late) => setTimeout(late, TRAVERSAL))]);
  }
  if (location.hash === HASH) history.replaceState(history.state, "", location.pathname + location.search);
}

async function goBackTo(navigation: Navigation, key: string): Promise<void> {
  // A step that the calendar made as it was taken away cancels the first try.
  for (let tries = 0; tries < 3 && location.hash === HASH; tries++) {
    await navigation.traverseTo(key).finished?.catch(() => {});
  }
}

/**
 * Keeps the page behind the dialog where it is (booking-dialog.css), without a scroll bar that takes room coming or going, and
 * out of reach. Held by hand and not by a modal `<dialog>`: the dialog is Radix's.
 *
 * @param held Whether to, or to let it go.
 */
function holdPage(held: boolean): void {
  const { documentElement: root } = document;
  if (held) root.dataset.dialog = innerWidth > root.clientWidth ? "gutter" : "";
  else delete root.dataset.dialog;
  // The browser styles all of the page anew for it: a press is answered before that.
  if (held) requestAnimationFrame(() => setTimeout(() => "dialog" in root.dataset && setInert(true)));
  else setInert(false);
}

function setInert(inert: boolean): void {
  const place = document.querySelector(PLACE);
  for (const part of place?.parentElement?.children ?? []) (part as HTMLElement).inert = inert && part !== place;
}

/** Whether a click means "open here": a plain press, not one for a new tab or a download. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * Opens and closes the one booking dialog of a page. It does not use React: it is part of the page's small inline script,
 * answers from the first moment, and shows the dialog from a template in the page, which React then takes over
 * (mount.tsx). The address is the only state: `#book` opens the dialog, Back closes it.
 */

import { reportStep } from "@/lib/booking-event";
import { isDoubleClick } from "@/lib/double-press";
import { carryCampaign, prepareCalendar } from "./calendar-address";
import { watchCalendar } from "./calendar-frame";
import { BOOKING_HASH, pushHash, removeHash } from "./dialog-history";
import { lockPage } from "./page-lock";

/** The element of the page that the dialog is rendered into. */
export const DIALOG_ROOT = "[data-booking-place]";

/** In an exported page, the template with the dialog's markup. */
export const DIALOG_TEMPLATE = "template[data-booking-markup]";

/** Adds the dialog to the page, or removes it, before it returns. */
type Renderer = (isOpen: boolean) => void;

export interface Booking {
  isOpen: () => boolean;
  /** Hands the rendering of the dialog to React; without an argument, back to the page's template. */
  setRenderer: (renderWithReact?: Renderer) => void;
}

/**
 * Starts a page's booking. Called once: at the end of an exported page, or when React has mounted (`next dev`).
 *
 * @param onOpen Called each time the dialog opens.
 */
export function startBooking(onOpen?: () => void): Booking {
  let isOpen = false;
  let renderWithReact: Renderer | undefined;
  let opener: HTMLElement | undefined;
  /** The last click that opened or closed the dialog. */
  let lastClick: MouseEvent | undefined;
  /** Settles when the address has lost its `#book` after closing. */
  let closing: Promise<void> | undefined;

  const getRoot = () => document.querySelector<HTMLElement>(DIALOG_ROOT);
  const getTemplate = () => document.querySelector<HTMLTemplateElement>(DIALOG_TEMPLATE);
  const canRender = () => Boolean(renderWithReact || getTemplate());
  const focusCloseButton = () => getRoot()?.querySelector("button")?.focus();
  const calendar = watchCalendar(getRoot);

  /** Focuses what opened the dialog or, where that is gone or hidden, the link in the bar. */
  function restoreFocus(): void {
    const target = opener?.getClientRects().length ? opener : document.querySelector<HTMLElement>(BOOKING_HASH);
    target?.focus({ preventScroll: true });
  }

  function render(): void {
    if (renderWithReact) renderWithReact(isOpen);
    else {
      const root = getRoot();
      const template = isOpen && getTemplate()?.content;
      const dialog = template ? document.importNode(template, true) : document.createDocumentFragment();
      // Before the frame is added to the page, since it then starts to load.
      if (root) prepareCalendar(dialog, root);
      root?.replaceChildren(dialog);
      focusCloseButton();
    }
    if (!isOpen) restoreFocus();
  }

  function setOpen(shouldOpen: boolean): void {
    if (shouldOpen === isOpen || !getRoot() || !canRender()) return;
    isOpen = shouldOpen;
    lockPage(isOpen, getRoot());
    render();
    if (isOpen) {
      calendar.startTimeout();
      onOpen?.();
      reportStep("opened");
    } else calendar.stopTimeout();
  }

  function reloadCalendar(): void {
    calendar.reload();
    // The button that was pressed is hidden now.
    focusCloseButton();
  }

  function close(): void {
    if (!isOpen) return;
    setOpen(false);
    closing = removeHash().then(() => {
      closing = undefined;
      syncWithHash();
    });
  }

  function syncWithHash(): void {
    if (!closing) setOpen(location.hash === BOOKING_HASH);
  }

  function openAndPushHash(): void {
    pushHash();
    setOpen(true);
  }

  function handleClick(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    if (isDoubleClick(lastClick, event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const link = event.target.closest<HTMLElement>("a[data-booking]");
    // Until there is something to render, the link leads to the calendar.
    if (link && isPlainClick(event) && canRender()) {
      event.preventDefault();
      opener = link;
      lastClick = event;
      getRoot()?.setAttribute("data-topic", link.dataset.booking || chosenTopic(link));
      if (closing) void closing.then(openAndPushHash);
      else openAndPushHash();
    } else if (isOpen && event.target.closest("[data-booking-close]")) {
      lastClick = event;
      close();
    } else if (isOpen && event.target.closest("[data-booking-again]")) reloadCalendar();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (!isOpen) return;
    if (event.key === "Escape") {
      lastClick = undefined;
      close();
    }
    // Enter held down on the link would go on to press the dialog's first button.
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  }

  addEventListener("click", handleClick, true);
  addEventListener("keydown", handleKeyDown, true);
  addEventListener("popstate", () => {
    // While the dialog is open, only the visitor's own Back comes here: closing hides it first.
    if (isOpen) lastClick = undefined;
    syncWithHash();
  });
  addEventListener("hashchange", ({ oldURL }) => {
    history.scrollRestoration = "auto";
    syncWithHash();
    // Firefox drops the focus on the way back to an address with another anchor.
    if (!isOpen && new URL(oldURL).hash === BOOKING_HASH && document.activeElement === document.body) restoreFocus();
  });
  const begin = () => {
    carryCampaign(getRoot());
    syncWithHash();
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
  else begin();

  return {
    isOpen: () => isOpen,
    setRenderer(renderer) {
      renderWithReact = renderer;
      if (renderer) syncWithHash();
      else if (isOpen) render();
    },
  };
}

/** The topic that the visitor has chosen in the section of a booking link (sections/time-spent.tsx), or "". */
function chosenTopic(link: HTMLElement): string {
  const topics = link.closest("section")?.querySelectorAll<HTMLElement>("[data-booking-topic]") ?? [];
  const chosen = [...topics].find((topic) => topic.getClientRects().length > 0);
  return chosen?.dataset.bookingTopic ?? "";
}

/** Whether a click means "open here": not one for a new tab or a download. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * Opens and closes the booking dialog of a page. This module does not use React, because it is part of the page's small
 * inline script and has to respond immediately. It shows the dialog from a template in the page; React takes the dialog
 * over later (mount.tsx). The address is the only state: `#book` opens the dialog, Back closes it.
 */

import { reportStep } from "@/lib/booking-event";
import { isDoubleClick } from "@/lib/double-press";
import { carryCampaign, prepareCalendar } from "./calendar-address";
import { watchCalendar } from "./calendar-frame";
import { BOOKING_HASH, pushHash, removeHash } from "./dialog-history";
import { lockPage } from "./page-lock";

/** Selects the element that the dialog is rendered into. */
export const DIALOG_ROOT = "[data-booking-root]";

/** Selects the template with the dialog's markup. Only exported pages have one. */
export const DIALOG_TEMPLATE = "template[data-booking-markup]";

/** Synchronously adds the dialog to the page or removes it. */
type Renderer = (isOpen: boolean) => void;

export interface Booking {
  isOpen: () => boolean;
  /** Lets React render the dialog; without an argument, the page's template is used again. */
  setRenderer: (renderWithReact?: Renderer) => void;
}

/**
 * Starts a page's booking. An exported page calls this once, at its end; with `next dev`, React calls it after
 * mounting.
 *
 * @param onOpen Called each time the dialog opens.
 */
export function startBooking(onOpen?: () => void): Booking {
  let isOpen = false;
  let renderWithReact: Renderer | undefined;
  let opener: HTMLElement | undefined;
  /** The last click that opened or closed the dialog. */
  let lastClick: MouseEvent | undefined;
  /** Resolves after the dialog has closed and `#book` has been removed from the address. */
  let closing: Promise<void> | undefined;

  const getRoot = () => document.querySelector<HTMLElement>(DIALOG_ROOT);
  const getTemplate = () => document.querySelector<HTMLTemplateElement>(DIALOG_TEMPLATE);
  const canRender = () => Boolean(renderWithReact || getTemplate());
  const focusCloseButton = () => getRoot()?.querySelector("button")?.focus();
  const calendar = watchCalendar(getRoot);

  /** Focuses the element that opened the dialog. If it is gone or hidden, focuses the booking link in the bar. */
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
      // Set the address before the frame is added to the page, because the frame then starts to load.
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
    // The button that was pressed is hidden now, so the focus has to move.
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
    // If there is nothing to render yet, the link opens the calendar's page.
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
    // A held Enter key would first press the link and then the first button of the dialog.
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  }

  addEventListener("click", handleClick, true);
  addEventListener("keydown", handleKeyDown, true);
  addEventListener("popstate", () => {
    // While the dialog is open, this event comes only from the visitor's own Back, because closing hides the dialog
    // first.
    if (isOpen) lastClick = undefined;
    syncWithHash();
  });
  addEventListener("hashchange", ({ oldURL }) => {
    history.scrollRestoration = "auto";
    syncWithHash();
    // Firefox drops the focus when it goes back to an address with another anchor.
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

/** Returns the topic that the visitor chose in the section of a booking link (sections/time-spent.tsx), or "". */
function chosenTopic(link: HTMLElement): string {
  const topics = link.closest("section")?.querySelectorAll<HTMLElement>("[data-booking-topic]") ?? [];
  const chosen = [...topics].find((topic) => topic.getClientRects().length > 0);
  return chosen?.dataset.bookingTopic ?? "";
}

/** Returns whether a click opens the link in the same tab, rather than in a new tab or as a download. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

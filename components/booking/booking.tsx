"use client";

import { useEffect, useRef, useState } from "react";
import { BookingDialog } from "./booking-dialog";

/** The address that opens the dialog, so that a link in an email or on a static page can start a booking. */
const HASH = "#book";

/** Whether a click means "open here": a plain press, not one for a new tab or a download. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * The one booking dialog of a page. Opens on a press of any `[data-booking]` link and on `#book` in the address; Back
 * closes it, and Forward opens it again, because opening adds an entry to the history.
 *
 * @param props.pressed Tells which link was pressed before this was ready, if one was: opens at once.
 */
export function Booking({ pressed }: { pressed?: () => HTMLAnchorElement | undefined }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  /** A Back of ours is on its way; what is asked for before it lands is done after it. */
  const leaving = useRef<"no" | "close" | "reopen">("no");
  const close = useRef(() => {});

  useEffect(() => {
    const abort = new AbortController();
    const listen = { signal: abort.signal };

    function openBy(link: HTMLElement | null) {
      opener.current = link;
      if (leaving.current !== "no") {
        leaving.current = "reopen";
        return;
      }
      if (location.hash !== HASH) {
        // Back at an address with another anchor, the browser would scroll to that, away from what was being read.
        history.scrollRestoration = "manual";
        history.pushState({ ...history.state, booking: true }, "", HASH);
        history.scrollRestoration = "auto";
      }
      setOpen(true);
    }

    close.current = () => {
      setOpen(false);
      if (location.hash !== HASH || leaving.current !== "no") return;
      if (history.state?.booking) {
        leaving.current = "close";
        history.back();
      } else {
        // Arrived with #book in the address: there is no entry of ours to go back to.
        history.replaceState(history.state, "", location.pathname + location.search);
      }
    };

    function followAddress() {
      const asked = leaving.current;
      leaving.current = "no";
      if (asked === "reopen") {
        openBy(opener.current);
        return;
      }
      setOpen(location.hash === HASH);
      // Firefox takes the focus away on the way back to an address with another anchor.
      if (asked === "close" && document.activeElement === document.body) focusOpener(opener.current);
    }

    function restoreScrolling() {
      history.scrollRestoration = "auto";
    }

    document.addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-booking]") : null;
        if (!link || event.defaultPrevented || !isPlainPress(event)) return;
        event.preventDefault();
        openBy(link);
      },
      listen,
    );
    window.addEventListener("popstate", followAddress, listen);
    window.addEventListener("hashchange", followAddress, listen);
    window.addEventListener("hashchange", restoreScrolling, listen);

    const early = pressed?.();
    if (early) openBy(early);
    else if (location.hash === HASH) setOpen(true);
    return () => abort.abort();
  }, [pressed]);

  return <BookingDialog open={open} onClose={() => close.current()} onClosed={() => focusOpener(opener.current)} />;
}

/** Gives the focus back to what opened the dialog, or to the page's first booking link where nothing on it did. */
function focusOpener(opener: HTMLElement | null): void {
  const target = opener?.isConnected ? opener : document.querySelector<HTMLElement>("a[data-booking]");
  target?.focus({ preventScroll: true });
}

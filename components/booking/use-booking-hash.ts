import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { BOOKING_HASH, whenActivated } from "@/lib/booking-press";
import { pushHash, removeHash } from "./dialog-history";

/**
 * The open state of the booking dialog, derived from the address: `#book` opens the dialog, Back closes it
 * (docs/decisions/dialog-in-the-history.md).
 *
 * @param onLeave Called when the visitor has closed the dialog by Back or Forward.
 */
export function useBookingHash(onLeave: () => void) {
  const [isOpen, setOpen] = useState(false);
  /** Resolves after the dialog has closed and `#book` has been removed from the address. */
  const closing = useRef<Promise<void>>(undefined);
  const latestOnLeave = useRef(onLeave);
  latestOnLeave.current = onLeave;

  const syncWithHash = useCallback(() => {
    if (!closing.current) setOpen(location.hash === BOOKING_HASH);
  }, []);

  useEffect(() => {
    const handleHashChange = ({ oldURL }: HashChangeEvent) => {
      history.scrollRestoration = "auto";
      syncWithHash();
      if (new URL(oldURL).hash === BOOKING_HASH && location.hash !== BOOKING_HASH) latestOnLeave.current();
    };
    whenActivated(syncWithHash);
    addEventListener("popstate", syncWithHash);
    addEventListener("hashchange", handleHashChange);
    return () => {
      removeEventListener("popstate", syncWithHash);
      removeEventListener("hashchange", handleHashChange);
    };
  }, [syncWithHash]);

  function openNow(): void {
    pushHash();
    setOpen(true);
  }

  return {
    isOpen,
    open() {
      if (closing.current) void closing.current.then(openNow);
      else openNow();
    },
    close() {
      // Removes the frame first. Otherwise, going back could undo a navigation in the frame instead.
      flushSync(() => setOpen(false));
      closing.current = removeHash()
        .catch(() => {})
        .then(() => {
          closing.current = undefined;
          syncWithHash();
        });
    },
  };
}

import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Booking } from "@/components/booking/booking";
import { Tooltips } from "@/components/ui/tooltip";

export interface Handover {
  /** The link that was pressed before this script was ready, if one was. */
  pressed: () => HTMLAnchorElement | undefined;
  /** Called when presses are handled here. */
  onReady: () => void;
  /** Called with what was thrown, when rendering failed; React has then taken everything out of the page again. */
  onFailed: (error: unknown) => void;
}

function Root({ pressed, onReady }: Omit<Handover, "onFailed">) {
  const [rested, setRested] = useState(false);
  useEffect(onReady, [onReady]);
  // The dialog first: whoever has pressed is waiting for it and for nothing else.
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Booking pressed={pressed} />
      {rested && <Tooltips />}
    </>
  );
}

/** Starts React on an exported page, beside its HTML and not over it. Called once, by booking-entry.ts. */
export function mountRoot({ onFailed, ...handover }: Handover): void {
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place, { onUncaughtError: onFailed }).render(<Root {...handover} />);
}

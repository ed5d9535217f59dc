import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { Booking } from "@/components/booking/booking";
import { Tooltips } from "@/components/ui/tooltip";

type Handover = {
  /** The link that was pressed before this script was ready, if one was. */
  pressed: () => HTMLAnchorElement | undefined;
  /** Called when presses are handled here. */
  onReady: () => void;
};

function Root({ pressed, onReady }: Handover) {
  useEffect(onReady, [onReady]);
  return (
    <>
      <Booking pressed={pressed} />
      <Tooltips />
    </>
  );
}

/** Starts React on an exported page, beside its HTML and not over it. Called once, by inline.ts. */
export function mount(handover: Handover): void {
  createRoot(document.body.appendChild(document.createElement("div"))).render(<Root {...handover} />);
}

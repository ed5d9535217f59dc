import { renderToString } from "react-dom/server";
import type { Booking } from "@/components/booking/booking";
import { BookingDialog } from "@/components/booking/booking-dialog";

function nothing(): void {}

const OPEN: Booking = {
  isOpen: () => true,
  close: nothing,
  returnFocus: nothing,
  subscribe: () => nothing,
  drawnByReact: nothing,
};

/** The open booking dialog: what a press shows before React has started, and what React then takes over. */
export const DIALOG_MARKUP = renderToString(<BookingDialog booking={OPEN} />);

/**
 * The elements that the client code adds to a page, for steps that must know every element a page can hold: the booking
 * dialog and a tooltip. The tooltip is written after components/ui/tooltip.tsx; a test beside this file finds a class
 * that is missing here, and e2e/reliability/pruned-styles.spec.ts a look that is.
 */
export const CLIENT_MARKUP = `${DIALOG_MARKUP}
<div><div class="tooltip" data-state="delayed-open"><span role="tooltip"></span></div></div>`;

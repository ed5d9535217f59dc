import { renderToStaticMarkup } from "react-dom/server";
import { BookingDialog } from "@/components/booking/booking-dialog";

/** The open booking dialog without its frame: what a visitor sees of it before React has started. */
export const DIALOG_PICTURE = renderToStaticMarkup(
  <BookingDialog open picture onClose={() => {}} onClosed={() => {}} />,
);

/**
 * The elements that the client code adds to a page, for steps that must know every element a page can hold: the booking
 * dialog and a tooltip. What is not rendered is written after components/booking and components/ui/tooltip.tsx; a test
 * beside this file finds a class that is missing here, and e2e/reliability/pruned-styles.spec.ts a look that is.
 */
export const CLIENT_MARKUP = `${DIALOG_PICTURE}
<div class="calendar"><iframe></iframe></div>
<div><div class="tooltip" data-state="delayed-open"><span role="tooltip"></span></div></div>`;

import { renderToString } from "react-dom/server";
import { CalendarDialog } from "@/components/booking/booking-dialog";
import { TOOLTIP } from "@/components/ui/tooltip";

/** The open booking dialog: what a press shows before React has started, and what React then takes over. */
export const DIALOG_MARKUP = renderToString(<CalendarDialog />);

/**
 * The elements that the client code adds to a page, for steps that must know every element a page can hold: the booking
 * dialog and a tooltip, as Radix draws it. e2e/reliability/pruned-styles.spec.ts finds a look that is missing here.
 */
export const CLIENT_MARKUP = `${DIALOG_MARKUP}
<div><div class="${TOOLTIP}" data-state="delayed-open"><span role="tooltip"></span></div></div>`;

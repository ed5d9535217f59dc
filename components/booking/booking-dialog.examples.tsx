import { Island } from "@/components/ui/island";
import { openers } from "@/content/words";
import { LONGEST } from "@/lib/examples";
import { BookingDialog } from "./booking-dialog";
import { BookingLink } from "./booking-link";

// Only one example, because a page has one dialog.
export default {
  "longest words": (
    <div className="wrapper">
      <BookingLink label={openers.start} />
      <Island
        name="booking"
        component={BookingDialog}
        props={{ hours: "Montag bis Donnerstag, 9.30 bis 17.30 Uhr", settings: undefined, accent: "accent-1" }}
      >
        <p>
          Sie sprechen mit <b>{LONGEST.name}</b>, {LONGEST.role}
        </p>
      </Island>
    </div>
  ),
};

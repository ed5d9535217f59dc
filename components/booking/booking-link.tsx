import { ButtonLink } from "@/components/ui/button";
import type { openers } from "@/content/words";
import { calendarUrl } from "./calendar";

/**
 * `Get Started` or `Schedule Consultation`: opens the booking dialog on the page. It is a link to the calendar, so that it
 * leads to a booking before any script has run, and where none ever does.
 */
export function BookingLink({
  label,
  look,
  inBar = false,
  topic = "",
}: {
  label: (typeof openers)[keyof typeof openers];
  look?: "solid" | "outline" | "text";
  /** For the one link in the page's bar, which `#book` scrolls to without script. */
  inBar?: boolean;
  /** The topic of the section around it, for the request on the site's own scheduling page. */
  topic?: string;
}) {
  return (
    <ButtonLink
      id={inBar ? "book" : undefined}
      href={calendarUrl}
      look={look}
      size={inBar ? "bar" : "regular"}
      data-booking={topic}
      aria-haspopup="dialog"
    >
      {label}
    </ButtonLink>
  );
}

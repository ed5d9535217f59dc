import { ButtonLink } from "@/components/ui/button/button";
import type { openers } from "@/content/words";
import { calendarUrl } from "./calendar";

/**
 * `Get Started` or `Schedule Consultation`: opens the booking dialog on the page. It is a link to the calendar, so that
 * it works before any script has run, and also without scripts.
 */
export function BookingLink({
  label,
  look,
  isInBar = false,
  topic = "",
}: {
  label: (typeof openers)[keyof typeof openers];
  look?: "solid" | "outline" | "text";
  /** Whether this is the link in the top bar. Its id is `book`, so that `#book` scrolls to it without a script. */
  isInBar?: boolean;
  /** The topic of the surrounding section, for the request on the site's own scheduling page. */
  topic?: string;
}) {
  return (
    <ButtonLink
      id={isInBar ? "book" : undefined}
      href={calendarUrl}
      look={look}
      size={isInBar ? "bar" : "regular"}
      data-booking={topic}
      aria-haspopup="dialog"
    >
      {label}
    </ButtonLink>
  );
}

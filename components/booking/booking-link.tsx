import { ButtonLink } from "@/components/ui/button";
import type { openers } from "@/content/words";
import { calendarUrl } from "./calendar";

/**
 * `Get Started` or `Schedule Consultation`: opens the booking dialog where it stands. It is a link to the calendar, so
 * that it leads to a booking before any script has run and where none ever does.
 */
export function BookingLink({
  label,
  look,
  inBar = false,
  topic = "",
}: {
  label: (typeof openers)[keyof typeof openers];
  look?: "solid" | "outline" | "text";
  /** Of a page's one link in the bar, to which `#book` leads when no script opens the dialog. */
  inBar?: boolean;
  /** What is asked about here, beside the page: the request of the site's own scheduling page says so. */
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

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
  size,
  anchor = false,
  topic = "",
}: {
  label: (typeof openers)[keyof typeof openers];
  look?: "solid" | "outline";
  size?: "regular" | "bar";
  /** Whether `#book` leads here when no script opens the dialog. One link of a page is. */
  anchor?: boolean;
  /** What is asked about here, beside the page: the request of the site's own scheduling page says so. */
  topic?: string;
}) {
  return (
    <ButtonLink
      id={anchor ? "book" : undefined}
      href={calendarUrl}
      look={look}
      size={size}
      data-booking={topic}
      aria-haspopup="dialog"
    >
      {label}
    </ButtonLink>
  );
}

/**
 * A calendar service for the booking dialog. The addresses are from each provider's embedding instructions as of November
 * 2026, and from trying the others in a browser.
 *
 * The page's policy allows one origin in the frame. An address that redirects to another origin, or refuses framing, stays
 * blank, and the page cannot detect it.
 */
interface CalendarProvider {
  name: string;
  /** Its hosts, and each host below them. */
  hosts: readonly string[];
  /**
   * @returns which address to write instead and why, if this one of the provider's stays blank in a frame. It continues
   *   "expected".
   */
  findFault: (url: URL) => string | undefined;
}

/** @returns a rule for sites that have no page for a frame at all. */
function refuseAll(expected: string): CalendarProvider["findFault"] {
  return () => expected;
}

const GOOGLE_ADDRESS = "Google's long address, calendar.google.com/calendar/appointments/schedules/…?gv=true";
const CALENDLY_ADDRESS = "the Calendly address of an event, such as https://calendly.com/your-firm/30min";
const CAL_COM_ADDRESS = "a Cal.com address that ends in /embed, such as https://cal.com/your-firm/30min/embed";
const BOOKING_PAGE = "the address of a booking page that may stand in a frame";

export const CALENDAR_PROVIDERS: readonly CalendarProvider[] = [
  {
    name: "Google Calendar",
    hosts: ["calendar.google.com", "calendar.app.google"],
    findFault({ hostname, pathname, searchParams }) {
      if (hostname.endsWith("app.google")) return `${GOOGLE_ADDRESS}, since a short link refuses to be framed`;
      if (!pathname.startsWith("/calendar/appointments/schedules/"))
        return `${GOOGLE_ADDRESS}, since only an appointment schedule takes bookings`;
      if (searchParams.get("gv") !== "true") return `${GOOGLE_ADDRESS}, since without gv=true it refuses to be framed`;
    },
  },
  {
    name: "Calendly",
    hosts: ["calendly.com"],
    findFault({ hostname, pathname }) {
      const [owner = ""] = pathname.split("/").filter(Boolean);
      if (owner === "" || ["app", "event_types", "login", "signup"].includes(owner))
        return `${CALENDLY_ADDRESS}, since this page takes no bookings`;
      if (hostname !== "calendly.com")
        return `https://calendly.com${pathname}, since ${hostname} redirects there and the frame stays blank`;
    },
  },
  {
    name: "Cal.com",
    hosts: ["cal.com"],
    findFault({ hostname, pathname }) {
      if (["app.cal.com", "www.cal.com"].includes(hostname))
        return `${CAL_COM_ADDRESS}, since ${hostname} refuses to be framed`;
      if (!/^\/[^/]+(\/[^/]+)*\/embed$/.test(pathname))
        return `${CAL_COM_ADDRESS}, since without /embed it refuses to be framed`;
    },
  },
  {
    name: "HubSpot",
    hosts: ["meetings.hubspot.com", "meetings-eu1.hubspot.com", "meetings-na2.hubspot.com"],
    findFault({ hostname, pathname, searchParams }) {
      if (searchParams.get("embed") !== "true")
        return `HubSpot's address for embedding, https://${hostname}${pathname}?embed=true, since without embed=true it refuses to be framed`;
    },
  },
  {
    name: "Microsoft Bookings",
    hosts: ["outlook.office365.com", "outlook.office.com", "outlook.live.com", "book.ms"],
    findFault({ hostname, pathname }) {
      if (hostname !== "outlook.office.com" || !pathname.startsWith("/book/"))
        return `the address of a shared Microsoft booking page, such as https://outlook.office.com/book/YourFirm@example.com/, since ${hostname}${pathname} redirects or refuses to be framed`;
    },
  },
  {
    name: "meetings and videos",
    hosts: ["youtube.com", "youtu.be", "vimeo.com", "zoom.us", "meet.google.com", "teams.microsoft.com"],
    findFault: refuseAll(`${BOOKING_PAGE}, since this site shows videos or meetings and takes no bookings`),
  },
  {
    name: "social networks",
    hosts: ["facebook.com", "instagram.com", "linkedin.com", "wa.me", "x.com"],
    findFault: refuseAll(`${BOOKING_PAGE}, since a social network refuses to be framed`),
  },
  {
    name: "short links",
    hosts: ["bit.ly", "buff.ly", "goo.gl", "ow.ly", "rebrand.ly", "t.co", "tinyurl.com"],
    findFault: refuseAll("the long address, since a short link redirects to another host and the frame stays blank"),
  },
];

/** @returns the provider of an address, or undefined for a host that is not in the table. */
export function findCalendarProvider({ hostname }: URL): CalendarProvider | undefined {
  return CALENDAR_PROVIDERS.find(({ hosts }) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  );
}

/**
 * Looks for a well-known reason why a calendar would stay blank in the dialog.
 *
 * @param address An https address.
 * @returns what was expected instead, and why; undefined if nothing is known against it.
 */
export function findCalendarFault(address: string): string | undefined {
  const url = new URL(address);
  return findCalendarProvider(url)?.findFault(url);
}

/**
 * A calendar service for the booking dialog. The addresses are from each provider's embedding instructions as of
 * November 2026; addresses that do not work were tested in a browser.
 *
 * The page's policy allows one origin in the frame. An address that redirects to another origin, or refuses framing,
 * stays blank, and the page cannot detect that.
 */
export interface CalendarProvider {
  name: string;
  /** The provider's hosts. Their subdomains are included. */
  hosts: readonly string[];
  /**
   * If an address of the provider stays blank in a frame, returns which address to use instead, and why. The text
   * continues "expected".
   */
  findFault: (url: URL) => string | undefined;
  /**
   * The names of the campaign parameters in the address (lib/campaign.ts); `$` stands for a parameter's own name. If
   * undefined, parameters keep their names, as with most booking pages. If empty, the calendar accepts none.
   */
  parameters?: { utm?: string; clickId?: string };
  /** The form fields that the address can fill in. If undefined, there are none. */
  fields?: { pattern: RegExp; expected: string };
  /** Parameters that the address needs in a frame. */
  frame?: Record<string, string>;
  /**
   * Parameters of the address in a frame for the visitor's light or dark color scheme; `$paper` and `$ink` stand for
   * the site's colors, as hexadecimal digits. Parameters that the owner has set in the address take precedence. If
   * undefined, the calendar follows the visitor's scheme by itself or has no schemes.
   */
  schemes?: { light?: Record<string, string>; dark?: Record<string, string> };
}

/** Returns a rule for providers without a page that allows framing. */
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
    parameters: {},
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
    // help.calendly.com: "Source tracking with UTM parameters", "How to pre-populate invitee information".
    parameters: { utm: "$" },
    // help.calendly.com: "Embed customization" (on a paid plan). Its blue buttons are legible on the site's dark paper.
    schemes: { dark: { background_color: "$paper", text_color: "$ink" } },
    fields: { pattern: /^a([1-9]|10)$/, expected: "a1 to a10, the first to tenth question of the Calendly event" },
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
    // cal.com/help: "embedding/utm-tracking-embed", "embedding/prefill-booking-form-embed".
    parameters: { utm: "$", clickId: "metadata[$]" },
    fields: {
      pattern: /^[A-Za-z][\w-]*$/,
      expected: "the identifier of a question of the Cal.com event, such as notes",
    },
    // With this parameter, Cal.com's page detects that it is in a frame, and sends a message when it is ready.
    frame: { embed: "" },
    // cal.com/help: "embedding/embed-instructions". Without `theme`, every visitor gets the color scheme of the owner's
    // account.
    schemes: { light: { theme: "light" }, dark: { theme: "dark" } },
    findFault({ hostname, pathname }) {
      if (["app.cal.com", "www.cal.com"].includes(hostname))
        return `${CAL_COM_ADDRESS}, since ${hostname} refuses to be framed`;
      if (!/^\/[^/]+(\/[^/]+)*\/embed$/.test(pathname))
        return `${CAL_COM_ADDRESS}, since without /embed it refuses to be framed`;
    },
  },
  {
    name: "HubSpot",
    hosts: ["meetings.hubspot.com", "meetings-eu1.hubspot.com", "meetings-na2.hubspot.com", "meetings-ap1.hubspot.com"],
    findFault({ hostname, pathname, searchParams }) {
      if (searchParams.get("embed") !== "true")
        return `HubSpot's address for embedding, https://${hostname}${pathname}?embed=true, since without embed=true it refuses to be framed`;
    },
  },
  {
    name: "Microsoft Bookings",
    hosts: ["outlook.office365.com", "outlook.office.com", "outlook.live.com", "book.ms"],
    parameters: {},
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

/** Returns the provider of an address, or undefined if the table does not list its host. */
export function findCalendarProvider({ hostname }: URL): CalendarProvider | undefined {
  return CALENDAR_PROVIDERS.find(({ hosts }) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  );
}

/**
 * Finds a known reason why a calendar would stay blank in the dialog.
 *
 * @param address An https address.
 * @returns The expected address and the reason, or undefined if no fault is known.
 */
export function findCalendarFault(address: string): string | undefined {
  const url = new URL(address);
  return findCalendarProvider(url)?.findFault(url);
}

const ANY_FIELD: CalendarProvider["fields"] = {
  pattern: /^[A-Za-z][\w.[\]-]*$/,
  expected: "the name of a field of the calendar's form, as its documentation gives it",
};

/**
 * Finds a reason why the calendar's address cannot fill in a field of its form.
 *
 * @param address The calendar's https address, or null for the site's own scheduling page.
 * @returns The expected field, or undefined if no fault is known.
 */
export function findFieldFault(address: string | null, field: string): string | undefined {
  if (address === null) return "no field, since the site's own scheduling page has them in its request anyway";
  // The address is invalid, which its own check reports.
  if (!URL.canParse(address)) return undefined;
  // A calendar that is not in the table may be self-hosted, for example Cal.com.
  const { name, fields } = findCalendarProvider(new URL(address)) ?? { name: "", fields: ANY_FIELD };
  if (!fields) return `no field, since ${name} fills in none`;
  return fields.pattern.test(field) ? undefined : fields.expected;
}

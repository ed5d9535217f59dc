import { expect, test } from "@playwright/test";
import { CALENDAR_PROVIDERS, findCalendarFault, findFieldFault } from "./calendars";

const GOOGLE = "https://calendar.google.com/calendar";

test("accepts the addresses that providers give for embedding, and unknown hosts", () => {
  for (const address of [
    `${GOOGLE}/appointments/schedules/AcZss?gv=true`,
    "https://calendly.com/threefold",
    "https://calendly.com/threefold/30min?hide_gdpr_banner=1",
    "https://calendly.com/d/abc-def/intro",
    "https://cal.com/threefold/30min/embed",
    "https://cal.com/threefold/30min/embed?theme=light",
    "https://firm.cal.com/intro/embed",
    "https://meetings.hubspot.com/maya?embed=true",
    "https://meetings-eu1.hubspot.com/maya/intro?uuid=1&embed=true",
    "https://meetings-ap1.hubspot.com/maya?embed=true",
    "https://outlook.office.com/book/Threefold@example.com/",
    "https://book.example.com/30min",
    "https://notcalendly.com/",
  ])
    expect.soft(findCalendarFault(address), address).toBeUndefined();
});

test("refuses an address that stays blank in a frame, with the reason and the address to use instead", () => {
  for (const [address, expected, reason] of [
    ["https://calendar.app.google/Xy12", "schedules/…?gv=true", "short link refuses to be framed"],
    [`${GOOGLE}/appointments/schedules/AcZss`, "schedules/…?gv=true", "without gv=true"],
    [`${GOOGLE}/u/0/r/month`, "schedules/…?gv=true", "only an appointment schedule"],
    ["https://www.calendly.com/threefold/30min", "https://calendly.com/threefold/30min,", "www.calendly.com redirects"],
    ["https://calendly.com", "https://calendly.com/your-firm/30min", "takes no bookings"],
    ["https://calendly.com/", "https://calendly.com/your-firm/30min", "takes no bookings"],
    ["https://calendly.com/event_types/user/me", "https://calendly.com/your-firm/30min", "takes no bookings"],
    ["https://cal.com/threefold/30min", "30min/embed", "without /embed"],
    ["https://cal.com/embed", "30min/embed", "without /embed"],
    ["https://app.cal.com/bookings/upcoming", "30min/embed", "app.cal.com refuses"],
    ["https://meetings.hubspot.com/maya", "meetings.hubspot.com/maya?embed=true", "without embed=true"],
    ["https://outlook.office365.com/owa/calendar/x@y/bookings/", "https://outlook.office.com/book/", "redirects"],
    ["https://outlook.office.com/bookwithme/user/x", "https://outlook.office.com/book/", "refuses to be framed"],
    ["https://www.youtube.com/watch?v=x", "a booking page", "shows videos"],
    ["https://us02web.zoom.us/j/1", "a booking page", "shows videos or meetings"],
    ["https://www.linkedin.com/in/maya", "a booking page", "refuses to be framed"],
    ["https://bit.ly/3xY", "the long address", "redirects to another host"],
  ] as const) {
    expect.soft(findCalendarFault(address), address).toContain(expected);
    expect.soft(findCalendarFault(address), address).toContain(`since `);
    expect.soft(findCalendarFault(address), address).toContain(reason);
  }
});

test("no host belongs to two providers", () => {
  const hosts = CALENDAR_PROVIDERS.flatMap((provider) => provider.hosts);
  expect(new Set(hosts).size).toBe(hosts.length);
});

test("names the form fields that an address can fill in", () => {
  const google = `${GOOGLE}/appointments/schedules/AcZss?gv=true`;
  expect(findFieldFault("https://calendly.com/threefold/30min", "a10")).toBeUndefined();
  expect(findFieldFault("https://calendly.com/threefold/30min", "a11")).toMatch(/^a1 to a10/);
  expect(findFieldFault("https://cal.com/threefold/30min/embed", "notes")).toBeUndefined();
  expect(findFieldFault("https://cal.com/threefold/30min/embed", "metadata[x]")).toMatch(
    /^the identifier of a question/,
  );
  expect(findFieldFault(google, "a1")).toBe("no field, since Google Calendar fills in none");
  expect(findFieldFault("https://book.example.com/30min", "topic")).toBeUndefined();
  expect(findFieldFault("https://book.example.com/30min", "my topic")).toMatch(/^the name of a field/);
  expect(findFieldFault("book.example.com", "topic")).toBeUndefined();
});

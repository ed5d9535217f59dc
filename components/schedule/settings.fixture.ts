import type { Settings } from "./request";

/** The settings of a firm in New York, for tests. */
export const SETTINGS: Settings = {
  name: "Orrery & Sons",
  consultation: {
    minutes: 30,
    subject: "Consultation with Orrery & Sons",
  },
  email: "hello@orrery.example.com",
  language: "en-US",
  hours: {
    timeZone: "America/New_York",
    weekdays: [1],
    start: "09:00",
    end: "17:00",
    slotMinutes: 30,
    businessDays: 10,
    closed: [],
    minutes: 30,
  },
  event: { title: "", note: "" },
};
/** Tuesday, 24 November 2026, 9:00 in New York. */
export const TUESDAY_NINE = Date.UTC(2026, 10, 24, 14, 0);

import type { Site } from "./schema/records";

/** The facts about the firm. */
export const site: Site = {
  sample: false,
  language: "da",
  name: "Enghøj Rekruttering & Softwarerådgivning",
  shortName: "Enghøj",
  legalName: "Enghøj Rekruttering & Softwarerådgivning A/S",
  tagline: "Mennesker, systemer og gode råd under ét tag.",
  url: "https://enghoej.test",
  email: "kontor@enghoej.test",
  phone: "+45 00 12 34 56",
  social: [],
  address: { street: "Strandgade 12", postalCode: "1401", locality: "København", country: "DK" },
  registration: { label: "CVR-nr.", number: "00123456" },
  verification: { google: "enghoej-0123456789abcdef", bing: "0123456789ABCDEF" },
  bookingUrl: "https://kalender.test/enghoej/samtale",
  copyrightYear: 2026,
  consultation: {
    title: "Find et tidspunkt til en samtale",
    text: "En gratis samtale på 45 minutter om det, I står med – uden forpligtelser.",
    minutes: 45,
    subject: "Samtale med Enghøj",
    agenda: ["Det vil vi gerne opnå", "Sådan ser det ud i dag", "Det skal afgøres, og inden hvornår"],
  },
  workingHours: {
    timeZone: "Europe/Copenhagen",
    weekdays: [1, 2, 3, 4],
    start: "08:30",
    end: "15:30",
    slotMinutes: 60,
    businessDays: 12,
    closed: ["01-01", "2027-03-29", "2027-05-17", "06-05", "12-24", "12-25", "12-26", "12-31"],
  },
};

/** Returns the firm's name for the bar, titles and share pictures. */
export function shortName({ shortName, name }: Pick<Site, "name" | "shortName"> = site): string {
  return shortName ?? name;
}

/** Returns the firm's location, which is only the town if the address has no region. */
export function formatLocation(
  { locality, region }: Pick<Site["address"], "locality" | "region"> = site.address,
): string {
  return region ? `${locality}, ${region}` : locality;
}

export const schedulePath = "/schedule/";

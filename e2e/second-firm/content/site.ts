import type { Site } from "./schema/records";

/** Så længe varer en samtale. */
const minutes = 45;

/** The facts about the firm itself. */
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
  address: { locality: "København", country: "DK" },

  verification: { google: "enghoej-0123456789abcdef", bing: "0123456789ABCDEF" },

  bookingUrl: "https://kalender.test/enghoej/samtale",

  copyrightYear: 2026,
  consultation: {
    title: "Find et tidspunkt til en samtale",
    text: `En gratis samtale på ${minutes} minutter om det, I står med – uden forpligtelser.`,
    minutes,
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
    closed: [
      "01-01", // nytårsdag
      "2027-03-25", // skærtorsdag
      "2027-03-26", // langfredag
      "2027-03-29", // 2. påskedag
      "2027-05-06", // Kristi himmelfartsdag
      "2027-05-17", // 2. pinsedag
      "06-05", // grundlovsdag
      "12-24", // juleaftensdag
      "12-25", // 1. juledag
      "12-26", // 2. juledag
      "12-31", // nytårsaftensdag
    ],
  },
};

/** The firm's short name, for the bar, titles and share pictures. */
export function shortName({ shortName, name }: Pick<Site, "name" | "shortName"> = site): string {
  return shortName ?? name;
}

/** @returns where the firm is: "Washington, DC"; of an address without a region, the town alone. */
export function place({ locality, region }: Pick<Site["address"], "locality" | "region"> = site.address): string {
  return region ? `${locality}, ${region}` : locality;
}

/** The site's own scheduling page, framed by the booking dialog while no booking address is set. Not indexed. */
export const schedulePath = "/schedule/";

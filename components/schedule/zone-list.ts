import { rawTimeZones } from "@vvo/tzdb";
import { cityName, cityOf } from "./zones";

/** A time zone to choose, and the names by which people know it. */
export interface ZoneEntry {
  /** The IANA name. */
  zone: string;
  /** `Kolkata, India` */
  name: string;
  /** `India Time, IST, Mumbai, Delhi, Calcutta` */
  words: string;
}

/** Names of a country in addition to its name and its code. */
const SHORT_NAMES: Readonly<Record<string, string[]>> = { GB: ["UK", "England"], US: ["USA"], AE: ["UAE"] };

/** UTC belongs to no country, so it is missing in the source. */
const UTC: ZoneEntry = { zone: "UTC", name: "UTC", words: "GMT, Coordinated Universal Time" };

/**
 * Lists all time zones with their names, those of the firm's country first.
 *
 * @param language The site's language tag. Countries are named in this language and in English.
 */
export function listZones(language: string): ZoneEntry[] {
  const regions = new Intl.DisplayNames([language], { type: "region" });
  const { region } = new Intl.Locale(language).maximize();
  const isAtHome = (code: string) => Number(code === region);
  const zones = rawTimeZones
    .toSorted((a, b) => isAtHome(b.countryCode) - isAtHome(a.countryCode))
    .map((zone) => {
      const { name, group, countryCode, countryName, alternativeName, abbreviation, dstAbbreviation, mainCities } =
        zone;
      const country = regions.of(countryCode) ?? countryName;
      const abbreviations = [abbreviation, dstAbbreviation ?? ""].filter((short) => /^[A-Z]{2,5}$/.test(short));
      const words = [
        alternativeName,
        ...abbreviations,
        ...mainCities,
        ...group.map(cityName),
        countryName,
        countryCode,
      ];
      const others = new Set([...words, ...(SHORT_NAMES[countryCode] ?? [])]);
      for (const known of [cityOf(name), country]) others.delete(known);
      return { zone: name, name: `${cityOf(name)}, ${country}`, words: [...others].join(", ") };
    });
  return [...zones, UTC];
}

import { rawTimeZones } from "@vvo/tzdb";
import type { ZoneEntry } from "./find-zone";
import { cityName, cityOf } from "./zones";

/** More names by which visitors find the zones of a country, by its code (ISO 3166-1). */
const OTHER_NAMES: Readonly<Record<string, string[]>> = { GB: ["UK", "England"], US: ["USA"], AE: ["UAE"] };

/**
 * Lists all time zones with their names, those of the firm's country first.
 *
 * @param language The site's language tag. Countries are named in this language and in English.
 */
export function listZones(language: string): ZoneEntry[] {
  const regions = new Intl.DisplayNames([language], { type: "region" });
  const { region } = new Intl.Locale(language).maximize();
  const isAtHome = ({ countryCode }: { countryCode: string }) => Number(countryCode === region);
  const zones = rawTimeZones
    .toSorted((a, b) => isAtHome(b) - isAtHome(a))
    .map(({ name: zone, group, countryCode, countryName, mainCities, ...names }) => {
      const country = regions.of(countryCode) ?? countryName;
      const abbreviations = [names.abbreviation, names.dstAbbreviation ?? ""].filter((it) => /^[A-Z]{2,5}$/.test(it));
      const cities = [...mainCities, ...group.map(cityName)];
      const countries = [countryName, countryCode, ...(OTHER_NAMES[countryCode] ?? [])];
      const words = new Set([names.alternativeName, ...abbreviations, ...cities, ...countries]);
      for (const known of [cityOf(zone), country]) words.delete(known);
      return { zone, name: `${cityOf(zone)}, ${country}`, words: [...words].join(", ") };
    });
  // UTC belongs to no country, so it is missing in the source.
  return [...zones, { zone: "UTC", name: "UTC", words: "GMT, Coordinated Universal Time" }];
}

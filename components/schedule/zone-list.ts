import { rawTimeZones } from "@vvo/tzdb";
import { cityMapping } from "city-timezones";
import type { ZoneEntry } from "./zone-search";
import { cityName, isPlace } from "./zones";

/**
 * Minimum population of a city in the search. For the countries below, which have several time zones, states are listed
 * too.
 */
const MIN_POPULATION = 300_000;
const COUNTRIES_WITH_STATES = ["US", "CA", "AU", "BR", "MX", "RU", "ID"];

/** Search terms for a country in addition to its name and its code. */
const SHORT_NAMES: Readonly<Record<string, string[]>> = { GB: ["UK", "England"], US: ["USA"], AE: ["UAE"] };

/** UTC belongs to no country, so it is missing in the sources. */
const UTC: ZoneEntry = { ids: ["UTC"], country: "", cities: [], words: ["GMT", "Coordinated Universal Time"] };

/**
 * Lists all time zones with their common names. This runs only at build time, because its sources are larger than a
 * page. They are the IANA zones as grouped by @vvo/tzdb, and the cities of city-timezones.
 *
 * @param language The site's language tag. Countries are named in this language and in English.
 * @returns The zones, those with the most people first.
 */
export function listZones(language: string): ZoneEntry[] {
  const regions = new Intl.DisplayNames([language], { type: "region" });
  const zones = rawTimeZones.map((zone) => {
    const { name, group, countryCode, countryName, alternativeName, abbreviation, dstAbbreviation = "" } = zone;
    const cities = cityMapping
      .filter(({ timezone, pop }) => group.includes(timezone) && pop >= MIN_POPULATION)
      .sort((a, b) => b.pop - a.pop);
    const states = cities.filter(({ iso2 }) => COUNTRIES_WITH_STATES.includes(iso2)).map(({ province }) => province);
    const country = regions.of(countryCode) ?? countryName;
    // Excludes country-based ids: "Brazil/East" would be the first result for "East".
    const ids = [
      name,
      ...group.filter((id) => id !== name && isPlace(id) && !/^(Brazil|Canada|Chile|Mexico|US)\//.test(id)),
    ];
    const abbreviations = [abbreviation, dstAbbreviation].filter((name) => /^[A-Z]{2,5}$/.test(name));
    return {
      people: cities.reduce((sum, { pop }) => sum + pop, 0),
      entry: {
        ids,
        country,
        cities: unique([...cities.map(({ city }) => city), ...zone.mainCities, ...states], ids.map(cityName)),
        words: unique(
          [alternativeName, ...abbreviations, countryName, countryCode, ...(SHORT_NAMES[countryCode] ?? [])],
          [country],
        ),
      },
    };
  });
  return [...zones.sort((a, b) => b.people - a.people).map(({ entry }) => entry), UTC];
}

/** Returns the names without duplicates, empty names and those already known. */
function unique(names: readonly string[], known: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name !== "" && !known.includes(name));
}

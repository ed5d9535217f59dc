import { cityName, cityOf, isPlace, knowsZone } from "./zones";

/** A time zone and the names by which people know it. */
export interface ZoneEntry {
  /** IANA names: the current one first, then former ones and those of zones with the same clock. */
  ids: string[];
  country: string;
  /** Names of cities and states. */
  cities: string[];
  /** Other search terms: `Eastern Time`, `EST`, the country's English name. */
  words: string[];
}

/** One result of a time-zone search. */
export interface FoundZone {
  zone: string;
  /** The city to show: the one that the visitor searched for, else the city in the zone's id. */
  place: string;
  country: string;
}

/** Returns the time zones that this browser knows, with their ids only. Used until the full list has loaded. */
export function browserZones(): ZoneEntry[] {
  const zones = Intl.supportedValuesOf("timeZone").filter(isPlace);
  return zones.map((zone) => ({ ids: [zone], country: "", cities: [], words: zone.split("/").slice(0, -1) }));
}

/**
 * Finds time zones by city, state, country, abbreviation, or current or former name.
 *
 * @param limit The maximum number of results.
 * @returns The best matches first: whole names, then beginnings of names, then beginnings of words; equal matches in
 *   the order of the list. All zones if the query is empty.
 */
export function searchZones(entries: readonly ZoneEntry[], query: string, limit: number): FoundZone[] {
  const normalizedQuery = normalize(query);
  const ranked = entries
    .map((entry) => ({ entry, ...bestMatch(entry, normalizedQuery) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank);
  const found: FoundZone[] = [];
  for (const { entry, place } of ranked) {
    // Check this last: asking the browser for a zone takes a hundred times as long as comparing names.
    const zone = entry.ids.find(knowsZone);
    if (zone) found.push({ zone, place, country: entry.country });
    if (found.length === limit) break;
  }
  return found;
}

/** Returns the best match among the names of a zone. With an empty query, every zone matches by its own city. */
function bestMatch(
  { ids, country, cities, words }: ZoneEntry,
  normalizedQuery: string,
): { rank: number; place: string } {
  const city = cityOf(ids[0] ?? "");
  if (normalizedQuery === "") return { rank: 0, place: city };
  const lastParts = ids.map(cityName);
  const names = [
    ...[city, ...lastParts].map((name) => ({ name, place: city })),
    ...cities.map((name) => ({ name, place: name })),
    ...[country, ...words].map((name) => ({ name, place: city })),
  ];
  return names
    .map(({ name, place }) => ({ rank: rankOf(normalize(name), normalizedQuery), place }))
    .reduce((best, match) => (match.rank < best.rank ? match : best));
}

const NO_MATCH = 3;

/** Ranks a match: 0 for the whole name, 1 for its beginning, 2 for the beginning of another word. */
function rankOf(name: string, normalizedQuery: string): number {
  if (name === normalizedQuery) return 0;
  if (name.startsWith(normalizedQuery)) return 1;
  return ` ${name}`.includes(` ${normalizedQuery}`) ? 2 : NO_MATCH;
}

/** Normalizes a name to the way people type it: `sao paulo` for São Paulo, `st john s` for `St. John’s`. */
function normalize(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();
}

import { cityOf, isPlace, knowsZone } from "./zones";

/** A time zone with what people call it. */
export interface ZoneEntry {
  /** Its IANA names: the present one, then former ones and those of zones that share its clock. */
  ids: string[];
  country: string;
  /** Cities and states. */
  cities: string[];
  /** `Eastern Time`, `EST`, the country in English. */
  words: string[];
}

/** One result of a time-zone search. */
export interface FoundZone {
  zone: string;
  /** The city that matched the search, or the city in the zone's name. */
  place: string;
  country: string;
}

/** The time zones that this browser knows, by name only, until the longer list has loaded. */
export function browserZones(): ZoneEntry[] {
  const zones = Intl.supportedValuesOf("timeZone").filter(isPlace);
  return zones.map((zone) => ({ ids: [zone], country: "", cities: [], words: zone.split("/").slice(0, -1) }));
}

/**
 * Finds time zones by city, state, country, abbreviation, or a present or former name.
 *
 * @param limit The maximum number of results.
 * @returns the best first: whole names before beginnings of names before beginnings of words, and in the order of the list
 *   among these. All zones where nothing is searched for.
 */
export function searchZones(entries: readonly ZoneEntry[], query: string, limit: number): FoundZone[] {
  const normalizedQuery = normalize(query);
  const ranked = entries
    .map((entry) => ({ entry, ...bestMatch(entry, normalizedQuery) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank);
  const found: FoundZone[] = [];
  for (const { entry, place } of ranked) {
    // Only now: to ask a browser for a zone takes a hundred times as long as to compare names.
    const zone = entry.ids.find(knowsZone);
    if (zone) found.push({ zone, place, country: entry.country });
    if (found.length === limit) break;
  }
  return found;
}

/** With an empty query, every zone matches by its own city. */
function bestMatch(
  { ids, country, cities, words }: ZoneEntry,
  normalizedQuery: string,
): { rank: number; place: string } {
  const city = cityOf(ids[0] ?? "");
  if (normalizedQuery === "") return { rank: 0, place: city };
  const lastParts = ids.map((id) => id.slice(id.lastIndexOf("/") + 1));
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

/** 0: the whole name, 1: its beginning, 2: the beginning of one of its words. */
function rankOf(name: string, normalizedQuery: string): number {
  if (name === normalizedQuery) return 0;
  if (name.startsWith(normalizedQuery)) return 1;
  return ` ${name}`.includes(` ${normalizedQuery}`) ? 2 : NO_MATCH;
}

/** São Paulo as `sao paulo`, `St. John’s` as `st john s`: how people type. */
function normalize(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();
}

import type { ZoneEntry } from "./zone-list";
import { cityOf, isPlace } from "./zones";

/** Loads the list of time zones (app/time-zones.json). If that fails, returns those that the browser knows. */
export async function loadZones(): Promise<{ zones: readonly ZoneEntry[]; isComplete: boolean }> {
  try {
    const zones: ZoneEntry[] = await (await fetch("/time-zones.json")).json();
    return { zones, isComplete: true };
  } catch {
    const zones = Intl.supportedValuesOf("timeZone").filter(isPlace);
    return { zones: zones.map((zone) => ({ zone, name: cityOf(zone), words: zone })), isComplete: false };
  }
}

/**
 * Finds a time zone by what people type: a city, a country, an abbreviation, or the beginning of one of these. Ignores
 * case, accents and punctuation.
 */
export function findZone(zones: readonly ZoneEntry[], text: string): string | undefined {
  const query = normalize(text);
  if (query === "") return undefined;
  const rank = ({ name, words }: ZoneEntry) => {
    const [own, all] = [name, `${name} ${words}`].map((text) => ` ${normalize(text)} `);
    const isFound = [own?.startsWith(` ${query}`), own?.includes(` ${query} `), all?.includes(` ${query} `)];
    return [...isFound, all?.includes(` ${query}`)].indexOf(true);
  };
  const ranks = zones.map(rank);
  return zones[ranks.indexOf([0, 1, 2].find((found) => ranks.includes(found)) ?? 3)]?.zone;
}

/** Normalizes a name to the way people type it: `sao paulo` for São Paulo, `st john s` for `St. John’s`. */
function normalize(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

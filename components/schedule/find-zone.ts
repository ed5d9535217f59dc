import { cityOf, isNamedAfterPlace } from "./zones";

/** A time zone to choose, and its names. */
export interface ZoneEntry {
  /** The IANA name. */
  zone: string;
  /** `Kolkata, India` */
  name: string;
  /** `India Time, IST, Mumbai, Delhi, Calcutta` */
  words: string;
}

/** Loads the list of time zones (app/time-zones.json). If that fails, returns those that the browser supports. */
export async function loadZones(): Promise<{ zones: readonly ZoneEntry[]; isComplete: boolean }> {
  try {
    return { zones: await (await fetch("/time-zones.json")).json(), isComplete: true };
  } catch {
    const zones = Intl.supportedValuesOf("timeZone").filter(isNamedAfterPlace);
    return { zones: zones.map((zone) => ({ zone, name: cityOf(zone), words: zone })), isComplete: false };
  }
}

/**
 * Finds a time zone by a city, a country, an abbreviation, or the beginning of one of these. Ignores case, accents and
 * punctuation. Prefers a zone whose name begins with the text to one that has it among its other names.
 */
export function findZone(zones: readonly ZoneEntry[], text: string): string | undefined {
  const query = normalize(text);
  if (query === "") return undefined;
  const texts = zones.map(({ name, words }) => [` ${normalize(name)} `, ` ${normalize(`${name} ${words}`)} `] as const);
  const index = [
    texts.findIndex(([name]) => name.startsWith(` ${query}`)),
    texts.findIndex(([name]) => name.includes(` ${query} `)),
    texts.findIndex(([, all]) => all.includes(` ${query} `)),
    texts.findIndex(([, all]) => all.includes(` ${query}`)),
  ].find((found) => found >= 0);
  return index === undefined ? undefined : zones[index]?.zone;
}

/** Normalizes a name for comparison: `sao paulo` for São Paulo, `st john s` for `St. John’s`. */
function normalize(text: string): string {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

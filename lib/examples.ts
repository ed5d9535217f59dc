import { basename, join } from "node:path";
import { listFiles } from "./files";

const ENDING = ".examples.tsx";

/**
 * Finds the examples beside components.
 *
 * @returns by the component's name: the path from `components/`, without its ending. `pricing` gives
 *   `sections/pricing/pricing`.
 * @throws Error naming both files, if two components have the same name.
 */
export async function exampleFiles(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of (await listFiles("components")).filter((name) => name.endsWith(ENDING))) {
    const name = basename(file, ENDING);
    const path = file.slice(0, -ENDING.length);
    const other = found.get(name);
    if (other)
      throw new Error(
        `${join("components", file)}: expected a name of its own; found it also at components/${other}${ENDING}`,
      );
    found.set(name, path);
  }
  return found;
}

/** Pictures for examples, in app/examples/pictures. A record names them by their addresses. */
export const EXAMPLE_PICTURES = {
  portrait: "/examples/pictures/portrait.svg",
  drawing: "/examples/pictures/drawing.svg",
  logo: "/examples/pictures/logo.svg",
} as const;

/** Words of the greatest length that an owner is likely to need. */
export const LONGEST = {
  /** A Finnish compound: systems for human resources. */
  word: "Henkilöstöhallintojärjestelmät",
  /** German compounds. */
  title: "Lohnbuchhaltung und Personalverwaltungssoftware",
  sentence:
    "Wir übernehmen die Lohnbuchhaltung, das Bewerbermanagement und alle Rechtsschutzversicherungsangelegenheiten, und Sie sehen jeden Freitag, was erledigt ist.",
  name: "Maximiliana-Theodora von Hohenzollern-Sigmaringen",
  role: "Geschäftsführerin, Donaudampfschifffahrtsgesellschaft mbH",
  /** Hungarian forint, as an owner writes an amount: with no-break spaces. */
  amount: "78\u00a0500\u00a0000\u00a0Ft",
} as const;

/** @returns the results of a function for 1, 2 and so on. */
export function several<Item>(count: number, make: (nth: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}

import { basename, join } from "node:path";
import { listFiles } from "./files";

const ENDING = ".examples.tsx";

/**
 * Finds the examples of components.
 *
 * @returns Paths relative to `components/`, without extension, by the component's name: `sections/pricing/pricing` for
 *   `pricing`.
 * @throws Error with both files if two components have the same name.
 */
export async function findExamples(): Promise<Map<string, string>> {
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

/** The addresses of pictures for examples, in app/examples/pictures. */
export const EXAMPLE_PICTURES = {
  portrait: "/examples/pictures/portrait.svg",
  drawing: "/examples/pictures/drawing.svg",
  logo: "/examples/pictures/logo.svg",
} as const;

/** The longest texts that an owner is likely to need. */
export const LONGEST = {
  /** A Finnish compound: systems for human resources. */
  word: "Henkilöstöhallintojärjestelmät",
  /** The longest word that browsers do not hyphenate (app/globals.css), so it has to fit. */
  unhyphenated: "Verantwortung",
  /** German compounds. */
  title: "Lohnbuchhaltung und Personalverwaltungssoftware",
  sentence:
    "Wir übernehmen die Lohnbuchhaltung, das Bewerbermanagement und alle Rechtsschutzversicherungsangelegenheiten, und Sie sehen jeden Freitag, was erledigt ist.",
  name: "Maximiliana-Theodora von Hohenzollern-Sigmaringen",
  role: "Geschäftsführerin, Donaudampfschifffahrtsgesellschaft mbH",
  /** Hungarian forint, as an owner writes an amount: with no-break spaces. */
  amount: "78\u00a0500\u00a0000\u00a0Ft",
} as const;

/** Returns the results of a function for 1, 2 and so on, up to `count`. */
export function several<Item>(count: number, make: (nth: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}

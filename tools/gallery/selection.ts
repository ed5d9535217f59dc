import { PAGES } from "./pages";
import type { Shot } from "./shoot";
import { type Scheme, STATES } from "./states";

/** What the command line asks for; an empty list asks for all. */
export interface Filters {
  page: readonly string[];
  width: readonly string[];
  scheme: readonly string[];
  state: readonly string[];
}

const SCHEMES: readonly Scheme[] = ["light", "dark"];
const NARROWEST = 240;
const WIDEST = 3840;

/**
 * The pictures to take, ordered by page, then state. A width or scheme that is asked for by name is taken of every
 * state that exists at it, also of those that a whole run shows at few.
 *
 * @throws Error naming the option and what it may be, for a page, width, scheme or state that there is not; and if
 *   nothing is left.
 */
export function chooseShots(filters: Filters): Shot[] {
  check(
    "page",
    filters.page,
    PAGES.map(({ id }) => id),
  );
  check(
    "state",
    filters.state,
    STATES.map(({ id }) => id),
  );
  check("scheme", filters.scheme, SCHEMES);
  const widths = filters.width.map(Number);
  if (widths.some((width) => !(Number.isInteger(width) && width >= NARROWEST && width <= WIDEST))) {
    throw new Error(`--width must be a number of pixels from ${NARROWEST} to ${WIDEST}`);
  }

  const shots: Shot[] = [];
  for (const page of PAGES.filter(({ id }) => isAsked(filters.page, id))) {
    for (const state of STATES.filter(({ id }) => isAsked(filters.state, id))) {
      if (!state.pages.includes(page.id)) continue;
      for (const width of widths.length > 0 ? widths : state.widths) {
        if (state.existsAt && !state.existsAt(width)) continue;
        for (const scheme of filters.scheme.length > 0 ? SCHEMES : state.schemes) {
          if (isAsked(filters.scheme, scheme)) shots.push({ page, state, width, scheme });
        }
      }
    }
  }
  if (shots.length === 0) throw new Error("No page has such a state at such a width.");
  return shots;
}

function isAsked(asked: readonly string[], id: string): boolean {
  return asked.length === 0 || asked.includes(id);
}

function check(option: string, asked: readonly string[], known: readonly string[]): void {
  const unknown = asked.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new Error(`--${option} ${unknown}: there is none. There are ${known.join(", ")}.`);
}

import type { SavedVisit, State } from "./state";
import { knowsZone } from "./zones";

/** The key of the visit in `history.state`, which other code may also use. */
const KEY = "visit";

/**
 * Saves a written request in the page's history entry. This is needed if an app's browser has no mail program: it shows
 * an error page, and Back then reloads this page. In the dialog, the entry of the surrounding page is used, because a
 * frame that a script created starts without its earlier history. Nothing is stored after the tab is closed.
 */
export function saveVisit({ step, start, zone, topic, asked, details }: State): void {
  const { [KEY]: _, ...others } = parent.history.state ?? {};
  const visit = (step === "prepared" || step === "sent") && start !== undefined;
  const saved: SavedVisit | undefined = visit ? { step, start, zone, topic, asked, details } : undefined;
  parent.history.replaceState(saved ? { ...others, [KEY]: saved } : others, "");
}

/**
 * Reads the visit that saveVisit stored.
 *
 * @param asked The visitor's current choice on the page. A request about another choice is not restored.
 * @returns undefined if nothing usable is stored.
 */
export function readVisit(asked: string): SavedVisit | undefined {
  const visit = parent.history.state?.[KEY] as SavedVisit | undefined;
  if (!visit || !Number.isFinite(visit.start) || !visit.details || (asked && asked !== visit.asked)) return undefined;
  return visit.zone && !knowsZone(visit.zone) ? undefined : visit;
}

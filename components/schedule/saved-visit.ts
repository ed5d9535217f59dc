import type { SavedVisit, State } from "./state";
import { knowsZone } from "./zones";

/** The key in `history.state`, which other code may use too. */
const KEY = "visit";

/**
 * Keeps a written request with the page's entry in the history. An app's browser without a mail program shows an error page,
 * and Back then loads this page anew. The entry of the page around the dialog's frame is used, since a frame that a script
 * has made starts afresh. Nothing is stored beyond the tab.
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
 * @param asked The visitor's current topic. A request about another topic is not restored.
 * @returns undefined if nothing usable is stored.
 */
export function readVisit(asked: string): SavedVisit | undefined {
  const visit = parent.history.state?.[KEY] as SavedVisit | undefined;
  if (!visit || !Number.isFinite(visit.start) || !visit.details || (asked && asked !== visit.asked)) return undefined;
  return visit.zone && !knowsZone(visit.zone) ? undefined : visit;
}

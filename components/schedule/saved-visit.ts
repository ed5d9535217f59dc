import { useEffect, useRef } from "react";
import { keepVisit, readKeptVisit } from "@/lib/kept-visit";
import { FIELDS } from "./fields";
import type { SavedVisit, State } from "./state";
import { knowsZone } from "./zones";

/** The key of the visit in `history.state`, which other code may also use. */
const KEY = "visit";

/** Minimum time between two saves of a step. Safari throws after a hundred history changes in 30 seconds. */
const SAVE_INTERVAL_MS = 500;

/**
 * Keeps a visit as long as the page around the frame lives, since the dialog removes its frame, and in the history entry,
 * which a reload and Back from a mail program's error page restore. Nothing is written into storage.
 *
 * The entry is that of the page around the frame, because a frame that a script created starts without its history.
 */
export function useSavedVisit(state: State): void {
  const { step, start, zone, topic, asked, details, event } = state;
  const isStarted = state.days.length > 0;
  const latest = useRef<SavedVisit>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!isStarted) return;
    const isNewStep = latest.current?.step !== step;
    latest.current = { step, start, zone, topic, asked, details, event };
    keepVisit(latest.current);
    const save = () => {
      timer.current = undefined;
      saveInHistory(latest.current);
    };
    if (isNewStep) save();
    else timer.current ??= setTimeout(save, SAVE_INTERVAL_MS);
  }, [isStarted, step, start, zone, topic, asked, details, event]);
}

function saveInHistory(visit: SavedVisit | undefined): void {
  try {
    parent.history.replaceState({ ...parent.history.state, [KEY]: visit }, "");
  } catch {
    // The browser has had too many changes of its history. Only a reload would miss this one.
  }
}

/** Reads the visit that useSavedVisit kept. Returns undefined if nothing usable is kept. */
export function readVisit(): SavedVisit | undefined {
  const visit: SavedVisit | undefined = readKeptVisit() ?? parent.history.state?.[KEY];
  const isUsable = visit?.event && FIELDS.every(({ name }) => typeof visit.details?.[name] === "string");
  return isUsable && (!visit.zone || knowsZone(visit.zone)) ? visit : undefined;
}

import { useEffect, useRef } from "react";
import { FIELDS } from "./fields";
import type { SavedVisit, State } from "./state";
import { knowsZone } from "./zones";

/** The page around the frame, or the scheduling page itself. */
const page = globalThis.parent as Window & { savedVisit?: string };

/** Minimum time between two saves of a step. Safari throws after a hundred history changes in 30 seconds. */
const SAVE_INTERVAL_MS = 500;

/**
 * Keeps a visit in the page around the frame, since the dialog removes its frame, and in that page's history entry, which a
 * reload and Back from a mail program's error page restore. Nothing is written into storage.
 */
export function useSavedVisit({ step, start, zone, topic, asked, details, event, days }: State): void {
  const isStarted = days.length > 0;
  const latest = useRef<SavedVisit>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!isStarted) return;
    const isNewStep = latest.current?.step !== step;
    latest.current = { step, start, zone, topic, asked, details, event };
    // As text, since an object would keep the removed frame in memory.
    page.savedVisit = JSON.stringify(latest.current);
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
    page.history.replaceState({ ...page.history.state, visit }, "");
  } catch {
    // The browser has had too many changes of its history. Only a reload would miss this one.
  }
}

/** Reads the visit that useSavedVisit kept. Returns undefined if nothing usable is kept. */
export function readVisit(): SavedVisit | undefined {
  const visit: SavedVisit | undefined = page.savedVisit ? JSON.parse(page.savedVisit) : page.history.state?.visit;
  const isUsable = visit?.event && FIELDS.every(({ name }) => typeof visit.details?.[name] === "string");
  return isUsable && (!visit.zone || knowsZone(visit.zone)) ? visit : undefined;
}

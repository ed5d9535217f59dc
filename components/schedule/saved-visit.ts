import { useEffect, useRef } from "react";
import { FIELDS } from "./fields";
import type { SavedVisit, State } from "./state";
import { isSupportedZone } from "./zones";

/** The window of the page around the frame, or of the scheduling page itself. */
const page = globalThis.parent as Window & { savedVisit?: string };

/** Minimum time between two saves. Safari throws an error after a hundred history changes in 30 seconds. */
const SAVE_INTERVAL_MS = 500;

/**
 * Saves what the visitor has chosen and typed, in two places of the page that contains the frame:
 * - a global variable, which still exists after the visitor has closed the dialog;
 * - `history.state`, which still exists after the visitor has reloaded the page, or left it and gone back.
 *
 * Uses neither cookies nor web storage.
 */
export function useSavedVisit({ step, start, zone, topic, pageChoice, details, event, days }: State): void {
  const isStarted = days.length > 0;
  const latest = useRef<SavedVisit>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!isStarted) return;
    const isNewStep = latest.current?.step !== step;
    latest.current = { step, start, zone, topic, pageChoice, details, event };
    // As text, because an object would prevent the browser from freeing the removed frame.
    page.savedVisit = JSON.stringify(latest.current);
    const save = () => {
      timer.current = undefined;
      saveInHistory(latest.current);
    };
    if (isNewStep) save();
    else timer.current ??= setTimeout(save, SAVE_INTERVAL_MS);
  }, [isStarted, step, start, zone, topic, pageChoice, details, event]);
}

function saveInHistory(visit: SavedVisit | undefined): void {
  try {
    page.history.replaceState({ ...page.history.state, visit }, "");
  } catch {
    // The browser refuses too many history changes. Only a reload would lose this one.
  }
}

/** Reads the visit that useSavedVisit saved. Undefined if there is none, or if it is not valid. */
export function readVisit(): SavedVisit | undefined {
  const visit: SavedVisit | undefined = page.savedVisit ? JSON.parse(page.savedVisit) : page.history.state?.visit;
  const isUsable = visit?.event && FIELDS.every(({ name }) => typeof visit.details?.[name] === "string");
  return isUsable && (!visit.zone || isSupportedZone(visit.zone)) ? visit : undefined;
}

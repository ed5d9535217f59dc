/**
 * Keeps a visitor's entries on the scheduling page in the page around it, because the booking dialog removes its frame
 * when it closes. Nothing is stored.
 */

/** The page around the frame, or the scheduling page itself. */
interface KeepingWindow extends Window {
  keptVisit?: string;
}

/** Returns the window that keeps the visit. Undefined if it has another origin. */
function findKeepingWindow(): KeepingWindow | undefined {
  try {
    return parent.document && (parent as KeepingWindow);
  } catch {
    return undefined;
  }
}

/** Keeps plain data, as a string: an object would keep the removed frame in memory. */
export function keepVisit(visit: unknown): void {
  const page = findKeepingWindow();
  if (page) page.keptVisit = JSON.stringify(visit);
}

/** Returns the data that keepVisit has kept last. */
export function readKeptVisit<Visit>(): Visit | undefined {
  const kept = findKeepingWindow()?.keptVisit;
  return kept === undefined ? undefined : (JSON.parse(kept) as Visit);
}

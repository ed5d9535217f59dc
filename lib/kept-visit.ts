/**
 * Keeps what a visitor has written on the scheduling page as long as the page around it lives: the booking dialog removes
 * its frame when it closes. Nothing is stored.
 */

/** The page around the frame, or the scheduling page itself. */
interface KeepingWindow extends Window {
  keptVisit?: string;
}

/** The page that keeps a visit; undefined if it is of another origin. */
function keeper(): KeepingWindow | undefined {
  try {
    return parent.document && (parent as KeepingWindow);
  } catch {
    return undefined;
  }
}

/** @param visit Plain data. It is kept as text, since objects of a removed frame would keep the frame in memory. */
export function keepVisit(visit: unknown): void {
  const page = keeper();
  if (page) page.keptVisit = JSON.stringify(visit);
}

/** @returns what keepVisit has kept last; undefined if nothing. */
export function readKeptVisit<Visit>(): Visit | undefined {
  const kept = keeper()?.keptVisit;
  return kept === undefined ? undefined : (JSON.parse(kept) as Visit);
}

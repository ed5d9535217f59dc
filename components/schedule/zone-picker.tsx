import { schedulePage as words } from "@/content/words";

/**
 * The button with the name of the time zone, and the dialog in which visitors search for another one.
 * zone-picker-script.ts opens the dialog and fills its list.
 */
export function ZonePicker() {
  return (
    <>
      <button type="button" data-part="zone" aria-haspopup="dialog" className="zone-button">
        <span className="dropdown">
          <span className="sr-only">{words.zone} </span>
          <b data-text="clock" />
          <svg viewBox="0 0 12 8" aria-hidden="true">
            <path d="M1 1l5 5 5-5" />
          </svg>
        </span>
      </button>
      <dialog data-part="zone-dialog" aria-labelledby="zone-title" data-surface="paper" className="zone-dialog">
        <header>
          <h2 id="zone-title">{words.zoneTitle}</h2>
          <button type="button" data-part="zone-close" aria-label={words.zoneClose}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2 2l12 12M14 2L2 14" />
            </svg>
          </button>
        </header>
        <label>
          {words.zoneSearch}
          <input type="search" data-part="zone-search" autoComplete="off" autoCapitalize="off" spellCheck={false} />
        </label>
        <p role="status" data-part="zone-status" />
        <ul data-part="zone-list" />
      </dialog>
    </>
  );
}

/** The template that the script copies for each entry of the list. */
export function ZonePattern() {
  return (
    <li data-part="zone-pattern">
      <button type="button">
        <b data-text="place" /> <span data-text="offset" /> <small data-text="detail" />
      </button>
    </li>
  );
}

import { site } from "@/content/site";
import { schedulePage as words } from "@/content/words";
import { Choice } from "./choice";
import { type Hours, upcomingDays } from "./slots";
import { columnsFor } from "./time-grid";
import { ZonePattern, ZonePicker } from "./zone-picker";

/** The list of days. Until the script fills it, empty lines reserve its space. */
export function Days({ hours }: { hours: Hours }) {
  return (
    <fieldset className="picker">
      <legend className="sr-only">{words.day}</legend>
      <div data-part="days" className="days">
        <Places count={countPlaces(hours).days} />
      </div>
    </fieldset>
  );
}

/** The times of the chosen day. Above them are the steps from choosing a time to the firm's answer. */
export function Times({ hours }: { hours: Hours }) {
  const count = countPlaces(hours).times;
  return (
    <div className="time-leaf picker">
      <ol className="next-steps">
        <li>{words.pick}</li> <li>{words.appOpens}</li>{" "}
        <li>
          {site.consultation.answer} {words.notBooked}
        </li>
      </ol>
      <section aria-labelledby="chosen-day" className="times">
        <div className="chosen-day">
          <h2 id="chosen-day">
            <span data-text="date">{words.day}</span>
            <span data-text="short" />
          </h2>
          <ZonePicker />
        </div>
        <p data-text="notice" hidden className="notice" />
        <p className="our-hours">
          <span data-text="ours-open" />
        </p>
        <div
          data-part="times"
          data-columns={columnsFor(count)}
          role="radiogroup"
          aria-labelledby="chosen-day"
          className="sheet"
        >
          <Places count={count} />
        </div>
      </section>
    </div>
  );
}

/**
 * Returns the number of days and times to reserve space for. Any date gives about the same numbers; a fixed one (1970)
 * makes every build equal.
 */
function countPlaces(hours: Hours): { days: number; times: number } {
  const days = upcomingDays(hours, 0, hours.timeZone);
  return { days: days.length, times: Math.max(0, ...days.map(({ starts }) => starts.length)) };
}

/** Empty lines that reserve the space of a list until the script fills it. */
function Places({ count }: { count: number }) {
  return [...Array(count).keys()].map((place) => <span key={place} className="face" />);
}

/**
 * The patterns that the script copies. They are hidden elements rather than a `template`, because React reports a
 * hydration mismatch for the children of a template (react/react#34835).
 */
export function Patterns() {
  return (
    <div hidden>
      <Choice pattern="day">
        <span className="weekday">
          <span data-text="weekday" />
          <span data-text="short-weekday" />
        </span>
        <small data-text="closed" />
        <b data-text="short-date" />
      </Choice>
      <Choice pattern="time">
        <b data-text="figures" /> <small data-text="half" />
      </Choice>
      <ul>
        <ZonePattern />
      </ul>
    </div>
  );
}

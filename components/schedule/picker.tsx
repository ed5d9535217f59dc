import { site } from "@/content/site";
import { schedulePage as words } from "@/content/words";
import { Choice } from "./choice";
import { type Hours, upcomingDays } from "./slots";
import { columnsFor } from "./time-grid";
import { ZonePattern, ZonePicker } from "./zone-picker";

/** The days to choose from. Until the script fills them in, empty lines keep their place. */
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

/** The times of the chosen day, and above them the steps from choosing one to the answer. */
export function Times({ hours }: { hours: Hours }) {
  const count = countPlaces(hours).times;
  return (
    <div className="time-fold picker">
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

/** How many days and times to keep place for. Counted at a date long ago, since these numbers hardly change. */
function countPlaces(hours: Hours): { days: number; times: number } {
  const days = upcomingDays(hours, 0, hours.timeZone);
  return { days: days.length, times: Math.max(0, ...days.map(({ starts }) => starts.length)) };
}

/** Empty lines that keep the place of a list until the script fills it. */
function Places({ count }: { count: number }) {
  return [...Array(count).keys()].map((place) => <span key={place} className="face" />);
}

/**
 * The patterns that the script copies. Hidden elements, not <template>: React looks for a template's children beside its content
 * when it hydrates, and reports a mismatch (react/react#34835).
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

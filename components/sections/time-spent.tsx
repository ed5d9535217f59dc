import { BookingLink } from "@/components/booking/booking-link";
import { site } from "@/content/site";
import type { TimeSpent as Record } from "@/content/time-spent";
import { openers } from "@/content/words";

const whole = new Intl.NumberFormat(site.language, { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat(site.language, { maximumFractionDigits: 1 });
/** For less than a tenth of a person, which would read as none. */
const hundredths = new Intl.NumberFormat(site.language, { maximumFractionDigits: 2 });
const minutes = new Intl.NumberFormat(site.language, { style: "unit", unit: "minute", unitDisplay: "short" });

/** What a piece of work takes in a year that comes so often a day and takes so many minutes. */
function yearOf({ workingDays, hoursPerPerson }: Record, times: number, each: number) {
  const hours = (times * each * workingDays) / 60;
  const people = hours / hoursPerPerson;
  return { people, inHours: whole.format(hours), inPeople: (people < 0.1 ? hundredths : tenths).format(people) };
}

/** The nth row of answers shows while the nth number is chosen: so many of each as a record may have. */
const ROWS = [
  "group-has-[[data-times]_label:nth-child(1)_:checked]/sum:block",
  "group-has-[[data-times]_label:nth-child(2)_:checked]/sum:block",
  "group-has-[[data-times]_label:nth-child(3)_:checked]/sum:block",
  "group-has-[[data-times]_label:nth-child(4)_:checked]/sum:block",
  "group-has-[[data-times]_label:nth-child(5)_:checked]/sum:block",
];
const CELLS = [
  "group-has-[[data-minutes]_label:nth-child(1)_:checked]/sum:grid",
  "group-has-[[data-minutes]_label:nth-child(2)_:checked]/sum:grid",
  "group-has-[[data-minutes]_label:nth-child(3)_:checked]/sum:grid",
  "group-has-[[data-minutes]_label:nth-child(4)_:checked]/sum:grid",
  "group-has-[[data-minutes]_label:nth-child(5)_:checked]/sum:grid",
];

/**
 * What a repeated piece of work takes in a year, without a script: all answers are in the page, and the two chosen
 * numbers show theirs. A booking link in the same section takes it along (booking/booking.ts).
 */
export function TimeSpent(record: Record) {
  const { title, times, minutes: each, hours, people, how } = record;
  const most = yearOf(record, Math.max(...times.choices), Math.max(...each.choices)).people;
  return (
    <div
      data-surface="paper"
      className="group/sum relative grid gap-6 [--accent-text:var(--fg)] p-[clamp(1.5rem,3vw,2.75rem)] forced-colors:border"
    >
      {/* Once for all answers, of which most are not shown. */}
      <svg aria-hidden="true" className="absolute size-0">
        <pattern id="figure" width="1" height="1" patternUnits="userSpaceOnUse" fill="var(--accent)">
          <path d="M.4 0a.2.2 0 0 1 0 .4.2.2 0 0 1 0-.4M0 .86V.68Q0 .46.22.46H.58Q.8.46.8.68V.86z" />
        </pattern>
      </svg>
      <h3 className="text-title">{title}</h3>
      <Choice name="times" {...times} format={(value) => whole.format(value)} />
      <Choice name="minutes" {...each} format={(value) => minutes.format(value)} />
      <div role="status" className="border-t border-rule pt-6">
        {times.choices.map((count, row) => (
          <div key={count} className={`hidden ${ROWS[row]}`}>
            {each.choices.map((long, cell) => {
              const year = yearOf(record, count, long);
              return (
                <div key={long} className={`hidden items-end gap-6 sm:grid-cols-[1fr_minmax(0,11rem)] ${CELLS[cell]}`}>
                  <div>
                    <p className="text-small text-muted">
                      {`${whole.format(count)} ${times.label}, ${minutes.format(long)} ${each.label}`}
                    </p>
                    <p className="mt-1">
                      <strong className="block font-display text-figure/none font-bold tracking-tight">
                        {year.inHours}
                      </strong>{" "}
                      {hours}
                    </p>
                  </div>
                  <div>
                    <People people={year.people} most={most} />
                    <p className="mt-3">
                      <strong className="block font-display text-title/none font-bold">{year.inPeople}</strong> {people}
                    </p>
                  </div>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <BookingLink label={openers.schedule} look="text" />
        <p className="flex-1 basis-[16rem] text-note text-balance text-muted">{how}</p>
      </div>
    </div>
  );
}

function Choice({
  name,
  question,
  choices,
  first,
  format,
}: Record["times"] & { name: "times" | "minutes"; format: (value: number) => string }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{question}</legend>
      <div {...{ [`data-${name}`]: "" }} className="grid auto-cols-fr grid-flow-col gap-1.5">
        {choices.map((value, index) => (
          <label
            key={value}
            className="relative grid min-h-12 cursor-pointer place-items-center border border-ink-soft px-1 text-center font-semibold max-xs:px-0 max-xs:text-note hover:bg-accent-tint has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent-text forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none"
          >
            <input type="radio" name={name} defaultChecked={index + 1 === first} className="absolute opacity-0" />
            {format(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * A figure for each person that the work takes, as far as it takes them, in rows from below, with room for as many as the
 * greatest answer takes, so that all answers are to one scale and nothing beside them moves.
 */
function People({ people, most }: { people: number; most: number }) {
  const columns = Math.max(5, Math.ceil(Math.sqrt(3 * most)));
  const rows = Math.ceil(most / columns);
  const figures = Array.from({ length: Math.ceil(people / columns) }, (_, row) => {
    const wide = Math.min(columns, people - row * columns);
    return `M0 ${rows - 1 - row}h${Math.round(100 * (Math.floor(wide) + FIGURE * (wide % 1))) / 100}v1H0z`;
  });
  return (
    <svg viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true" className="h-auto w-full">
      <path fill="url(#figure)" d={figures.join("")} />
    </svg>
  );
}

/** How much of its place a figure fills, from the left. */
const FIGURE = 0.8;

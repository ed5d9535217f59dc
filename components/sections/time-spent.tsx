import type { ReactNode } from "react";
import { Pile } from "@/components/art/pile";
import { fittingSize } from "@/components/art/words";
import type { TimeSpent as TimeSpentRecord } from "@/content/schema/records";
import { site } from "@/content/site";
import { formatMoney } from "@/content/words";

const whole = new Intl.NumberFormat(site.language, { maximumFractionDigits: 0 });
const minutes = new Intl.NumberFormat(site.language, { style: "unit", unit: "minute", unitDisplay: "short" });

/** Hundredths, and of less than one of those its first digit. */
const hundredths = new Intl.NumberFormat(site.language, {
  maximumFractionDigits: 2,
  maximumSignificantDigits: 1,
  roundingPriority: "morePrecision",
});

/** What a piece of work takes and costs in a year that comes so often a day and takes so many minutes. */
function yearOf({ workingDays, workingHours, hourly }: TimeSpentRecord, times: number, each: number) {
  const hours = (times * each * workingDays) / 60;
  const pay = hours * hourly;
  return {
    hours: whole.format(hours),
    people: hours / (workingDays * workingHours),
    pay,
    cost: formatMoney(Math.round(pay)),
  };
}

/** Shows an answer while the nth number of a choice is chosen: time-spent.css has Tailwind make the classes. */
const shownAt = (name: "times" | "minutes", nth: number) =>
  `hidden group-has-[[data-${name}]_label:nth-child(${nth + 1})_:checked]/sum:block`;

/**
 * A slip with a folded corner and a stamp, as the drawings have it: what a repeated piece of work takes and costs in a
 * year. Without a script: all answers are in the page, and the two chosen numbers show theirs. A booking link in the same
 * section puts it into the request, from `data-booking-topic` (booking/booking.ts).
 *
 * @param props.action Below the answer, the way to a consultation about it.
 */
export function TimeSpent({ action, ...record }: TimeSpentRecord & { action: ReactNode }) {
  const { title, times, minutes: each, hours, people, cost, how, relief } = record;
  const most = yearOf(record, Math.max(...times.choices), Math.max(...each.choices));
  const figure = `block font-display leading-none font-bold tracking-[-0.035em] [--most:6rem] ${fittingSize([most.cost])}`;
  return (
    <div
      data-surface="sheet"
      className="group/sum relative grid grid-rows-[auto_auto_auto_1fr] gap-6 p-(--pad) [--pad:clamp(1.5rem,3vw,2.75rem)] after:absolute after:top-0 after:right-0 after:size-(--pad) after:bg-[linear-gradient(to_top_right,var(--accent-2)_50%,var(--accent)_50.5%)] forced-colors:border forced-colors:after:hidden"
    >
      <h3 className="pr-6 text-title">{title}</h3>
      <Choice name="times" {...times} format={(value) => whole.format(value)} />
      <Choice name="minutes" {...each} format={(value) => minutes.format(value)} />
      <div data-surface="night" className="-m-(--pad) mt-2 grid grid-rows-[1fr_auto] p-(--pad)">
        <div role="status" className="relative">
          {times.choices.map((count, row) => (
            <div key={count} className={shownAt("times", row)}>
              {each.choices.map((long, cell) => {
                const year = yearOf(record, count, long);
                const work = `${whole.format(count)} ${times.label}, ${minutes.format(long)} ${each.label}: `;
                const time = `${year.hours} ${hours}, ${hundredths.format(year.people)} ${people}`;
                return (
                  <div
                    key={long}
                    // As data, since page translation changes the text.
                    data-booking-topic={`${work}${time}, ${year.cost} ${cost}`}
                    className={shownAt("minutes", cell)}
                  >
                    <p className="mb-2 text-muted">
                      {work}
                      <span className="block">{time}</span>
                    </p>
                    <p className="@container sm:w-3/5">
                      <strong className={figure}>{year.cost}</strong> {cost}
                    </p>
                    {relief && (
                      <p className="mt-4 w-3/5 text-balance">
                        {`${relief.text} `}
                        <b className="text-(--accent-4) whitespace-nowrap">
                          {formatMoney(Math.round((year.pay * relief.percent) / 100))}
                        </b>
                      </p>
                    )}
                    <Pile of={year.people} most={most.people} taken={relief ? relief.percent / 100 : 0} />
                  </div>
                );
              })}
            </div>
          ))}
          <p className="mt-6 w-3/5 pb-6 text-note text-balance text-muted">{how}</p>
        </div>
        <div className="-mx-(--pad) border-t border-muted px-(--pad) pt-6">{action}</div>
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
}: TimeSpentRecord["times"] & { name: "times" | "minutes"; format: (value: number) => string }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{question}</legend>
      <div {...{ [`data-${name}`]: "" }} className="grid auto-cols-fr grid-flow-col gap-1.5">
        {choices.map((value, index) => (
          <label
            key={value}
            className="relative grid min-h-12 cursor-pointer place-items-center border border-muted px-1 text-center font-semibold max-xs:px-0 max-xs:text-note hover:bg-rule has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent-text forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none"
          >
            <input type="radio" name={name} defaultChecked={index + 1 === first} className="absolute opacity-0" />
            {format(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { PileDrawing, PileShapes, type Piles, pilesOf } from "@/components/art/pile";
import { fittingSize } from "@/components/art/words";
import type { TimeSpent as TimeSpentRecord } from "@/content/schema/records";
import { site } from "@/content/site";
import { formatMoney } from "@/content/words";

const whole = new Intl.NumberFormat(site.language, { maximumFractionDigits: 0 });
const minutes = new Intl.NumberFormat(site.language, { style: "unit", unit: "minute", unitDisplay: "short" });

/** Formats a number with two decimals, or a number below 0.01 with its first significant digit. */
const hundredths = new Intl.NumberFormat(site.language, {
  maximumFractionDigits: 2,
  maximumSignificantDigits: 1,
  roundingPriority: "morePrecision",
});

/**
 * Computes the time and the cost of a repeated task in a year.
 *
 * @param times How often a day the task is done.
 * @param each Minutes that the task takes each time.
 */
function computeYear({ workingDays, workingHours, hourly }: TimeSpentRecord, times: number, each: number) {
  const hours = (times * each * workingDays) / 60;
  const pay = hours * hourly;
  return {
    hours: whole.format(hours),
    people: hours / (workingDays * workingHours),
    pay,
    cost: formatMoney(Math.round(pay)),
  };
}

/**
 * The calculator of the yearly time and cost of a repeated task, on a slip with a folded corner.
 *
 * It needs no script: the page contains all answers, and the two chosen numbers show theirs (time-spent.css). A booking
 * link in the same section adds the answer to the request, from `data-booking-topic` (booking/page-links.ts).
 *
 */
export function TimeSpent(record: TimeSpentRecord) {
  const { title, times, minutes: each, hours, people, cost, how, relief } = record;
  const most = computeYear(record, Math.max(...times.choices), Math.max(...each.choices));
  const size = fittingSize([most.cost]);
  // Many answers have the same piles, so each drawing is included only once.
  const drawings = new Map<string, Piles>();
  function drawPiles(count: number) {
    const drawing = pilesOf({ count, most: most.people, taken: relief ? relief.percent / 100 : 0 });
    const id = ["pile", ...drawing.piles.map(({ high }) => high)].join("-");
    drawings.set(id, drawing);
    return <PileDrawing id={id} behind={drawing.behind} />;
  }
  return (
    <div data-surface="sheet" className="time-spent">
      <h3>{title}</h3>
      <Choice name="times" {...times} format={(value) => whole.format(value)} />
      <Choice name="minutes" {...each} format={(value) => minutes.format(value)} />
      <div data-surface="night" className="answer">
        <div role="status">
          <div className="results">
            {times.choices.map((count) => (
              <div key={count}>
                {each.choices.map((long) => {
                  const year = computeYear(record, count, long);
                  const work = `${whole.format(count)} ${times.label}, ${minutes.format(long)} ${each.label}: `;
                  const time = `${year.hours} ${hours}, ${hundredths.format(year.people)} ${people}`;
                  return (
                    // The answer is also an attribute, because page translation changes the text.
                    <div key={long} data-booking-topic={`${work}${time}, ${year.cost} ${cost}`}>
                      <p className="text-muted">
                        {work}
                        <span className="block">{time}</span>
                      </p>
                      <p className="cost">
                        <strong className={size}>{year.cost}</strong> {cost}
                      </p>
                      {relief && (
                        <p className="relief">
                          {`${relief.text} `}
                          <b>{formatMoney(Math.round((year.pay * relief.percent) / 100))}</b>
                        </p>
                      )}
                      {drawPiles(year.people)}
                    </div>
                  );
                })}
              </div>
            ))}
          </div>
          <p className="how">{how}</p>
          <PileShapes all={drawings} />
        </div>
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
      <legend>{question}</legend>
      <div {...{ [`data-${name}`]: "" }} className="choices">
        {choices.map((value, index) => (
          <label key={value}>
            <input type="radio" name={name} defaultChecked={index + 1 === first} />
            {format(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

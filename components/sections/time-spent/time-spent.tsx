import { pickSizeClass } from "@/components/art/words";
import type { TimeSpent as TimeSpentRecord } from "@/content/schema/records";
import { site } from "@/content/site";
import { formatMoney } from "@/content/words";

const wholeNumber = new Intl.NumberFormat(site.language, { maximumFractionDigits: 0 });
const minutes = new Intl.NumberFormat(site.language, { style: "unit", unit: "minute", unitDisplay: "short" });

/**
 * Computes the time and the cost of a repeated task in a year.
 *
 * @param times How many times per day the task is done.
 * @param each The duration of the task in minutes.
 */
function computeYear({ workingDays, hourly }: TimeSpentRecord, times: number, each: number) {
  const hours = (times * each * workingDays) / 60;
  return { hours: wholeNumber.format(hours), cost: formatMoney(Math.round(hours * hourly)) };
}

/**
 * The calculator of the yearly time and cost of a repeated task, on a slip with a folded corner. The result includes
 * the computation, so that visitors can check it.
 *
 * It needs no script: the page contains a result for each pair of numbers, and the style sheet shows that of the chosen
 * pair (time-spent.css). A booking link in the same section adds the result to the request, from `data-booking-topic`
 * (booking/page-links.ts).
 */
export function TimeSpent(record: TimeSpentRecord) {
  const { title, times, minutes: each, workingDays, days, hours, rate, cost } = record;
  const most = computeYear(record, Math.max(...times.choices), Math.max(...each.choices));
  const size = pickSizeClass([most.cost]);
  return (
    <div data-surface="sheet" className="time-spent folded-corner stack">
      <h3>{title}</h3>
      <Choice name="times" {...times} format={(value) => wholeNumber.format(value)} />
      <Choice name="minutes" {...each} format={(value) => minutes.format(value)} />
      <div data-surface="night" role="status" className="answer">
        {times.choices.map((count) => (
          <div key={count}>
            {each.choices.map((long) => {
              const year = computeYear(record, count, long);
              const work = [wholeNumber.format(count), times.label, "×", minutes.format(long)]
                .filter(Boolean)
                .join(" ");
              return (
                // The result is also an attribute, because page translation changes the text.
                <div key={long} data-booking-topic={`${work}: ${year.hours} ${hours}, ${year.cost} ${cost}`}>
                  <p className="cost">
                    <strong className={`numeral ${size}`}>{year.cost}</strong> {cost}
                  </p>
                  <p>{`${work} × ${wholeNumber.format(workingDays)} ${days} = ${year.hours} ${hours}, ${rate}`}</p>
                </div>
              );
            })}
          </div>
        ))}
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

import { ShortLabel } from "@/components/ui/short-label";
import { site } from "@/content/site";
import { messages, schedulePage as words } from "@/content/words";
import { Choice } from "./choice";
import { SETTINGS } from "./settings";
import { getDisplayZone } from "./state";
import { columnsFor, layOutTimes } from "./time-grid";
import { useSchedule } from "./use-schedule";
import { describeHours, describeNotice } from "./view";
import { formatSlot } from "./wording";
import { ZoneField } from "./zone-field";

const { hours } = SETTINGS;

/** The number of days and times to reserve space for until they are known. */
export interface Placeholders {
  days: number;
  times: number;
}

/** The topics of a consultation: the site's pages. In the dialog, the current page is chosen. */
export function Topics() {
  const { state, dispatch, pages } = useSchedule();
  return (
    <fieldset className="topics">
      <legend className="sr-only">{words.about}</legend>
      <p aria-hidden="true" className="w-full text-note font-semibold @lg:me-4 @lg:w-auto">
        {words.about}
      </p>
      {pages.map(({ id, topic, short, accent }) => (
        <Choice
          key={id}
          group="topic"
          value={id}
          accent={accent}
          isChosen={state.topic === id}
          onChoose={() => dispatch({ type: "choose-topic", topic: id })}
        >
          <ShortLabel label={topic} short={short} />
        </Choice>
      ))}
    </fieldset>
  );
}

/** The days on offer, from today on. Closed days are disabled. */
export function Days({ placeholders, firstWeekday }: { placeholders: number; firstWeekday: number }) {
  const { state, dispatch, wording, targets } = useSchedule();
  const { days } = state;
  const weekday = (date: number) => (new Date(date).getUTCDay() - firstWeekday + 7) % 7;
  return (
    <div className="day-leaf">
      {/* On a narrow page, the first of the steps has the same text. */}
      <h1 ref={targets.heading} tabIndex={-1} className="text-card @max-lg:sr-only @lg:pb-3">
        {words.choose}
      </h1>
      <fieldset className="picker">
        <legend className="sr-only">{words.day}</legend>
        {/* A fixed class, because the export keeps only styles of classes in the built markup. */}
        <div className={`days most-${Math.min(hours.weekdays.length, placeholders)}`}>
          {days.length === 0 && <EmptyChoices count={placeholders} />}
          {days.map(({ date, starts }, index) => (
            <Choice
              key={date}
              group="day"
              value={date}
              isChosen={state.date === date}
              isDisabled={starts.length === 0}
              isNewWeek={index > 0 && weekday(date) <= weekday(days[index - 1]?.date ?? 0)}
              onChoose={() => dispatch({ type: "choose-day", date })}
            >
              <span className="@max-lg:hidden">{wording.weekday(date)}</span>
              <span className="@lg:hidden">{wording.shortWeekday(date)}</span>{" "}
              {starts.length === 0 && <small>{messages.closed}</small>}{" "}
              <b className={starts.length === 0 ? "font-normal @max-lg:hidden" : "font-semibold tabular-nums"}>
                {wording.shortDate(date)}
              </b>
            </Choice>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** The steps from choosing a time to the firm's answer. */
export function Steps() {
  return (
    <ol className="next-steps @max-lg:-order-1">
      <li>{words.pick}</li> <li>{words.appOpens}</li>{" "}
      <li>
        {site.consultation.answer} {words.notBooked}
      </li>
    </ol>
  );
}

/** The times of the chosen day. */
export function Times({ placeholders }: { placeholders: number }) {
  const { state, deviceTime, dispatch, wording, report, targets } = useSchedule();
  const isWaiting = state.days.length === 0;
  const zone = getDisplayZone(state, hours);
  const { columns, cells } = layOutTimes(state.days, state.date, zone);
  const target = state.start ?? cells.find((start) => start !== undefined);
  // Before the script has started, this is the text for an unknown zone, to reserve its space (schedule.css).
  const notice = describeNotice(state, SETTINGS, wording, deviceTime);

  function chooseTime(start: number) {
    dispatch({ type: "choose-time", start });
    report("time-chosen");
  }

  return (
    <section aria-labelledby="chosen-day" className="times flex-col @sm:flex-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="chosen-day" className="text-card">
          <span className="@max-sm:hidden">{isWaiting ? words.day : wording.date(state.date)}</span>{" "}
          <span className="@sm:hidden">{isWaiting ? words.day : wording.dayAndShortDate(state.date)}</span>
        </h2>
        <ZoneField />
      </div>
      {notice && <p className="notice mt-1 text-note leading-tight font-semibold text-balance">{notice}</p>}
      {/* Takes space even if empty, so that the times do not move. */}
      <p className="mt-1 text-note leading-tight text-balance @max-sm:hidden @sm:min-h-5 @lg:min-h-9">
        {describeHours(state, SETTINGS, wording)}
      </p>
      <div
        role="radiogroup"
        aria-labelledby="chosen-day"
        data-columns={isWaiting ? columnsFor(placeholders) : columns}
        className="sheet isolate grid flex-1"
      >
        {isWaiting && <EmptyChoices count={placeholders} />}
        {cells.map((start, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has nothing else that identifies it
          if (start === undefined) return <span key={index} />;
          const { figures, half } = formatSlot(start, hours.minutes, zone, wording);
          return (
            <Choice
              key={start}
              group="time"
              value={start}
              isChosen={state.start === start}
              inputRef={start === target ? targets.time : undefined}
              onChoose={chooseTime}
            >
              <b>{figures}</b> {half && <small>{half}</small>}
            </Choice>
          );
        })}
      </div>
    </section>
  );
}

/** Empty choices, which reserve the space of a list. */
function EmptyChoices({ count }: { count: number }) {
  return [...Array(count).keys()].map((place) => <span key={place} className="face" />);
}

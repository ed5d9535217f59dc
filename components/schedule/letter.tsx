import { type MouseEvent, useMemo } from "react";
import { Button } from "@/components/ui/button/button";
import { Email } from "@/components/ui/email";
import { emailHeaders, letter, schedulePage as words } from "@/content/words";
import { Fields } from "./letter-fields";
import { composeRequest, formatOnBothClocks, joinTime } from "./request";
import { SETTINGS } from "./settings";
import { getDisplayZone } from "./state";
import { useSchedule } from "./use-schedule";
import { HEADINGS, keepTogether } from "./view";
import { Ways } from "./ways";
import { Arrow } from "./zone-field";

const { name, email, hours, consultation } = SETTINGS;

/**
 * The request for a chosen time, as a letter folded in three: the time, the details that the visitor can add, and the
 * topic. Below it are the ways to send it. After the request was opened, the letter is folded and the page explains the
 * next steps.
 */
export function Letter() {
  const { state, wording, page, pages, dispatch, targets, changeView } = useSchedule();
  const { start = 0, step, pageChoice, campaign, details } = state;
  const timeZone = getDisplayZone(state, hours);
  const topic = page?.topic ?? "";
  const choice = useMemo(
    () => ({ start, timeZone, topic, pageChoice, campaign, details }),
    [start, timeZone, topic, pageChoice, campaign, details],
  );
  const request = useMemo(() => composeRequest(SETTINGS, choice, wording), [choice, wording]);
  const [chosen, ours] = formatOnBothClocks(choice, SETTINGS, wording);
  const changeTime = (click: MouseEvent) => changeView(click, { type: "change-time" });
  return (
    <div className="request flex flex-col">
      <h1 ref={targets.heading} tabIndex={-1} className="py-1 text-title @sm:pt-2 @sm:pb-3 @sm:text-result">
        {HEADINGS[step]}
      </h1>
      <section
        aria-label={words.request}
        data-surface="sheet"
        className="pages flex flex-1 flex-col text-note @sm:text-small"
      >
        <div>
          <p className="text-note text-muted @max-sm:sr-only">
            {emailHeaders.to}: <Email>{email}</Email>{" "}
            <span className="block">
              {emailHeaders.subject}: <span>{request.subject}</span>
            </span>
          </p>
          <p className="mt-1.5 text-balance">
            <span className="@sm:block">{letter.hello(name)}</span> {letter.wish(consultation.minutes)}
          </p>
          <div className="when @max-sm:mt-1.5">
            <p>
              <b className="block">{`${chosen?.date},`}</b> <b>{chosen?.span}</b>,{" "}
              <span>{keepTogether(chosen?.zone ?? "")}</span>
            </p>
            {ours && <p className="ours text-note @max-sm:sr-only">{keepTogether(joinTime(ours))}</p>}
            <Button look="text" onClick={changeTime}>
              {words.change}
            </Button>
          </div>
        </div>
        <Fields />
        {/* On a phone there is room only for the time and the fields. Screen readers still get the rest. */}
        <div className="subject">
          <p className="text-balance">
            <label className="dropdown inline-flex min-h-8 max-w-full items-center gap-2 px-3 text-note">
              <span>{letter.about}: </span>
              <select
                value={state.topic}
                autoComplete="off"
                onChange={({ target }) => dispatch({ type: "choose-topic", topic: target.value })}
              >
                {pages.map((option) => (
                  <option key={option.id} value={option.id}>
                    {option.topic}
                  </option>
                ))}
              </select>
              <Arrow />
            </label>{" "}
            {pageChoice && <span>{pageChoice}</span>}{" "}
            {campaign && <span className="block text-note wrap-anywhere text-muted">{campaign}</span>}
          </p>
          <p className="text-balance @max-sm:sr-only">{letter.close}</p>
        </div>
      </section>
      {step === "passed" ? (
        <div className="mt-4">
          <Button onClick={changeTime}>{words.another}</Button>
        </div>
      ) : (
        <Ways request={request} />
      )}
    </div>
  );
}

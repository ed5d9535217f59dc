import { type MouseEvent, type Ref, useMemo } from "react";
import { Button } from "@/components/ui/button/button";
import { Email } from "@/components/ui/email";
import { emailHeaders, letter, schedulePage as words } from "@/content/words";
import { AfterSending } from "./after-sending";
import { Fields } from "./letter-fields";
import { composeRequest, describeOrigin, formatOnBothClocks, joinTime } from "./request";
import { SETTINGS } from "./settings";
import { zoneShown } from "./state";
import { useSchedule } from "./use-schedule";
import { HEADINGS, keepTogether } from "./view";
import { Ways } from "./ways";

const { name, email, hours, consultation } = SETTINGS;

/**
 * The request for a chosen time, as a letter folded in three: the time, the details that the visitor can add, and the
 * topic. Below it are the ways to send it. After the request was opened, the letter is folded and the page explains the
 * next steps.
 */
export function Letter({
  heading,
  emailLink,
  onChangeTime,
}: {
  heading: Ref<HTMLHeadingElement>;
  emailLink: Ref<HTMLAnchorElement>;
  onChangeTime: (event: MouseEvent) => void;
}) {
  const { state, wording, page, pages, dispatch } = useSchedule();
  const { start = 0, step, asked, cameFrom, details } = state;
  const timeZone = zoneShown(state, hours);
  const topic = page?.topic ?? "";
  const choice = useMemo(
    () => ({ start, timeZone, topic, asked, cameFrom, details }),
    [start, timeZone, topic, asked, cameFrom, details],
  );
  const request = useMemo(() => composeRequest(SETTINGS, choice, wording), [choice, wording]);
  const [chosen, ours] = formatOnBothClocks(choice, SETTINGS, wording);
  const origin = describeOrigin(cameFrom);
  return (
    <div className="request">
      <h1 ref={heading} tabIndex={-1}>
        {HEADINGS[step]}
      </h1>
      <section aria-label={words.request} data-surface="sheet" className="pages">
        <div>
          <p className="to">
            {emailHeaders.to}: <Email>{email}</Email>{" "}
            <span>
              {emailHeaders.subject}: <span>{request.subject}</span>
            </span>
          </p>
          <p className="wish">
            <span>{letter.hello(name)}</span> {letter.wish(consultation.minutes)}
          </p>
          <div className="when">
            <p>
              <b>{`${chosen?.date},`}</b> <b>{chosen?.span}</b>, <span>{keepTogether(chosen?.zone ?? "")}</span>
            </p>
            {ours && <p className="ours">{keepTogether(joinTime(ours))}</p>}
            <Button look="text" onClick={onChangeTime}>
              {words.change}
            </Button>
          </div>
        </div>
        <Fields />
        <div className="subject">
          <p>
            <label className="dropdown">
              <span>{letter.about}: </span>
              <b>{topic}</b>
              <svg viewBox="0 0 12 8" aria-hidden="true">
                <path d="M1 1l5 5 5-5" />
              </svg>
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
            </label>{" "}
            {asked && <span>{asked}</span>} {origin && <span className="came-from">{origin}</span>}
          </p>
          <p className="close">{letter.close}</p>
        </div>
      </section>
      {step === "passed" ? (
        <div className="again">
          <Button onClick={onChangeTime}>{words.another}</Button>
        </div>
      ) : (
        <>
          {step === "sent" && <AfterSending />}
          <Ways request={request} emailLink={emailLink} />
        </>
      )}
    </div>
  );
}

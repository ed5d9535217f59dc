import { type MouseEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button, ButtonLink } from "@/components/ui/button/button";
import { site } from "@/content/site";
import { messages, schedulePage as words } from "@/content/words";
import { calendarFile, calendarLinks } from "./calendar-file";
import { draftAddress, EMAIL_APP, GMAIL, OUTLOOK } from "./mail-ways";
import { NewTab } from "./new-tab";
import { downloadFromPage } from "./page-around";
import { asText, type BookingRequest } from "./request";
import { SETTINGS } from "./settings";
import { useSchedule } from "./use-schedule";
import { MINUTE } from "./zones";

const { email, consultation } = site;
const FILE_NAME = `${(consultation.subject.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["consultation"]).join("-")}.ics`;

/**
 * The ways to send the request: a button, and links for visitors without a mail program. After the request was opened,
 * the next steps are above them.
 */
export function Ways({ request }: { request: BookingRequest }) {
  const { state, dispatch, report, announce, targets } = useSchedule();
  const text = asText(email, request);
  /** The text that was copied, or that the browser refused to copy. */
  const [copied, setCopied] = useState<{ text: string; isRefused: boolean }>();
  const field = useRef<HTMLTextAreaElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const [app, gmail, outlook] = useMemo(
    () => [EMAIL_APP, GMAIL, OUTLOOK].map((way) => draftAddress(way, email, request)),
    [request],
  );
  const isSent = state.step === "sent";
  const latest = copied?.text === text ? copied : undefined;

  function open(event: MouseEvent) {
    // The time may have passed since the page rendered the button. Then no email opens, and the page shows a message.
    if ((state.start ?? 0) <= Date.now() + state.clockError) event.preventDefault();
    else report("request-opened");
    dispatch({ type: "send" });
  }

  async function copy() {
    // Over http, `clipboard` is undefined.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject();
    const isRefused = await writing.then(
      () => false,
      () => true,
    );
    flushSync(() => setCopied({ text, isRefused }));
    announce(isRefused ? words.refused : words.copied);
    field.current?.focus({ preventScroll: true });
    field.current?.select();
    refusal.current?.scrollIntoView({ block: "center" });
  }

  return (
    <>
      {isSent && <NextSteps />}
      {isSent && [app, gmail, outlook].some((way) => way?.isShortened) && (
        <p className="mt-2 text-note">{messages.shortened}</p>
      )}
      <div className="send mt-5 grid items-center text-note">
        <ButtonLink
          ref={targets.emailLink}
          href={app?.href}
          target="_top"
          look={isSent ? "outline" : "solid"}
          onClick={open}
        >
          {words.openEmail}
        </ButtonLink>{" "}
        {!isSent && <p className="answer">{consultation.answer}</p>}
        <div className="otherwise">
          <span>{words.noEmail}</span>
          <div className="choices">
            <NewTab href={gmail?.href ?? ""} onClick={open}>
              {words.gmail}
            </NewTab>
            <NewTab href={outlook?.href ?? ""} onClick={open}>
              {words.outlook}
            </NewTab>
            <Button look="text" onClick={() => void copy()}>
              {latest ? (latest.isRefused ? words.notCopied : words.copied) : words.copy}
            </Button>
          </div>
        </div>
      </div>
      {latest?.isRefused && (
        <div ref={refusal} className="mt-2 text-note">
          <p className="font-semibold">{words.refused}</p>
          <textarea
            className="mt-2 w-full resize-none border p-3 text-body"
            ref={field}
            aria-label={words.request}
            value={text}
            readOnly
            rows={14}
          />
        </div>
      )}
    </>
  );
}

/** The next steps after the request was opened, with ways to add the time to the visitor's calendar. */
function NextSteps() {
  const { state, deviceTime } = useSchedule();
  const { id, sequence } = state.event;
  const { start = 0 } = state;
  const event = { ...SETTINGS.event, start, end: start + consultation.minutes * MINUTE };
  const { google, outlook } = calendarLinks(event);
  const download = (click: MouseEvent<HTMLAnchorElement>) => {
    click.preventDefault();
    downloadFromPage(click.currentTarget);
  };

  return (
    <ol className="numbered mt-5 flex-1 text-body">
      <li>{words.opened}</li>
      <li>
        {consultation.answer} {words.ifTaken}
      </li>
      <li>
        <div className="flex flex-wrap items-center gap-x-6">
          {words.hold}
          <div className="choices -my-1.5">
            <ButtonLink
              href={calendarFile({ ...event, id, sequence, stamp: deviceTime + state.clockError })}
              download={FILE_NAME}
              look="text"
              onClick={download}
            >
              {words.file}
            </ButtonLink>{" "}
            <NewTab href={google}>{words.googleCalendar}</NewTab>{" "}
            <NewTab href={outlook}>{words.outlookCalendar}</NewTab>
          </div>
        </div>
      </li>
    </ol>
  );
}

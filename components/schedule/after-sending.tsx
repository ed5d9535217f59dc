import type { MouseEvent } from "react";
import { ButtonLink } from "@/components/ui/button/button";
import { site } from "@/content/site";
import { schedulePage as words } from "@/content/words";
import { calendarFile, calendarLinks } from "./calendar-file";
import { NewTab } from "./new-tab";
import { downloadFromPage } from "./page-around";
import { SETTINGS } from "./settings";
import { useSchedule } from "./use-schedule";
import { MINUTE } from "./zones";

const { minutes, subject, answer } = site.consultation;
const FILE_NAME = `${(subject.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["consultation"]).join("-")}.ics`;

/** The steps after the request was opened, with the ways to keep the time free in the visitor's calendar. */
export function AfterSending() {
  const { state, deviceTime } = useSchedule();
  const { id, sequence } = state.event;
  const { start = 0 } = state;
  const event = { ...SETTINGS.event, start, end: start + minutes * MINUTE };
  const { google, outlook } = calendarLinks(event);
  const download = (click: MouseEvent<HTMLAnchorElement>) => {
    click.preventDefault();
    downloadFromPage(click.currentTarget);
  };

  return (
    <ol className="numbered mt-5 flex-1 text-body">
      <li>{words.opened}</li>
      <li>
        {answer} {words.ifTaken}
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

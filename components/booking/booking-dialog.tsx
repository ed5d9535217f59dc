"use client";

import { Fragment, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { mailto, openRequest } from "@/components/schedule/request";
import { hoursInWords, openIn, wordingIn } from "@/components/schedule/wording";
import { ownZone } from "@/components/schedule/zones";
import { Dialog } from "@/components/ui/dialog";
import { LINK } from "@/components/ui/link";
import { site } from "@/content/site";
import { dialog, instead } from "@/content/words";
import { phoneAddress } from "@/lib/phone";
import { type Booking, startBooking } from "./booking";
import { CALENDAR_SANDBOX, calendarUrl } from "./calendar";

/** Shown where the calendar did not load. */
const FAILED = "group-data-[answer=failed]:grid";

/** One a page, however often React runs the effect below: in development it does so twice. */
let started: Booking | undefined;

/**
 * The place of a page's booking dialog, which is empty until it opens. Where Next's own client runs (`next dev`, a plain
 * `next build`), this starts booking too; in an exported page layout/page-script.ts has done so.
 */
export function BookingDialog() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    started ??= startBooking();
    started.drawWith((shown) => (shown ? setOpen(true) : flushSync(() => setOpen(false))));
  }, []);
  // The dialog shows the hours where its calendar fails. Formatting them in its script would cost 0.5 kB.
  const hours = hoursInWords(site.workingHours, site.language);
  return (
    <div data-booking-place="" data-hours={hours}>
      {open && <CalendarDialog />}
    </div>
  );
}

/** `2:00–10:00 PM, London time`, on a line of its own: the firm's hours on the visitor's clock; empty where that is theirs. */
function hoursHere(): string {
  const zone = ownZone() ?? site.workingHours.timeZone;
  if (zone === site.workingHours.timeZone) return "";
  return `\n${openIn(zone, Date.now(), site.workingHours, wordingIn(site.language))}`;
}

/**
 * The dialog itself: the specified title and text, the calendar in a frame of 600 px, and always below it the same
 * calendar in a new tab, the email address and the telephone. A calendar of another origin that fails looks like one that
 * loads (`load` fires for a refused or broken page too), so those never depend on what the frame did. On a phone they
 * stand alone, in few words and without the sentence around them: the room is the calendar's. Where it is known to have
 * failed, they take that room, each on a leaf of a letter.
 */
export function CalendarDialog() {
  const { title, text, minutes, answer } = site.consultation;
  const [hours, setHours] = useState<string>();
  useEffect(() => {
    const said = document.querySelector<HTMLElement>("[data-hours]")?.dataset.hours;
    setHours(said && said + hoursHere());
  }, []);
  // A copy of what the page has of its host, for the same reason.
  const host = useRef<HTMLSpanElement>(null);
  useEffect(() => host.current?.replaceChildren(document.querySelector("[data-host]")?.cloneNode(true) ?? ""), []);
  const [write, call, open, end] = dialog.otherWays;
  const [email, phone] = dialog.ways;
  const ways = [
    {
      before: write,
      word: email,
      words: site.email,
      note: `${instead.nameTimes} ${answer ?? ""}`,
      href: mailto(site.email, openRequest(site)),
    },
    { before: call, word: phone, words: site.phone, note: hours, href: phoneAddress(site.phone) },
    {
      before: open,
      words: dialog.newTab,
      note: dialog.mayLoad,
      href: calendarUrl,
      target: "_blank",
      rel: "noopener",
    },
  ];
  return (
    <Dialog title={title} description={text} closeLabel={dialog.close}>
      {/* booking.ts says in data-answer what the frame has done, and what there is to say of that shows. */}
      <div
        data-answer="waiting"
        className="group peer relative h-[600px] flex-none overflow-clip border-t border-hairline bg-paper data-[answer=failed]:bg-accent-tint data-[answer=failed]:[box-shadow:0_4rem_var(--accent-tint)]"
      >
        <div className="pointer-events-none relative z-1 flex h-[min(100%,90dvh-6.5rem)] min-h-fit flex-col">
          <p
            role="status"
            className="px-[16px] py-3 text-small text-balance group-data-[answer=late]:bg-accent-tint sm:items-center sm:justify-between sm:px-[24px] sm:group-data-[answer=failed]:flex min-[65.5rem]:px-[32px] group-data-[answer=failed]:lg:pr-[clamp(1.5rem,3vw,42px)]"
          >
            <span className="hidden group-data-[answer=waiting]:inline">{dialog.loading}</span>
            <span className="hidden group-data-[answer=late]:inline">{dialog.late}</span>
            <span className={`hidden gap-1.5 text-[clamp(0.9375rem,0.7rem+0.8vw,20px)]/[1.35] ${FAILED}`}>
              <b className="pt-[min(1vw,16px)] font-display text-[clamp(1.5rem,0.9rem+2.4vw,42px)]/[1.1] tracking-tight">
                {dialog.failed}
              </b>{" "}
              {dialog.instead(minutes)}{" "}
            </span>
            <button
              type="button"
              data-booking-again=""
              className={`pointer-events-auto hidden max-sm:mt-1.5 flex-none min-h-9 place-content-center border-[1.5px] px-4 text-[1rem] font-semibold text-accent-text hover:bg-paper sm:min-h-11 ${FAILED}`}
            >
              {dialog.again}
            </button>
          </p>
          <ul className={`ways hidden flex-1 pointer-events-auto ${FAILED}`}>
            {ways.map(({ before, word, words, note, ...link }, place) => (
              <li
                key={words}
                data-surface={place ? "sheet" : "accent"}
                className={`relative grid content-center gap-x-8 gap-y-1 not-first:border-t border-rule text-note/[1.4] text-balance sm:text-[1rem]/[1.4] lg:grid-cols-[3fr_2fr] lg:items-center ${place % 2 ? "leaf-left" : "leaf-right"}`}
              >
                <a
                  {...link}
                  className={`${LINK} font-display text-[clamp(0.875rem,0.5rem+2.6vw,36px)]/[1.15] wrap-anywhere after:absolute after:inset-0`}
                >
                  {word && <span className="sr-only">{word} </span>}
                  {words}
                </a>{" "}
                <span className="whitespace-pre-line">
                  {!place && <span ref={host} className="block not-empty:mb-3 not-empty:mt-1" />}
                  {note}
                </span>
              </li>
            ))}
          </ul>
        </div>
        {/* A pixel wider than its place, which cuts it: it would end before an edge that lies between two pixels. */}
        <iframe
          src={calendarUrl}
          title={title}
          sandbox={site.bookingUrl ? CALENDAR_SANDBOX : undefined}
          className="absolute inset-0 h-[600px] w-[calc(100%+1px)] group-data-[answer=failed]:invisible"
        />
      </div>
      {/* Above a keyboard there is no room for it and the head: it then comes after the calendar. */}
      <p className="peer-data-[answer=failed]:invisible sticky bottom-0 z-1 border-t border-hairline bg-paper px-[16px] py-1.5 text-note wrap-anywhere max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-3 max-sm:[box-shadow:0_-.5rem_.75rem_-.5rem_oklch(0_0_0/.35)] max-sm:text-[clamp(0.75rem,3.6vw,0.8125rem)]/6 sm:px-[24px] min-[65.5rem]:px-[32px] [@media(height<20rem)]:static">
        {ways.map(({ before, word, words, note, ...link }) => (
          <Fragment key={words}>
            <span className="max-sm:hidden">{before}</span>
            <a {...link} className={LINK}>
              {word && <span className="sm:hidden">{word} </span>}
              <span className={word && "max-sm:sr-only"}>{words}</span>
            </a>
          </Fragment>
        ))}
        <span className="max-sm:hidden">{end}</span>
      </p>
    </Dialog>
  );
}

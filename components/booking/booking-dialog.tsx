"use client";

import { Fragment, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { mailto, openRequest } from "@/components/schedule/request";
import { openIn, wordingIn } from "@/components/schedule/wording";
import { ownZone } from "@/components/schedule/zones";
import { Dialog } from "@/components/ui/dialog";
import { LINK } from "@/components/ui/link";
import { site } from "@/content/site";
import { dialog, instead } from "@/content/words";
import { phoneAddress } from "@/lib/phone";
import { type Booking, startBooking } from "./booking";
import { calendarUrl, FOREIGN_FRAME } from "./calendar";

/** Shows an element only when the calendar did not load. */
const SHOW_IF_FAILED = "group-data-[answer=failed]:grid";

/** One per page, however often React runs the effect below: in development it does so twice. */
let booking: Booking | undefined;

/**
 * The root of a page's booking dialog, empty until it opens. With Next's own client (`next dev`, a plain `next build`), it
 * also starts booking; in an exported page layout/page-script.ts does.
 *
 * @param props.hours See CalendarDialog, to which mount.tsx hands it by the attribute.
 */
export function BookingDialog({ hours }: { hours: string }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    booking ??= startBooking();
    booking.setRenderer((shouldOpen) => (shouldOpen ? setOpen(true) : flushSync(() => setOpen(false))));
  }, []);
  return (
    <div data-booking-place="" data-hours={hours}>
      {isOpen && <CalendarDialog hours={hours} />}
    </div>
  );
}

/** The firm's hours on the visitor's clock, as `2:00–10:00 PM, London time`; empty where that is the firm's own. */
function hoursHere(): string {
  const zone = ownZone() ?? site.workingHours.timeZone;
  if (zone === site.workingHours.timeZone) return "";
  return openIn(zone, Date.now(), site.workingHours, wordingIn(site.language));
}

/**
 * The dialog itself: the specified title and text, the calendar in a frame of 600 px, and always below it the same
 * calendar in a new tab, the email address and the telephone. A frame of another origin that fails looks like one that
 * has loaded (`load` fires for a refused or broken page too), so these ways never depend on the frame. On a phone they
 * are shortened to leave room for the calendar. Where the calendar is known to have failed, they take its place.
 *
 * @param props.hours The firm's hours in its own time zone, in words. Formatting them here would add half a kilobyte of
 *   script.
 */
export function CalendarDialog({ hours }: { hours: string | undefined }) {
  const { title, text, minutes, answer } = site.consultation;
  const [visitorHours, setVisitorHours] = useState("");
  // After the first rendering, which has to match the markup of the build.
  useEffect(() => setVisitorHours(hoursHere()), []);
  // Copied from the page, so that the script needs no portraits.
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
    {
      before: call,
      word: phone,
      words: site.phone,
      note: [hours, visitorHours].filter(Boolean).join("\n"),
      href: phoneAddress(site.phone),
    },
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
      {/* calendar-frame.ts sets data-answer, which shows the words for it. */}
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
            <span className={`hidden gap-1.5 text-[clamp(0.9375rem,0.7rem+0.8vw,20px)]/[1.35] ${SHOW_IF_FAILED}`}>
              <b className="pt-[min(1vw,16px)] font-display text-[clamp(1.5rem,0.9rem+2.4vw,42px)]/[1.1] tracking-tight">
                {dialog.failed}
              </b>{" "}
              {dialog.instead(minutes)}{" "}
            </span>
            <button
              type="button"
              data-booking-again=""
              className={`pointer-events-auto hidden max-sm:mt-1.5 flex-none min-h-9 place-content-center border-[1.5px] px-4 text-[1rem] font-semibold text-accent-text hover:bg-paper sm:min-h-11 ${SHOW_IF_FAILED}`}
            >
              {dialog.again}
            </button>
          </p>
          <ul className={`ways hidden flex-1 pointer-events-auto ${SHOW_IF_FAILED}`}>
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
        {/* One pixel wider than its box, which clips it: the box may end between two pixels. */}
        <iframe
          src={calendarUrl}
          title={title}
          {...(site.bookingUrl && FOREIGN_FRAME)}
          className="absolute inset-0 h-[600px] w-[calc(100%+1px)] group-data-[answer=failed]:invisible"
        />
      </div>
      {/* Above an on-screen keyboard there is no room for it: it then comes after the calendar. */}
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

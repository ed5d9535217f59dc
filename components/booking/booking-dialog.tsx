"use client";

import { Fragment, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Dialog } from "@/components/ui/dialog";
import { LINK } from "@/components/ui/link";
import { site } from "@/content/site";
import { dialog } from "@/content/words";
import { phoneAddress } from "@/lib/phone";
import { type Booking, startBooking } from "./booking";
import { CALENDAR_SANDBOX, calendarUrl } from "./calendar";

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
  return <div data-booking-place="">{open && <CalendarDialog />}</div>;
}

/**
 * The dialog itself: the specified title and text, the calendar in a frame of 600 px, and always below it the same
 * calendar in a new tab, the email address and the telephone. A calendar of another origin that fails looks like one that
 * loads (`load` fires for a refused or broken page too), so those never depend on what the frame did. On a phone they
 * stand alone, in few words and without the sentence around them: the room is the calendar's.
 */
export function CalendarDialog() {
  const { title, text } = site.consultation;
  const [write, call, open, end] = dialog.otherWays;
  const [email, phone] = dialog.ways;
  return (
    <Dialog title={title} description={text} closeLabel={dialog.close}>
      {/* booking.ts says in data-answer what the frame has done, and the sentence for it shows. */}
      <div
        data-answer="waiting"
        className="group relative h-[600px] flex-none overflow-clip border-t border-hairline bg-paper"
      >
        <p
          role="status"
          className="pointer-events-none absolute inset-x-0 top-0 z-1 flex justify-center p-4 text-center text-small text-ink-soft group-data-[answer=failed]:bg-accent-tint group-data-[answer=failed]:text-ink group-data-[answer=late]:bg-accent-tint group-data-[answer=late]:text-ink"
        >
          <span className="hidden group-data-[answer=waiting]:inline">{dialog.loading}</span>
          <span className="hidden group-data-[answer=late]:inline">{dialog.late}</span>
          <span className="hidden group-data-[answer=failed]:inline">{dialog.failed}</span>
        </p>
        {/* A pixel wider than its place, which cuts it: it would end before an edge that lies between two pixels. */}
        <iframe
          src={calendarUrl}
          title={title}
          sandbox={site.bookingUrl ? CALENDAR_SANDBOX : undefined}
          className="absolute inset-0 h-[600px] w-[calc(100%+1px)] group-data-[answer=failed]:invisible"
        />
      </div>
      {/* Above a keyboard there is no room for it and the head: it then comes after the calendar. */}
      <p className="sticky bottom-0 z-1 border-t border-hairline bg-paper px-[16px] py-1.5 text-note wrap-anywhere max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-3 max-sm:[box-shadow:0_-.5rem_.75rem_-.5rem_oklch(0_0_0/.35)] max-sm:text-[clamp(0.75rem,3.6vw,0.8125rem)]/6 sm:px-[24px] min-[65.5rem]:px-[32px] [@media(height<20rem)]:static">
        {[
          { before: write, word: email, words: site.email, href: `mailto:${site.email}` },
          { before: call, word: phone, words: site.phone, href: phoneAddress(site.phone) },
          { before: open, words: dialog.newTab, href: calendarUrl, target: "_blank", rel: "noopener" },
        ].map(({ before, word, words, ...link }) => (
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

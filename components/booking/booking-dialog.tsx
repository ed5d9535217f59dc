"use client";

import { useSyncExternalStore } from "react";
import { Dialog } from "@/components/ui/dialog";
import { site } from "@/content/site";
import { dialog } from "@/content/words";
import { phoneAddress } from "@/lib/phone";
import type { Booking } from "./booking";
import { CALENDAR_SANDBOX, calendarUrl } from "./calendar";

/**
 * The booking dialog: the specified title and text, the calendar in a frame of 600 px, and always below it the same
 * calendar in a new tab, the email address and the telephone. A frame that fails looks like one that loads (`load` fires
 * for a refused or broken page too), so those never depend on what the frame did.
 *
 * Rendered on its own, without a page, it is open: the export puts that markup into the pages.
 */
export function BookingDialog({ booking }: { booking: Booking }) {
  const open = useSyncExternalStore(booking.subscribe, booking.isOpen, booking.isOpen);
  const { title, text } = site.consultation;
  const [ask, write, call, end] = dialog.otherWays;
  return (
    <Dialog
      open={open}
      onClose={booking.close}
      onClosed={booking.returnFocus}
      title={title}
      description={text}
      closeLabel={dialog.close}
    >
      {/* booking.ts says in data-answer what the frame has done; app/dialog.css shows the sentence for it. */}
      <div className="calendar" data-answer="waiting">
        <p className="calendar-note" role="status">
          <span data-when="waiting">{dialog.loading}</span>
          <span data-when="late">{dialog.late}</span>
        </p>
        <iframe src={calendarUrl} title={title} sandbox={site.bookingUrl ? CALENDAR_SANDBOX : undefined} />
      </div>
      <p className="dialog-foot">
        {ask}
        <a href={calendarUrl} target="_blank" rel="noopener">
          {dialog.newTab}
        </a>
        {write}
        <a href={`mailto:${site.email}`}>{site.email}</a>
        {call}
        <a className="whitespace-nowrap" href={phoneAddress(site.phone)}>
          {site.phone}
        </a>
        {end}
      </p>
    </Dialog>
  );
}

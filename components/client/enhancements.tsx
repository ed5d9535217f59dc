"use client";

import { useEffect, useState } from "react";
import { type Booking, startBooking } from "@/components/booking/booking";
import { BookingDialog } from "@/components/booking/booking-dialog";
import { Tooltips } from "@/components/ui/tooltip";
import { startCurrentSection } from "./current-section";
import { startMenu } from "./menu";

/** One a page, however often React runs the effect below: in development it does so twice. */
let started: Booking | undefined;

/**
 * All client behavior of a page, as Next serves it in development or from a plain `next build`. It works on the HTML
 * that is there, which is why the export can leave Next's scripts out and start the same parts later and lighter
 * (inline.ts). What it renders before anything is opened is the empty place for the dialog.
 */
export function Enhancements() {
  const [booking, setBooking] = useState<Booking>();
  useEffect(() => {
    startMenu();
    startCurrentSection();
    started ??= startBooking();
    setBooking(started);
  }, []);
  useEffect(() => booking?.drawnByReact(true), [booking]);
  return (
    <>
      <div data-booking-place="">{booking && <BookingDialog booking={booking} />}</div>
      <Tooltips />
    </>
  );
}

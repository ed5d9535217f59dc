"use client";

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { mailto } from "@/components/schedule/mail-ways";
import { openRequest } from "@/components/schedule/request";
import { createWording, formatHoursInZone } from "@/components/schedule/wording";
import { ownZone } from "@/components/schedule/zones";
import { Dialog } from "@/components/ui/dialog";
import { Email } from "@/components/ui/email";
import { site } from "@/content/site";
import { dialog, instead } from "@/content/words";
import { phoneAddress } from "@/lib/phone";
import { splitSlots } from "@/lib/slots";
import { type Booking, startBooking } from "./booking";
import { calendarUrl, FOREIGN_FRAME } from "./calendar";
import { type CalendarSettings, prepareCalendar } from "./calendar-address";

/** A way to book without the calendar in the frame. */
interface Way {
  label: string;
  /** Replaces the label in narrow dialogs. */
  shortLabel?: string;
  note: string | undefined;
  link: { href: string; target?: string; rel?: string };
}

/** The page's booking. It is created only once, although React runs the effect below twice in development. */
let booking: Booking | undefined;

/**
 * The root of a page's booking dialog, which is empty until the dialog opens. With Next's own client (`next dev`, or
 * `next build` without the export) it also starts booking; in an exported page, layout/page-script.ts does that.
 *
 * @param props.hours The firm's hours, for CalendarDialog. mount.tsx reads them from the attribute.
 * @param props.settings How the calendar receives the data of the visit (calendar-settings.ts).
 * @param props.host The person who will speak with the visitor. The element is hidden beside the root and copied into
 *   the open dialog, so that the script contains no portraits.
 */
export function BookingDialog({
  hours,
  settings,
  host,
}: {
  hours: string;
  settings: CalendarSettings | undefined;
  host: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    booking ??= startBooking();
    booking.setRenderer((shouldOpen) => (shouldOpen ? setOpen(true) : flushSync(() => setOpen(false))));
  }, []);
  useLayoutEffect(() => {
    if (isOpen && root.current) prepareCalendar(root.current, root.current);
  }, [isOpen]);
  return (
    <>
      <div ref={root} data-booking-root="" data-hours={hours} data-calendar={settings && JSON.stringify(settings)}>
        {isOpen && <CalendarDialog hours={hours} />}
      </div>
      <div data-booking-host="" hidden>
        {host}
      </div>
    </>
  );
}

/**
 * Returns the firm's hours on the visitor's clock, as `2:00–10:00 PM, London time`. Empty if the visitor is in the
 * firm's time zone.
 */
function hoursHere(): string {
  const zone = ownZone() ?? site.workingHours.timeZone;
  if (zone === site.workingHours.timeZone) return "";
  return formatHoursInZone(zone, Date.now(), site.workingHours, createWording(site.language));
}

/**
 * The booking dialog: a title and text, and the calendar in a frame of 600 px. Below the calendar are three other ways
 * to book: the same calendar in a new tab, the email address and the telephone number.
 *
 * A page cannot detect whether a frame of another origin has failed, because `load` also fires for a refused or broken
 * page. So these ways are always shown. On a phone they are shortened to leave room for the calendar. If the calendar
 * is known to have failed, they replace it.
 *
 * @param props.hours The formatted hours of the firm in its own time zone. Formatting them here would add half a
 *   kilobyte to the script.
 */
export function CalendarDialog({ hours }: { hours: string | undefined }) {
  const { title, text, minutes, answer } = site.consultation;
  const [visitorHours, setVisitorHours] = useState("");
  // The first render has to match the prerendered markup, so the visitor's hours are set afterward.
  useEffect(() => setVisitorHours(hoursHere()), []);
  const host = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const kept = document.querySelector("[data-booking-host]");
    host.current?.replaceChildren(...(kept?.cloneNode(true).childNodes ?? []));
  }, []);
  const ways: Record<"email" | "phone" | "newTab", Way> = {
    email: {
      label: site.email,
      shortLabel: dialog.shortWays.email,
      note: `${instead.nameTimes} ${answer ?? ""}`,
      link: { href: mailto(site.email, openRequest(site)) },
    },
    phone: {
      label: site.phone,
      shortLabel: dialog.shortWays.phone,
      note: [hours, visitorHours].filter(Boolean).join("\n"),
      link: { href: phoneAddress(site.phone) },
    },
    newTab: {
      label: dialog.newTab,
      note: dialog.mayLoad,
      link: { href: calendarUrl, target: "_blank", rel: "noopener" },
    },
  };
  return (
    <Dialog title={title} description={text} closeLabel={dialog.close}>
      {/* calendar-frame.ts sets data-calendar-state. booking-dialog.css shows the text for each state. */}
      <div data-calendar-state="waiting" className="calendar">
        <div className="calendar-note">
          <p role="status">
            <span className="if-waiting">{dialog.loading}</span>
            <span className="if-late">{dialog.late}</span>
            <span className="if-failed">
              <b>{dialog.failed}</b> {dialog.instead(minutes)}{" "}
            </span>
            <span className="if-booked">
              <b>{dialog.booked}</b> {dialog.bookedNext}
            </span>
            <button type="button" data-booking-again="" className="if-failed">
              {dialog.again}
            </button>
          </p>
          <ul className="ways if-failed">
            {Object.entries(ways).map(([id, { label, shortLabel, note, link }], index) => (
              <li key={id} data-surface={index === 0 ? "accent" : "sheet"}>
                <a {...link} className="link">
                  {shortLabel && <span className="sr-only">{shortLabel} </span>}
                  {id === "email" ? <Email>{label}</Email> : label}
                </a>{" "}
                <span>
                  {index === 0 && <span ref={host} />}
                  {note}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <iframe src={calendarUrl} title={title} {...(site.bookingUrl && FOREIGN_FRAME)} />
      </div>
      <p className="other-ways">
        {splitSlots(dialog.otherWays, ways).map(({ text, slot }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change order
          if (!slot) return <span key={index}>{text}</span>;
          const { label, shortLabel, link } = slot;
          return (
            <a key={label} {...link} className="link">
              {shortLabel && <span className="short">{shortLabel} </span>}
              <span className={shortLabel && "full"}>{label}</span>
            </a>
          );
        })}
      </p>
    </Dialog>
  );
}

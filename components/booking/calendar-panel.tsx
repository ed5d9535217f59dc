import { useCallback, useEffect, useRef, useState } from "react";
import { mailto } from "@/components/schedule/mail-ways";
import { composeRequestWithoutTime } from "@/components/schedule/request";
import { createWording, formatHoursInZone } from "@/components/schedule/wording";
import { detectZone } from "@/components/schedule/zones";
import { Email } from "@/components/ui/email";
import type { IslandContent } from "@/components/ui/island";
import { site } from "@/content/site";
import { dialog, withoutCalendar } from "@/content/words";
import { phoneAddress } from "@/lib/phone";
import { splitSlots } from "@/lib/slots";
import { calendarUrl, FOREIGN_FRAME } from "./calendar";
import { type CalendarSettings, calendarAddresses } from "./calendar-address";
import { useCalendarFrame } from "./use-calendar-frame";

/** A way to book without the calendar in the frame. */
interface Way {
  label: string;
  /** Replaces the label in narrow dialogs. */
  shortLabel?: string;
  note: string | undefined;
  link: { href: string; target?: string; rel?: string };
}

/** The ways to book beside the calendar in the frame: in a new tab, by email, by phone. */
function waysToBook(hours: string, visitorHours: string, address: string): Record<"email" | "phone" | "newTab", Way> {
  return {
    email: {
      label: site.email,
      shortLabel: dialog.shortWays.email,
      note: `${withoutCalendar.nameTimes} ${site.consultation.answer ?? ""}`,
      link: { href: mailto(site.email, composeRequestWithoutTime(site)) },
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
      link: { href: address, target: "_blank", rel: "noopener" },
    },
  };
}

/**
 * Returns the firm's hours on the visitor's clock, as `2:00–10:00 PM, London time`. Empty if the visitor is in the
 * firm's time zone.
 */
function formatLocalHours(): string {
  const zone = detectZone() ?? site.workingHours.timeZone;
  if (zone === site.workingHours.timeZone) return "";
  return formatHoursInZone(zone, Date.now(), site.workingHours, createWording(site.language));
}

/**
 * The content of the booking dialog: the calendar in a frame of 600 px. Below the calendar are three other ways to book:
 * the same calendar in a new tab, the email address and the telephone number.
 *
 * A page cannot detect whether a frame of another origin has failed, because `load` also fires for a refused or broken
 * page. So these ways are always shown, shortened on a phone to leave room for the calendar. If the page detects a
 * failure, they replace the calendar.
 *
 * @param props.settings How the calendar receives the campaign and the subject.
 * @param props.topic The subject of the booking link. The site's own scheduling page reads it from the page around its
 *   frame.
 * @param props.hours The formatted hours of the firm in its own time zone.
 * @param props.host The person who will speak with the visitor.
 */
export function CalendarPanel({
  settings,
  topic,
  hours,
  host,
}: {
  settings: CalendarSettings | undefined;
  topic: string | undefined;
  hours: string;
  host: IslandContent;
}) {
  const { title, minutes } = site.consultation;
  const panel = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  // Shows the text of the new state. On a phone, the visitor may have scrolled past it.
  const scrollUp = useCallback(() => panel.current?.parentElement?.scrollTo(0, 0), []);
  const { state, handleLoad, reload } = useCalendarFrame(frame, scrollUp);
  const isPainted = useIsPainted();
  const [addresses] = useState(() => calendarAddresses(calendarUrl, settings, topic));
  // Deferred, because formatting would delay the dialog.
  const ways = waysToBook(hours, state === "failed" ? formatLocalHours() : "", addresses.linked);
  return (
    <>
      <div ref={panel} data-calendar-state={state} data-topic={topic} className="calendar">
        <div className="calendar-note stack">
          <p role="status">
            {state === "waiting" && <span>{dialog.loading}</span>}
            {state === "late" && <span>{dialog.late}</span>}
            {state === "failed" && (
              <span>
                <b>{dialog.failed}</b> <span>{dialog.instead(minutes)}</span>
              </span>
            )}
            {state === "booked" && (
              <span>
                <b>{dialog.booked}</b> <span>{dialog.bookedNext}</span>
              </span>
            )}
            {state === "failed" && (
              <button type="button" onClick={reload}>
                {dialog.again}
              </button>
            )}
          </p>
          {state === "failed" && (
            <ul className="ways stack">
              {Object.entries(ways).map(([id, { label, shortLabel, note, link }], index) => (
                <li key={id} data-surface={index === 0 ? "accent" : "sheet"}>
                  <a {...link} className="link">
                    {shortLabel && <span className="sr-only">{shortLabel} </span>}
                    {id === "email" ? <Email>{label}</Email> : label}
                  </a>{" "}
                  <span>
                    {index === 0 && <span {...host} />}
                    <span>{note}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
        {isPainted && (
          <iframe
            ref={frame}
            src={addresses.framed}
            title={title}
            onLoad={handleLoad}
            {...(site.bookingUrl && FOREIGN_FRAME)}
          />
        )}
      </div>
      <p className="other-ways">
        {splitSlots(dialog.otherWays, ways).map(({ text, slot }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order
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
    </>
  );
}

/**
 * Returns whether the component has been painted. The calendar's frame is rendered only then, because it would delay
 * the paint.
 */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // Runs in the task after the next frame.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}

"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Dialog } from "@/components/ui/dialog/dialog";
import type { IslandContent } from "@/components/ui/island";
import { site } from "@/content/site";
import { dialog } from "@/content/words";
import { reportStep } from "@/lib/booking-event";
import { BOOKING_HASH, pressedBookingLink, takeKeptPress } from "@/lib/booking-press";
import { isDoubleClick } from "@/lib/double-click";
import type { CalendarSettings } from "./calendar-address";
import { CalendarPanel } from "./calendar-panel";
import { restoreFocus, topicOf } from "./page-links";
import { useBookingHash } from "./use-booking-hash";

/**
 * The booking dialog of a page. The page's booking links and `#book` open it. Before React has started, press-keeper.ts
 * records a click on a booking link, and the dialog then opens for it.
 *
 * @param props.hours The firm's hours, formatted at build time, which saves half a kilobyte of script.
 * @param props.settings How the calendar receives the campaign and the subject (calendar-settings.ts).
 * @param props.accent The page's accent.
 * @param props.content The person who will speak with the visitor.
 */
export function BookingDialog({
  hours,
  settings,
  accent,
  content,
}: {
  hours: string;
  settings: CalendarSettings | undefined;
  accent: string;
  content: IslandContent;
}) {
  const opener = useRef<HTMLElement>(undefined);
  /** The last click that opened or closed the dialog. */
  const lastClick = useRef<MouseEvent>(undefined);
  /** The subject of the clicked link. Undefined if the address opened the dialog. */
  const [topic, setTopic] = useState<string>();
  const { isOpen, open, close } = useBookingHash(() => {
    lastClick.current = undefined;
    // Firefox loses the focus when it goes back to an address with another hash.
    if (document.activeElement === document.body) restoreFocus(opener.current);
  });

  const openBy = useEffectEvent((link: HTMLElement) => {
    // If #book in the address opens the dialog, the visitor has clicked no link, so there is no topic, and no link to
    // return the focus to.
    if (location.hash !== BOOKING_HASH) {
      opener.current = link;
      setTopic(topicOf(link));
    }
    open();
  });
  const handleClick = useEffectEvent((event: MouseEvent) => {
    // The first click of a double-click may have moved another control under the pointer, so ignore the second.
    if (isDoubleClick(lastClick.current, event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const link = pressedBookingLink(event);
    if (link || isOpen) lastClick.current = event;
    if (!link) return;
    event.preventDefault();
    openBy(link);
  });

  useEffect(() => {
    const listener = (event: MouseEvent) => handleClick(event);
    document.addEventListener("click", listener, true);
    const keptLink = takeKeptPress();
    window.bookingPress = { isDialogReady: true };
    if (keptLink) openBy(keptLink);
    return () => {
      document.removeEventListener("click", listener, true);
      window.bookingPress = {};
    };
  }, []);

  useEffect(() => {
    if (isOpen) reportStep("opened");
  }, [isOpen]);

  const { title, text } = site.consultation;
  return (
    <>
      <div hidden {...content} />
      <Dialog
        isOpen={isOpen}
        onClose={close}
        onCloseFocus={() => restoreFocus(opener.current)}
        {...{ title, description: text, closeLabel: dialog.close, accent }}
      >
        <CalendarPanel {...{ settings, topic, hours, host: content }} />
      </Dialog>
    </>
  );
}

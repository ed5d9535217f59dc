"use client";

import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import type { IslandContent } from "@/components/ui/island";
import { isDoubleClick } from "@/lib/double-click";
import { Letter } from "./letter";
import type { Page } from "./page-around";
import { Days, type Placeholders, Steps, Times, Topics } from "./picker";
import { SETTINGS } from "./settings";
import type { Action } from "./state";
import { Agenda, Ticket } from "./ticket";
import { useAnnouncements } from "./use-announcements";
import { ScheduleContext, useScheduler } from "./use-schedule";
import { formatHeadline } from "./view";

/**
 * The scheduling page between its bar and its footer: one sheet in three leaves for the day, the time and the visitor's
 * ticket. After a time is taken, a letter replaces the first two.
 *
 * The server renders it without days. While the script loads, schedule.css shows empty paper; without a script, it
 * shows the other ways to book.
 *
 * @param props.placeholders The number of days and times to reserve space for.
 * @param props.firstWeekday The day with which a week begins, counted from Sunday (0).
 * @param props.content The other ways to book (contact.tsx).
 */
export function Scheduler({
  pages,
  placeholders,
  firstWeekday,
  content,
}: {
  pages: readonly Page[];
  placeholders: Placeholders;
  firstWeekday: number;
  content: IslandContent;
}) {
  const { accent, ...schedule } = useScheduler(pages);
  const { state, wording, dispatch } = schedule;
  const targets = {
    heading: useRef<HTMLHeadingElement>(null),
    time: useRef<HTMLInputElement>(null),
    emailLink: useRef<HTMLAnchorElement>(null),
  };
  const { status, announce, onFocus } = useAnnouncements(schedule, targets);
  /** The last click that replaced the content under the pointer. */
  const lastViewChange = useRef<MouseEvent>(undefined);

  const isWaiting = state.days.length === 0;
  const isChoosing = state.step === "choosing";

  function changeView(click: MouseEvent, action: Action) {
    lastViewChange.current = click;
    dispatch(action);
  }

  function handleClickCapture(event: MouseEvent) {
    // Ignores the second click of a double-click, which was meant for the previous content.
    if (!isDoubleClick(lastViewChange.current?.nativeEvent, event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Ignores repeats of a key that is held down, which were meant for the previous content.
    if (event.repeat && event.key === "Enter") event.preventDefault();
  }

  return (
    <ScheduleContext value={{ ...schedule, announce, changeView, targets }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the events of the controls in it */}
      <div
        className="leaves flex-1 text-small @max-lg:flex @max-lg:flex-col"
        data-step={isWaiting ? undefined : state.step}
        data-accent={accent}
        onClickCapture={handleClickCapture}
        onKeyDown={handleKeyDown}
        onFocus={onFocus}
      >
        <div className="intro -order-1 @lg:col-span-2 @lg:flex-col @lg:justify-evenly @lg:py-m @lg:pe-gutter">
          <p className="claim">{formatHeadline(state, SETTINGS, wording)}</p>
          {isChoosing && <Topics />}
        </div>
        {isChoosing ? (
          <>
            <Days placeholders={placeholders.days} firstWeekday={firstWeekday} />
            <Steps />
            <Times placeholders={placeholders.times} />
          </>
        ) : (
          <Letter />
        )}
        {isWaiting && <section aria-labelledby="contact" className="contact" {...content} />}
        <div className="ticket-leaf @max-lg:contents @lg:relative @lg:isolate @lg:flex @lg:flex-col">
          <Ticket />
          <Agenda />
        </div>
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
    </ScheduleContext>
  );
}

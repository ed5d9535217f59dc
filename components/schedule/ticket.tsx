import type { MouseEvent } from "react";
import { Avatar } from "@/components/ui/avatar/avatar";
import { Button } from "@/components/ui/button/button";
import { site } from "@/content/site";
import { messages, schedulePage as words } from "@/content/words";
import type { Page } from "./page-around";
import { SETTINGS } from "./settings";
import { dateOf } from "./slots";
import { getDisplayZone } from "./state";
import { useSchedule } from "./use-schedule";
import { describeHours } from "./view";
import { formatSlot } from "./wording";
import { cityOf } from "./zones";

const { minutes, agenda } = site.consultation;

/**
 * The host, and a ticket with the chosen time. The ticket's stub is the button that confirms the time. On narrow pages
 * the ticket is a bar below the times that stays in view.
 */
export function Ticket() {
  const { state, wording, page, pages, targets, changeView } = useSchedule();
  const host = (page ?? pages[0])?.host;
  const zone = getDisplayZone(state, SETTINGS.hours);
  const slot = state.start === undefined ? undefined : formatSlot(state.start, minutes, zone, wording);
  const clock = slot && wording.clock(slot.wall);
  // The day of a written request may no longer be on offer.
  const date = slot ? dateOf(slot.wall) : state.date;

  function take(click: MouseEvent) {
    if (slot) changeView(click, { type: "take" });
    else targets.time.current?.focus();
  }

  return (
    <div data-surface="accent" className="ticket">
      {host && <Host {...host} />}
      <div className="slip @lg:relative @lg:isolate @lg:me-2 @lg:p-4" data-chosen={slot && ""}>
        <div className="slot font-display text-note leading-tight">
          {date > 0 && (
            <>
              <p className="@max-lg:hidden @lg:pe-6 @lg:text-body @lg:leading-tight">{wording.date(date)}</p>
              <p className="short @sm:text-body @sm:leading-tight @lg:hidden">{wording.dayAndShortDate(date)}</p>
            </>
          )}
          <p className="font-bold @sm:text-body @sm:leading-tight @lg:text-card">
            {slot ? slot.span : messages.length(minutes)}
          </p>
          {state.step !== "choosing" && <p className="font-text">{messages.inZone(cityOf(zone))}</p>}
        </div>
        {state.step === "choosing" && (
          <div className="stub">
            <Button onClick={take}>{clock ? messages.ask(clock.replace(" ", "\u00a0")) : messages.choose}</Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** The person who takes the call. */
function Host({ name, role, portrait }: NonNullable<Page["host"]>) {
  return (
    <div className="host @max-lg:contents @lg:flex @lg:items-start @lg:gap-4">
      <span className="portrait">
        <Avatar size="portrait" name={name} picture={portrait} />
      </span>
      <p className="text-balance @sm:text-note @sm:leading-tight">
        <span className="block">{words.callWith}</span>{" "}
        <strong className="block font-display @sm:text-body @sm:leading-tight">{name}</strong>{" "}
        <span className="block">{role}</span>
      </p>
    </div>
  );
}

/** The agenda of the consultation and, on a phone, the firm's hours. */
export function Agenda() {
  const { state, wording } = useSchedule();
  return (
    <section aria-labelledby="agenda" data-surface="accent" className="agenda flex-1 @lg:flex @lg:flex-col">
      <h2 id="agenda" className="mb-2 text-card">
        {words.holds(minutes)}
      </h2>
      <ol className="numbered @sm:grid-cols-3 @sm:gap-x-6 @lg:max-h-72 @lg:flex-1 @lg:grid-cols-1">
        {agenda.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      {/* On a phone, there is no room for the hours above the times. */}
      <p className="our-hours mt-3 @sm:hidden">{describeHours(state, SETTINGS, wording)}</p>
    </section>
  );
}

import type { MouseEvent } from "react";
import { Button } from "@/components/ui/button/button";
import { site } from "@/content/site";
import { messages, schedulePage as words } from "@/content/words";
import { Host } from "./host";
import { SETTINGS } from "./settings";
import { dateOf } from "./slots";
import { zoneShown } from "./state";
import { useSchedule } from "./use-schedule";
import { describeHours } from "./view";
import { formatSlot } from "./wording";
import { cityOf } from "./zones";

const { minutes, agenda } = site.consultation;

/**
 * The host, and a ticket with the chosen time. The ticket's stub is the button that confirms the time. On narrow pages
 * the ticket is a bar below the times that stays in view.
 */
export function Ticket({ onTake }: { onTake: (event: MouseEvent) => void }) {
  const { state, wording, page, pages } = useSchedule();
  const host = (page ?? pages[0])?.host;
  const zone = zoneShown(state, SETTINGS.hours);
  const slot = state.start === undefined ? undefined : formatSlot(state.start, minutes, zone, wording);
  const clock = slot && wording.clock(slot.wall);
  // The day of a written request may no longer be on offer.
  const date = slot ? dateOf(slot.wall) : state.date;
  return (
    <div data-surface="accent" className="ticket">
      {host && <Host {...host} />}
      <div className="slip" data-chosen={slot && ""}>
        <div className="slot">
          {date > 0 && (
            <>
              <p className="long">{wording.date(date)}</p>
              <p className="short">{wording.dayAndShortDate(date)}</p>
            </>
          )}
          <p className="span">{slot ? slot.span : messages.length(minutes)}</p>
          {state.step !== "choosing" && <p className="place">{messages.inZone(cityOf(zone))}</p>}
        </div>
        {state.step === "choosing" && (
          <div className="stub">
            <Button onClick={onTake}>{clock ? messages.ask(clock.replace(" ", "\u00a0")) : messages.choose}</Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** The agenda of the consultation and, on a phone, the firm's hours. */
export function Agenda() {
  const { state, wording } = useSchedule();
  return (
    <section aria-labelledby="agenda" data-surface="accent" className="agenda">
      <h2 id="agenda">{words.holds(minutes)}</h2>
      <ol className="numbered">
        {agenda.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      <p className="our-hours">{describeHours(state, SETTINGS, wording)}</p>
    </section>
  );
}

import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { site } from "@/content/site";
import { messages, schedulePage as words } from "@/content/words";
import { hostOf } from "@/lib/host";
import { OWN_PAGES } from "@/lib/navigation";

const { minutes, agenda } = site.consultation;

/**
 * Who speaks with the visitor, and the ticket, whose stub is the button that takes the time, and is then torn off. Where
 * the folds do not stand side by side it is a bar right below the times, in sight until those are.
 */
export function Ticket() {
  return (
    <div data-surface="accent" className="ticket">
      {OWN_PAGES.map((route) => {
        const host = hostOf(route);
        // scheduler.ts shows who speaks for the page that it is about; without script, for the landing page.
        return (
          <div key={route.id} data-of={route.id} hidden={route.path !== "/"} className="host">
            {host && (
              <>
                <span className="portrait">
                  <Avatar size="portrait" name={host.name} image={host.image} />
                </span>
                <p>
                  {words.callWith} <strong>{host.name}</strong> <span>{host.role}</span>
                </p>
              </>
            )}
          </div>
        );
      })}
      <div className="slip">
        <div className="slot">
          <p data-text="short" />
          <p data-text="date" />
          <p data-text="span" />
          <p data-text="place" />
        </div>
        <div className="stub">
          <Button data-part="take" data-text="take">
            {messages.choose}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** What has no room above the times in a phone's frame. */
export function Below() {
  return (
    <p data-surface="accent" className="below">
      <span>{words.ifTaken}</span> <span data-text="ours-open" />
    </p>
  );
}

/** What the time is for. */
export function Agenda() {
  return (
    <section aria-labelledby="agenda" data-surface="accent" className="agenda">
      <h2 id="agenda">{words.holds(minutes)}</h2>
      <ol className="numbered">
        {agenda.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </section>
  );
}

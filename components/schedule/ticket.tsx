import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { site } from "@/content/site";
import { messages, schedulePage as words } from "@/content/words";
import { hostOf } from "@/lib/host";
import { OWN_PAGES } from "@/lib/navigation";

const { minutes, agenda } = site.consultation;

/**
 * The host, and a ticket with the chosen time. The ticket's stub is the button that confirms the time. On narrow pages
 * the ticket is a bar below the times that stays in view.
 */
export function Ticket() {
  return (
    <div data-surface="accent" className="ticket">
      {OWN_PAGES.map((route) => {
        const host = hostOf(route);
        // arrival.ts shows the host of the page that the visitor came from. Without a script, the landing page's host
        // is shown.
        return (
          <div key={route.id} data-page={route.id} hidden={route.path !== "/"} className="host">
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

/** Notes that have no room above the times in a frame on a phone. */
export function Below() {
  return (
    <p data-surface="accent" className="below">
      <span>{words.ifTaken}</span> <span data-text="ours-open" />
    </p>
  );
}

/** The agenda of the consultation. */
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

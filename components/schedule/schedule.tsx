import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { ShortLabel } from "@/components/ui/short-label";
import { pageAddress, routes } from "@/content/routes";
import { shortName, site } from "@/content/site";
import { instead, schedulePage as words } from "@/content/words";
import { OWN_PAGES, ownPage } from "@/lib/navigation";
import { Choice } from "./choice";
import { Letter } from "./letter";
import { draftAddress, GMAIL, mailto, OUTLOOK } from "./mail-ways";
import { NewTab } from "./new-tab";
import { Days, Patterns, Times } from "./picker";
import { openRequest, type Settings } from "./request";
import type { Hours } from "./slots";
import { Agenda, Below, Ticket } from "./ticket";
import { formatWorkingHours } from "./wording";

const { name, email, phone, consultation, workingHours, language } = site;
const { minutes, subject } = consultation;

const HOURS: Hours = { ...workingHours, minutes };

const SETTINGS: Settings = {
  name,
  email,
  language,
  consultation: { minutes, subject },
  hours: HOURS,
  pages: routes.map((route) => {
    const { id, navLabel, accent, booking } = ownPage(route);
    return { id, path: pageAddress(route.path), accent, booking, topic: navLabel };
  }),
  event: { title: words.tentative(subject), note: `${words.requested(name)}\n${email}\n${phone}` },
};

/**
 * The markup of the scheduling page: one sheet in three leaves for the day, the time and the visitor's ticket.
 * Unchanged, it is the page for visitors without a script. scheduler.ts shows the picker, fills the elements marked
 * `data-part` and `data-text`, and sets the state attributes that the style sheets use (render.ts, arrival.ts):
 * `data-started`, `data-waiting`, `data-framed`, `data-chosen`, `data-prepared`, `data-sent`, `data-passed`.
 *
 * Outside a frame the page has a bar and a footer. In the booking dialog it is in a frame of 600 px, so no height may
 * depend on the window. Every link has the target `_top`, because Chromium checks a `mailto:` link inside the frame
 * against the frame-src of the policy.
 *
 * @param props.brand The content at the start of the bar.
 */
export function Schedule({ brand, footer }: { brand: ReactNode; footer: ReactNode }) {
  return (
    <div data-part="schedule" data-accent="accent-1" data-settings={JSON.stringify(SETTINGS)} className="schedule">
      <header className="top">
        <div className="wrapper">
          {brand}{" "}
          <a data-part="home" href="/" className="link">
            {words.back(shortName())}
          </a>
        </div>
      </header>
      <main>
        <div className="intro">
          <p className="claim">
            <span>{words.free(minutes)}</span>
            <span data-text="spoken" />
          </p>
          <Topics />
        </div>
        <div className="schedule-leaves">
          <div className="day-leaf">
            <h1
              data-part="heading"
              data-choosing={words.choose}
              data-prepared={words.send}
              data-sent={words.sent}
              data-passed={words.passed}
              tabIndex={-1}
            >
              {words.choose}
            </h1>
            <Days hours={HOURS} />
          </div>
          <Times hours={HOURS} />
          <Contact />
          <Letter />
          <div className="ticket-leaf">
            <Ticket />
            <Below />
            <Agenda />
          </div>
        </div>
      </main>
      <p data-part="status" role="status" className="sr-only" />
      <Patterns />
      <div className="foot">{footer}</div>
    </div>
  );
}

/** The topic of the consultation: one of the site's pages. In the dialog it is the surrounding page. */
function Topics() {
  return (
    <fieldset data-part="topics" className="topics">
      <legend className="sr-only">{words.about}</legend>
      <p aria-hidden="true">{words.about}</p>
      {OWN_PAGES.map(({ id, navLabel, tab = navLabel, accent }) => (
        <Choice key={id} radio={{ name: "topic", value: id }} accent={accent} name={navLabel}>
          <ShortLabel label={navLabel} short={tab} />
        </Choice>
      ))}
    </fieldset>
  );
}

/**
 * The only content of the first two leaves without a script. The email address and telephone number are in the footer.
 */
function Contact() {
  return (
    <section aria-labelledby="contact" className="contact">
      <h2 id="contact">{words.otherwise}</h2>
      <p>
        {instead.nameTimes} {instead.open(formatWorkingHours(workingHours, language))} {consultation.answer}
      </p>
      <ButtonLink href={mailto(email, openRequest(site))} target="_top">
        {words.writeEmail}
      </ButtonLink>
      <div className="otherwise">
        <span>{words.noEmail}</span>
        <div className="choices">
          <NewTab href={draftAddress(GMAIL, email, openRequest(site)).href}>{words.gmail}</NewTab>
          <NewTab href={draftAddress(OUTLOOK, email, openRequest(site)).href}>{words.outlook}</NewTab>
        </div>
      </div>
    </section>
  );
}

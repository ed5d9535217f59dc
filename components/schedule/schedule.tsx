import { Fragment } from "react";
import { Brand } from "@/components/layout/brand";
import { Avatar } from "@/components/ui/avatar";
import { Button, ButtonLink } from "@/components/ui/button";
import { TEXT_LINK } from "@/components/ui/link";
import { pageAddress, routes } from "@/content/routes";
import type { Site } from "@/content/site";
import type { TeamMember } from "@/content/team";
import { schedulePage as words } from "@/content/words";
import { phoneAddress } from "@/lib/phone";
import { calendarFile, fileAddress } from "./calendar-file";
import { letterTo, mailto, openRequest, type Settings } from "./request";
import { hoursInWords, wordingIn } from "./wording";

/**
 * The whole markup of the scheduling page. As it stands it serves a visitor without script; scheduler.ts shows the
 * picker, fills the elements marked `data-part` and `data-text`, and copies the patterns.
 *
 * Every link leads out of the frame (`_top`): inside it, Chromium holds a `mailto:` against the policy's frame-src.
 */
export function Schedule({ site, host }: { site: Site; host?: TeamMember }) {
  const { name, email, phone, language, consultation, workingHours } = site;
  const settings: Settings = {
    email,
    language,
    hours: { ...workingHours, minutes: consultation.minutes },
    subject: consultation.subject,
    letter: letterTo(site),
    calendarFile: fileAddress(
      calendarFile(words.tentative(consultation.subject), `${words.requested(name)}\n${email}\n${phone}`),
    ),
  };

  return (
    <div
      data-part="schedule"
      data-accent="accent-1"
      data-settings={JSON.stringify(settings)}
      className="group mx-auto max-w-[60rem] px-4 pb-8 text-small sm:px-8"
    >
      {/* The booking dialog has a heading of its own; in its frame this one would only take room. */}
      <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 border-hairline border-b group-data-framed:hidden">
        <Brand place="schedule" />
        <Origins />
      </header>
      <main className="gap-x-10 sm:grid sm:grid-cols-[13rem_1fr_auto]">
        <div className="flex items-center gap-3.5 pt-5 group-data-framed:pt-3 sm:col-span-2">
          {host && (
            <span className="w-12 flex-none sm:w-14">
              <Avatar size={72} name={host.name} image={host.image} />
            </span>
          )}
          <div>
            <h1
              data-part="heading"
              data-choosing={words.choose}
              data-prepared={words.send}
              tabIndex={-1}
              className="text-title outline-0 group-data-framed:text-card"
            >
              {words.choose}
            </h1>
            {host && <p className="text-ink-soft">{words.speakTo(host.name)}</p>}
          </div>
        </div>
        <Picker />
        <Prepared site={site} />
        <HalfHour site={site} />
        <Contact site={site} />
      </main>
      <p data-part="status" role="status" className="sr-only" />
      <Patterns />
    </div>
  );
}

/**
 * The way back to each page, of which scheduler.ts shows the one that the visitor has come from, and takes its accent and
 * its name for what the request is about. That of the landing page is there without script.
 */
function Origins() {
  return routes
    .filter(({ inSitemap }) => inSitemap)
    .map(({ id, path, navLabel, accent, booking }) => (
      <Fragment key={id}>
        {" "}
        <a
          data-part="origin"
          data-accent={accent}
          data-books={booking}
          data-topic={path === "/" ? "" : navLabel}
          href={pageAddress(path)}
          target="_top"
          hidden={path !== "/"}
          className={TEXT_LINK}
        >
          {words.back(navLabel)}
        </a>
      </Fragment>
    ));
}

/** Its parts stand in the grid of the page. */
function Picker() {
  return (
    <div data-part="picker" hidden className="contents">
      <div className="mt-2 flex items-center gap-x-4 sm:mt-4 sm:block">
        <label htmlFor="zone" className="block flex-1 text-balance text-ink-soft text-note/[1.3]">
          {words.timesAreIn} <span data-text="clock" /> (<span data-text="offset" />)
        </label>
        <select
          id="zone"
          data-part="zones"
          className="min-h-[44px] w-1/2 border-ink border-b bg-paper pr-2 font-semibold sm:w-full"
        />
      </div>
      <p data-part="zone-unknown" hidden className="col-span-full mt-3">
        {words.zoneUnknown}
      </p>
      <fieldset className="mt-3 min-w-0 sm:row-span-2 sm:mt-4">
        <legend className="sr-only">{words.day}</legend>
        <div data-part="days" className="grid grid-cols-5 gap-1 sm:grid-cols-1 sm:gap-0" />
      </fieldset>
      <section aria-labelledby="chosen-day" className="mt-3 sm:col-span-2 sm:mt-4">
        <h2 id="chosen-day" data-text="date" className="text-card max-sm:text-body">
          {words.day}
        </h2>
        {/* Four to a row: an hour's quarters, or two hours' halves, stand below each other. */}
        <ul data-part="times" className="mt-2 grid grid-cols-4 gap-1.5 sm:mt-3 sm:gap-2" />
      </section>
    </div>
  );
}

/** What the consultation is for, and how and when the firm answers. A chosen time takes its place. */
function HalfHour({ site: { consultation } }: { site: Site }) {
  return (
    <section
      aria-labelledby="half-hour"
      className="mt-6 border-hairline border-t pt-4 peer-not-[[hidden]]/prepared:hidden group-data-started:sm:col-span-2 group-data-started:sm:col-start-2 sm:col-span-full sm:self-end"
    >
      <h2 id="half-hour" className="font-bold font-text text-small">
        {words.holds(consultation.minutes)}
      </h2>
      <ol className="mt-1 list-inside list-decimal">
        {consultation.agenda.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      <p className="mt-2 text-ink-soft">
        {words.how} {consultation.answer}
      </p>
    </section>
  );
}

/** What a visitor does with the chosen time. The actions stand before the text, so that no window is too low for them. */
function Prepared({ site: { email, consultation } }: { site: Site }) {
  const file = consultation.subject.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["consultation"];
  const [change, theTime] = words.change;
  const [sendTo, anywhere] = words.noEmail;
  return (
    <div data-part="prepared" hidden className="peer/prepared col-span-full">
      <div className="mt-4 grid gap-x-10 gap-y-3 sm:grid-cols-[20rem_1fr] sm:items-start">
        <div className="relative bg-accent px-4.5 py-3 text-on-accent forced-colors:border">
          <p data-text="date" />
          <p data-text="span" className="font-display text-[1.5rem]/[1.25] font-bold" />
          <div className="mt-1 flex items-end justify-between gap-3">
            <div className="text-balance text-note">
              <p data-text="zone" />
              <p data-text="ours" />
            </div>
            <button
              type="button"
              data-part="back"
              className="-my-3 min-h-[44px] flex-none cursor-pointer font-semibold underline underline-offset-[0.22em] focus-visible:-outline-offset-6 focus-visible:outline-current"
            >
              {change}
              <span className="sr-only">{theTime}</span>
            </button>
          </div>
          <Fold size="w-5" />
        </div>
        <div>
          {/* Scrolled into view, they bring the heading and the time with them, clear of the dialog's head and foot. */}
          <div
            data-part="actions"
            className="grid scroll-mt-70 scroll-mb-28 grid-cols-[1fr_1fr] gap-2 *:first:col-span-full sm:flex sm:flex-wrap"
          >
            <ButtonLink href={`mailto:${email}`} target="_top" size="compact" data-part="email">
              {words.openEmail}
            </ButtonLink>
            <Button
              look="outline"
              size="compact"
              data-part="copy"
              data-label={words.copy}
              data-done={words.copied}
              data-refused={words.notCopied}
            >
              {words.copy}
            </Button>
            <ButtonLink
              href={`mailto:${email}`}
              download={`${file.join("-")}.ics`}
              look="outline"
              size="compact"
              data-part="file"
            >
              {words.file}
            </ButtonLink>
          </div>
          <p className="mt-3">
            <strong>{words.notSent}</strong> {words.sendIt} {consultation.answer}
          </p>
          <p className="mt-2">
            {sendTo}
            <strong>{email}</strong>
            {anywhere}
          </p>
        </div>
      </div>
      <p data-part="refused" hidden className="mt-5 font-semibold">
        {words.refused}
      </p>
      <label htmlFor="request" className="mt-5 mb-1 block text-ink-soft text-note">
        {words.request}
      </label>
      <textarea
        id="request"
        data-part="text"
        readOnly
        className="field-sizing-content block w-full resize-none border border-ink-soft bg-paper-deep p-4 text-note"
      />
    </div>
  );
}

function Contact({ site }: { site: Site }) {
  const href = mailto(site.email, openRequest(site));
  return (
    <section
      aria-labelledby="contact"
      className="col-span-full mt-6 group-data-started:mt-8 group-data-framed:group-data-started:hidden group-data-started:border-hairline group-data-started:border-t group-data-started:pt-5"
    >
      <h2 id="contact" className="text-card">
        {words.otherwise}
      </h2>
      <p className="mt-2 max-w-[38rem] text-ink-soft">{words.nameTimes}</p>
      <p className="mt-5 group-data-started:hidden">
        <ButtonLink href={href} target="_top">
          {words.writeEmail}
        </ButtonLink>
      </p>
      <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
        <div>
          <dt className="text-ink-soft text-note">{words.email}</dt>
          <dd>
            <a href={href} target="_top" className={TEXT_LINK}>
              {site.email}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft text-note">{words.phone}</dt>
          <dd>
            <a href={phoneAddress(site.phone)} target="_top" className={`${TEXT_LINK} whitespace-nowrap`}>
              {site.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft text-note">{words.hours}</dt>
          <dd className="flex min-h-[2.75rem] items-center">
            {hoursInWords(site.workingHours, wordingIn(site.language))}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** The folded corner of what has been chosen: the surface behind it, and the back of the sheet. */
function Fold({ size }: { size: string }) {
  return (
    <svg
      viewBox="0 0 10 10"
      aria-hidden="true"
      className={`absolute top-0 right-0 peer-not-checked:hidden forced-colors:hidden ${size}`}
    >
      <path fill="var(--paper)" d="M0 0h10v10z" />
      <path fill="color-mix(in oklab,var(--accent) 30%,var(--on-accent))" d="M0 0v10h10z" />
    </svg>
  );
}

/**
 * What the script repeats. Hidden elements, not <template>: React looks for a template's children beside its content
 * when it hydrates, and reports a mismatch (react/react#34835).
 */
function Patterns() {
  return (
    <div hidden>
      <label data-part="day-pattern" className="group/day relative block cursor-pointer">
        <input type="radio" className="peer sr-only" />
        {/* Wide enough for the days to stand beside the times: a ruled list instead of a sheet of squares. */}
        <span
          aria-hidden="true"
          className="flex min-h-12 flex-col items-center justify-center border border-ink-soft text-note leading-[1.2] group-hover/day:bg-accent-tint peer-checked:border-accent-text peer-checked:bg-accent peer-checked:text-on-accent peer-focus-visible:relative peer-focus-visible:z-1 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent-text sm:min-h-[44px] sm:flex-row sm:border-x-0 sm:border-t-0 sm:border-b-hairline sm:px-3 sm:text-small forced-colors:peer-checked:forced-color-adjust-none forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText]"
        >
          <span data-text="weekday" className="mr-auto max-sm:hidden" />
          <span data-text="short-date" className="font-semibold tabular-nums max-sm:hidden" />
          <span data-text="short-weekday" className="sm:hidden" />
          <span data-text="day" className="font-display text-card/[1.1] font-bold sm:hidden" />
        </span>
        <span data-text="name" className="sr-only" />
        <Fold size="w-3" />
      </label>
      <ul>
        <li data-part="time-pattern">
          {/* Heights in px are touch targets, so that they hold whatever the size of the text. */}
          <button
            type="button"
            className="min-h-[44px] w-full cursor-pointer border border-ink-soft font-semibold tabular-nums max-sm:text-note/[1.2] transition-[background,border-color] hover:border-accent hover:bg-accent-tint active:bg-accent active:text-on-accent"
          >
            <span aria-hidden="true" data-text="start" />
            <span data-text="name" className="sr-only" />
          </button>
        </li>
      </ul>
    </div>
  );
}

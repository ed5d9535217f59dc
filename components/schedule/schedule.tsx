import { Fragment } from "react";
import { Brand } from "@/components/layout/brand";
import { Footer } from "@/components/layout/footer";
import { PageTabs } from "@/components/layout/page-tabs";
import { Avatar } from "@/components/ui/avatar";
import { Button, ButtonLink } from "@/components/ui/button";
import { TEXT_LINK } from "@/components/ui/link";
import { pageAddress, routes } from "@/content/routes";
import type { Site } from "@/content/site";
import { schedulePage as words } from "@/content/words";
import { hostOf } from "@/lib/host";
import { phoneAddress } from "@/lib/phone";
import { calendarFile, fileAddress } from "./calendar-file";
import { letterTo, mailto, openRequest, type Settings } from "./request";
import { hoursInWords, wordingIn } from "./wording";

/**
 * The whole markup of the scheduling page: one sheet in three folds, the day, the time, and the visitor's ticket in the
 * accent of the page they come from. As it stands it serves a visitor without script; scheduler.ts shows the picker, fills
 * the elements marked `data-part` and `data-text`, and copies the patterns. In the booking dialog's frame the sheet stands
 * alone, without the site around it.
 *
 * Every link of the sheet leads out of the frame (`_top`): inside it, Chromium holds a `mailto:` against the policy's
 * frame-src.
 */
export function Schedule({ site }: { site: Site }) {
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
      className="group [--edge:color-mix(in_oklab,var(--ink)_50%,var(--paper))]"
    >
      <div className="group-data-framed:hidden">
        <header className="border-b border-hairline [view-transition-name:bar] print:hidden">
          <div className="frame flex h-[calc(var(--bar)-1px)] items-center gap-x-6 text-small">
            <Brand place="bar" />
            <Origins />
          </div>
        </header>
        <PageTabs />
      </div>
      <main className="frame [--ticket:clamp(21rem,30vw,24rem)] [--rise:calc(var(--ticket)*.395)] group-data-framed:max-w-none group-data-framed:px-0">
        <div className="pt-[clamp(1.5rem,2.5vw,3.5rem)] pb-[clamp(1.5rem,3vw,3rem)] group-data-framed:hidden max-sm:pb-0 lg:flex lg:min-h-[calc(var(--rise)+2.5rem)] lg:flex-col lg:justify-center lg:pr-[calc(var(--ticket)+var(--gutter))]">
          <p className="text-balance font-bold font-display text-[clamp(2.25rem,1.2rem+3.4vw,4rem)]/[1.05] 2xl:text-[3vw] tracking-[-0.02em]">
            {words.free(consultation.minutes)}
          </p>
          <p className="mt-4 text-lead text-muted">{words.how}</p>
        </div>
        <div className="text-[clamp(0.9375rem,0.6rem+0.48vw,1.125rem)] [--pad:clamp(1rem,3vw,2rem)] group-not-data-framed:[--pad:0rem] group-data-framed:min-h-[600px] grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[14rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] lg:grid-cols-[clamp(14rem,20vw,18rem)_minmax(0,1fr)_var(--ticket)]">
          <h1
            data-part="heading"
            data-choosing={words.choose}
            data-prepared={words.send}
            tabIndex={-1}
            className="col-start-1 px-(--pad) pt-4 text-card outline-0 group-data-prepared:col-span-2 group-data-prepared:pb-3 group-data-framed:group-not-data-prepared:max-sm:sr-only sm:pt-6 sm:leading-[1.9rem] group-data-framed:lg:text-[1.25rem]"
          >
            {words.choose}
          </h1>
          <Picker site={site} />
          <Ticket site={site} />
          <Request site={site} />
          <Contact site={site} />
        </div>
      </main>
      <p data-part="status" role="status" className="sr-only" />
      <Patterns />
      <div className="group-data-framed:hidden">
        <Footer printed={false} />
      </div>
    </div>
  );
}

/** The pages that a visitor may come from, the landing page first where it is the first. */
const origins = routes.filter(({ inSitemap }) => inSitemap);

/**
 * The way back to each page, of which scheduler.ts shows the one that the visitor has come from, and takes its accent, who
 * speaks for it and its name for what the request is about. That of the landing page is there without script.
 */
function Origins() {
  return origins.map((route) => (
    <Fragment key={route.id}>
      {" "}
      <a
        data-part="origin"
        data-accent={route.accent}
        data-books={route.booking}
        data-host={hostOf(route)?.id}
        data-topic={route.path === "/" ? "" : route.navLabel}
        href={pageAddress(route.path)}
        hidden={route.path !== "/"}
        className={TEXT_LINK}
      >
        {words.back(route.navLabel)}
      </a>
    </Fragment>
  ));
}

/** Its parts stand in the grid of the page: the first two folds. */
function Picker({ site: { consultation } }: { site: Site }) {
  return (
    <div data-part="picker" hidden className="contents">
      <fieldset className="col-start-1 mt-3 min-w-0 px-(--pad) sm:pr-6 sm:pb-6">
        <legend className="sr-only">{words.day}</legend>
        <div data-part="days" className="grid grid-cols-5 gap-1 sm:grid-cols-1 sm:gap-0" />
      </fieldset>
      <section
        aria-labelledby="chosen-day"
        className="flex flex-col px-(--pad) pt-3 pb-5 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:bg-paper-deep sm:px-7 sm:py-6"
      >
        <h2 id="chosen-day" data-text="date" className="text-card max-sm:text-body sm:text-[1.75rem]/[1.9rem]">
          {words.day}
        </h2>
        {/* Three to a row, and what is after noon in rows of its own. */}
        <ul data-part="times" className="mt-2 grid grid-cols-3 items-end gap-1.5 sm:mt-3 sm:gap-2" />
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
          <label htmlFor="zone" className="text-note text-ink-soft">
            {words.timesAreIn} <span data-text="clock" /> (<span data-text="offset" />)
          </label>
          <select
            id="zone"
            data-part="zones"
            className="min-h-[44px] min-w-0 flex-[1_1_12rem] border-b border-ink bg-transparent pr-2 font-semibold"
          />
        </div>
        <p data-part="zone-unknown" hidden className="mt-3">
          {words.zoneUnknown}
        </p>
        <p className="mt-auto pt-4 text-note text-ink-soft">
          <span className="group-not-data-framed:hidden">{words.how}</span> {consultation.answer}
        </p>
      </section>
    </div>
  );
}

/**
 * The third fold, in the page's accent, which rises at the slope of the drawings: who speaks with the visitor, and the
 * ticket, which is dashed as long as there is no time on it.
 */
function Ticket({ site: { consultation, email } }: { site: Site }) {
  const [change, theTime] = words.change;
  const file = consultation.subject.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["consultation"];
  return (
    <div
      data-surface="accent"
      className="flex flex-col gap-5 bg-[linear-gradient(oklch(0_0_0/.3)_.5rem,transparent_0)] group-not-data-started:max-lg:order-1 print:bg-none lg:bg-[linear-gradient(90deg,oklch(0_0_0/.3)_.75rem,transparent_0)] px-(--pad) py-6 group-not-data-framed:max-lg:-mx-(--margin) group-not-data-framed:max-lg:px-(--margin) sm:col-span-2 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10 lg:col-start-3 lg:col-span-1 lg:row-start-1 lg:row-span-2 lg:pt-(--head) [--face:6.5rem] group-not-data-framed:[--face:9rem] [--face-top:calc((var(--face)+1.75rem)*.395+1rem)] [--head:max(calc(var(--rise)+.875rem),calc(var(--face-top)+var(--face)-1.25rem))] lg:pr-7 lg:pl-10 lg:[clip-path:polygon(0_var(--rise),100%_0,100%_100%,0_100%)] lg:group-not-data-framed:-mt-(--rise)"
    >
      <Hosts />
      <div className="group-data-prepared:[filter:drop-shadow(.5rem_.5rem_0_oklch(0_0_0/.25))] group-not-data-started:hidden">
        <div className="relative border-2 border-dashed border-on-accent p-4 [clip-path:polygon(0_0,calc(100%-1.75rem)_0,100%_1.75rem,100%_100%,0_100%)] group-data-prepared:border-transparent group-data-prepared:bg-(--on-night) group-data-prepared:text-(--night)">
          <p className="pr-6 text-note">{words.free(consultation.minutes)}</p>
          <div className="mt-2 font-display font-bold text-[1.25rem]/[1.25] *:text-balance">
            <p data-text="date" />
            <p data-text="span" />
          </div>
          <div className="mt-1 flex items-end justify-between gap-3 group-not-data-prepared:hidden">
            <div className="text-balance text-note">
              <p data-text="zone" />
              <p data-text="ours" />
            </div>
            <button
              type="button"
              data-part="back"
              className="-my-3 min-h-[44px] flex-none cursor-pointer font-semibold text-small underline underline-offset-[0.22em] focus-visible:-outline-offset-6 focus-visible:outline-current"
            >
              {change}
              <span className="sr-only">{theTime}</span>
            </button>
          </div>
          <svg viewBox="0 0 28 28" aria-hidden="true" className="absolute -top-0.5 -right-0.5 w-7 forced-colors:hidden">
            <path
              stroke="var(--on-accent)"
              strokeWidth="4"
              strokeDasharray="6 5"
              d="M0 0l28 28"
              className="group-data-prepared:hidden"
            />
            <path
              fill="color-mix(in oklab,var(--accent) 30%,var(--on-accent))"
              d="M0 0v28h28z"
              className="group-not-data-prepared:hidden"
            />
          </svg>
        </div>
      </div>
      <div className="grid content-start group-not-data-started:hidden group-data-prepared:hidden">
        <Button size="compact" data-part="take">
          {words.take}
        </Button>
      </div>
      {/* Scrolled into view, they bring the heading and the time with them, clear of the dialog's head and foot. */}
      <div
        data-part="actions"
        className="grid content-start scroll-mt-70 scroll-mb-28 lg:scroll-mb-10 grid-cols-2 gap-2 *:first:col-span-full group-not-data-prepared:hidden sm:max-lg:col-start-2"
      >
        <ButtonLink href={`mailto:${email}`} target="_top" size="compact" data-part="email">
          {words.openEmail}
        </ButtonLink>{" "}
        <Button
          look="outline"
          size="compact"
          data-part="copy"
          data-label={words.copy}
          data-done={words.copied}
          data-refused={words.notCopied}
        >
          {words.copy}
        </Button>{" "}
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
      <section
        aria-labelledby="half-hour"
        className="group-data-prepared:hidden sm:max-lg:col-start-1 sm:max-lg:row-start-2"
      >
        <h2 id="half-hour" className="font-bold font-text text-[1em]">
          {words.holds(consultation.minutes)}
        </h2>
        <ol className="mt-1 list-decimal pl-5">
          {consultation.agenda.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** Everybody that speaks for a page, of whom scheduler.ts shows one. That of the landing page is there without script. */
function Hosts() {
  const hosts = [...new Set(origins.map(hostOf))].filter((host) => host !== undefined);
  const first = hostOf(origins.find(({ path }) => path === "/") ?? {});
  return hosts.map((host) => (
    <div
      key={host.id}
      data-part="host"
      data-host={host.id}
      hidden={host !== first}
      className="flex items-end gap-4 sm:max-lg:self-start group-data-framed:group-data-prepared:max-sm:hidden lg:block"
    >
      <span className="w-16 flex-none lg:float-right lg:mt-[calc(var(--face-top)-var(--head))] lg:ml-3 lg:w-(--face)">
        <Avatar size="portrait" name={host.name} image={host.image} />
      </span>
      <p>
        {words.speakTo} <strong className="block font-display text-card/[1.2]">{host.name}</strong>{" "}
        <span className="block text-note text-balance">{host.role}</span>
      </p>
    </div>
  ));
}

/** The email that a chosen time makes, and what becomes of it. */
function Request({ site: { email, consultation } }: { site: Site }) {
  const [sendTo, anywhere] = words.noEmail;
  return (
    <div data-part="prepared" hidden className="col-start-1 px-(--pad) pb-8 max-lg:pt-3 sm:col-span-2 sm:pr-8">
      <p className="max-w-[40rem]">
        <strong>{words.notSent}</strong> {words.sendIt} {consultation.answer}
      </p>
      <p className="mt-2 max-w-[40rem]">
        {sendTo}
        <strong>{email}</strong>
        {anywhere}
      </p>
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

/** Without script, all that the first two folds hold; else a line below the sheet. In the dialog its foot says it. */
function Contact({ site }: { site: Site }) {
  const href = mailto(site.email, openRequest(site));
  return (
    <section
      aria-labelledby="contact"
      className="px-(--pad) py-6 group-data-framed:group-data-started:hidden group-data-started:col-span-full sm:col-span-2 sm:col-start-1 group-data-started:sm:grid group-data-started:sm:grid-cols-subgrid group-data-started:sm:items-center"
    >
      <h2 id="contact" className="text-card">
        {words.otherwise}
      </h2>
      <div className="group-data-started:hidden">
        <p className="mt-2 max-w-[38rem] text-ink-soft">{words.nameTimes}</p>
        <p className="mt-5">
          <ButtonLink href={href} target="_top">
            {words.writeEmail}
          </ButtonLink>
        </p>
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-8 text-small *:flex *:min-h-11 *:items-center group-data-started:sm:mt-0 group-data-started:sm:pl-7 group-data-started:lg:col-span-2">
        <div>
          <dt className="sr-only">{words.email}</dt>
          <dd>
            <a href={`mailto:${site.email}`} target="_top" className={TEXT_LINK}>
              {site.email}
            </a>
          </dd>
        </div>
        <div>
          <dt className="sr-only">{words.phone}</dt>
          <dd>
            <a href={phoneAddress(site.phone)} target="_top" className={`${TEXT_LINK} whitespace-nowrap`}>
              {site.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt className="sr-only">{words.hours}</dt>
          <dd className="text-balance">{hoursInWords(site.workingHours, wordingIn(site.language))}</dd>
        </div>
      </dl>
    </section>
  );
}

/**
 * What the script repeats. Hidden elements, not <template>: React looks for a template's children beside its content
 * when it hydrates, and reports a mismatch (react/react#34835).
 */
function Patterns() {
  return (
    <div hidden>
      <label
        data-part="day-pattern"
        className="group/day relative block cursor-pointer data-week:max-sm:ml-1.5 data-week:sm:mt-2"
      >
        <input type="radio" className="peer sr-only" />
        {/* Wide enough for the days to stand beside the times: a ruled list instead of a sheet of squares. */}
        <span
          aria-hidden="true"
          className="flex min-h-12 flex-col items-center justify-center border border-(--edge) text-note leading-[1.2] group-hover/day:bg-accent-tint peer-checked:border-accent-text peer-checked:bg-accent peer-checked:text-on-accent peer-focus-visible:relative peer-focus-visible:z-1 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent-text sm:min-h-[clamp(max(44px,2.75rem),3.4vw,2.9rem)] sm:flex-row sm:border-x-0 sm:border-t-0 sm:border-b-hairline sm:px-3 sm:text-[1em] forced-colors:peer-checked:forced-color-adjust-none forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText]"
        >
          <span data-text="weekday" className="mr-auto max-sm:hidden" />
          <span data-text="short-weekday" className="sm:hidden" />
          <span
            data-text="short-date"
            className="font-semibold tabular-nums max-sm:text-[0.8125rem] max-sm:tracking-[-0.03em]"
          />
        </span>
        <span data-text="name" className="sr-only" />
        {/* Its folded corner: the surface behind it, and the back of the sheet. */}
        <svg
          viewBox="0 0 10 10"
          aria-hidden="true"
          className="absolute top-0 right-0 w-3 peer-not-checked:hidden forced-colors:hidden"
        >
          <path fill="var(--paper)" d="M0 0h10v10z" />
          <path fill="color-mix(in oklab,var(--accent) 30%,var(--on-accent))" d="M0 0v10h10z" />
        </svg>
      </label>
      <ul>
        <li data-part="time-pattern" className="data-noon:col-start-1 data-noon:mt-1.5 sm:data-noon:mt-2.5">
          {/* Heights in px are touch targets, so that they hold whatever the size of the text. */}
          <button
            type="button"
            className="min-h-[clamp(max(44px,2.75rem),4.2vw,3.375rem)] w-full cursor-pointer border border-(--edge) bg-paper font-semibold text-[clamp(.9375rem,.5rem+.7vw,1.25rem)] tabular-nums transition-[background,border-color] hover:border-accent-text hover:bg-accent-tint active:bg-accent active:text-on-accent"
          >
            <span aria-hidden="true" data-text="start" />
            <span data-text="name" className="sr-only" />
          </button>
        </li>
      </ul>
    </div>
  );
}

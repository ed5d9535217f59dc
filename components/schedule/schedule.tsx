import { Fragment, type ReactNode } from "react";
import { Brand } from "@/components/layout/brand";
import { Footer } from "@/components/layout/footer";
import { PageTabs } from "@/components/layout/page-tabs";
import { Avatar } from "@/components/ui/avatar";
import { Button, ButtonLink } from "@/components/ui/button";
import { TEXT_LINK } from "@/components/ui/link";
import { pageAddress } from "@/content/routes";
import { site } from "@/content/site";
import { schedulePage as words } from "@/content/words";
import { hostOf } from "@/lib/host";
import { OWN_PAGES } from "@/lib/navigation";
import { phoneAddress } from "@/lib/phone";
import { mailto, openRequest, type Settings } from "./request";
import { byDate, type Hours, upcomingStarts } from "./slots";
import { hoursInWords } from "./wording";

const { name, email, phone, consultation, workingHours, language } = site;
const { minutes, subject, agenda } = consultation;

const HOURS: Hours = { ...workingHours, minutes };
const HOURS_IN_WORDS = hoursInWords(workingHours, language);

const SETTINGS: Settings = {
  name,
  email,
  language,
  consultation: { minutes, subject, agenda },
  hours: HOURS,
  event: { title: words.tentative(subject), note: `${words.requested(name)}\n${email}\n${phone}` },
};

/**
 * The whole markup of the scheduling page: one sheet in three folds, the day, the time, and the visitor's ticket in the
 * accent of the page they come from. As it stands it serves a visitor without script; scheduler.ts shows the picker, fills
 * the elements marked `data-part` and `data-text`, and copies the patterns. In the booking dialog's frame the sheet stands
 * alone, without the site around it.
 *
 * Every link of the sheet leads out of the frame (`_top`): inside it, Chromium holds a `mailto:` against the policy's
 * frame-src.
 */
export function Schedule() {
  return (
    <div
      data-part="schedule"
      data-accent="accent-1"
      data-settings={JSON.stringify(SETTINGS)}
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
      <main className="frame wide:pb-12 group-data-framed:pb-0 [--ticket:clamp(19rem,30vw,24rem)] [--rise:calc(var(--ticket)*.395)] group-data-framed:max-w-none group-data-framed:px-0">
        <div className="pt-[clamp(1.5rem,2.5vw,3.5rem)] pb-[clamp(1.5rem,3vw,3rem)] group-data-framed:hidden max-sm:pt-2 max-sm:pb-0 wide:flex wide:min-h-[calc(var(--rise)+2.5rem)] wide:flex-col wide:justify-center wide:pr-[calc(var(--ticket)+var(--gutter))]">
          <p className="text-balance font-bold font-display text-[max(2.25rem,1.2rem+3.4vw,4.9vw)]/[1.05] tracking-[-0.02em]">
            {words.free(minutes)}
          </p>
          <p className="mt-2 text-body text-muted sm:mt-4 sm:text-lead">{words.how}</p>
        </div>
        <div className="text-[clamp(0.9375rem,0.6rem+0.48vw,1.125rem)] [--pad:1rem] sm:[--pad:1.5rem] lg:[--pad:2rem] [--px:var(--pad)] group-not-data-framed:max-sm:[--slope:13.17vw] group-not-data-framed:[--pad:0rem] group-not-data-framed:[--px:var(--margin)] group-data-framed:min-h-[600px] flex flex-col sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:grid-rows-[auto_auto_1fr] wide:grid-rows-[auto_1fr_auto] wide:grid-cols-[clamp(14rem,20vw,18rem)_minmax(0,1fr)_var(--ticket)] wide:group-data-framed:group-not-data-prepared:bg-[linear-gradient(90deg,transparent_calc(100%-var(--ticket)),var(--paper-deep)_0)]">
          <h1
            data-part="heading"
            data-choosing={words.choose}
            data-prepared={words.send}
            tabIndex={-1}
            className="col-start-1 row-start-1 px-(--pad) pt-2 text-[1.375rem]/[1.35] outline-0 sm:flex sm:min-h-13 sm:items-center sm:pt-2 wide:min-h-15 group-data-prepared:col-span-2 group-not-data-started:sr-only group-data-prepared:pb-3 group-data-framed:group-not-data-prepared:max-sm:sr-only wide:pt-4"
          >
            {words.choose}
          </h1>
          <Picker />
          <Ticket />
          <Bar />
          <Request />
          <Contact />
        </div>
      </main>
      <p data-part="status" role="status" className="sr-only" />
      <Patterns />
      <div className="group-data-framed:hidden group-data-waiting:invisible">
        <Footer quiet />
      </div>
    </div>
  );
}

/**
 * The way back to each page, of which scheduler.ts shows the one that the visitor has come from, and takes its accent, who
 * speaks for it and its name for what the request is about. That of the landing page is there without script.
 */
function Origins() {
  return OWN_PAGES.map((route) => (
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
function Picker() {
  // Of any time that is long ago: as many days, and on most of them as many times, as there will be.
  const days = byDate(upcomingStarts(HOURS, 0), HOURS.timeZone);
  return (
    <div className="contents group-not-data-started:hidden group-data-prepared:hidden group-data-waiting:invisible">
      <fieldset className="col-start-1 mt-1.5 min-w-0 px-(--pad) sm:row-span-2 sm:row-start-2 sm:mt-1.5 sm:flex sm:flex-col sm:pr-6 sm:max-wide:pb-24 wide:mt-3 wide:group-data-framed:pb-6">
        <legend className="sr-only">{words.day}</legend>
        <div
          data-part="days"
          className="max-sm:grid max-sm:min-h-[9.3rem] max-sm:auto-cols-[minmax(min(44px,13.1vw),1fr)] max-sm:group-data-waiting:grid-cols-5 sm:flex sm:grow sm:flex-col sm:*:max-h-40 sm:*:grow sm:*:basis-0"
        >
          <Places count={days.length} face={DAY} />
        </div>
      </fieldset>
      <section
        aria-labelledby="chosen-day"
        className="relative bg-paper-deep pt-1.5 pb-2 max-sm:mx-[calc(var(--pad)-var(--px))] max-sm:mt-1.5 max-sm:px-(--px) sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:px-6 sm:pt-2 wide:px-7 wide:pt-4"
      >
        <div className="flex items-center justify-between gap-3 max-sm:absolute max-sm:top-0 max-sm:right-(--px)">
          <h2
            id="chosen-day"
            data-text="date"
            className="max-sm:sr-only sm:text-[clamp(1.125rem,1.9vw,1.375rem)]/[1.35]"
          >
            {words.day}
          </h2>
          {/* What is chosen is written here, short; the list of the zones lies over it, unseen. */}
          <label className="relative flex min-h-11 flex-none items-center gap-2 text-note sm:max-w-3/5 sm:border sm:border-(--edge) sm:bg-paper sm:px-3 hover:bg-accent-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text">
            <span className="sr-only">{words.zone} </span>
            <span data-text="clock" className="font-semibold" />
            <svg viewBox="0 0 12 8" aria-hidden="true" className="w-3 flex-none fill-none stroke-current stroke-2">
              <path d="M1 1l5 5 5-5" />
            </svg>
            <select data-part="zones" className="absolute -inset-px cursor-pointer opacity-0" />
          </label>
        </div>
        <div
          data-part="times"
          role="radiogroup"
          aria-labelledby="chosen-day"
          className="grid gap-1 sm:mt-1.5 sm:gap-4 wide:mt-3"
        >
          <div className={`max-sm:pt-8 sm:ml-28 ${TIMES}`}>
            <Places count={Math.max(0, ...days.map(({ starts }) => starts.length))} face={TIME} />
          </div>
        </div>
      </section>
      <p className="px-(--pad) py-3 text-note text-ink-soft max-sm:order-1 group-data-framed:max-sm:order-2 sm:col-start-2 sm:row-start-3 sm:bg-paper-deep sm:px-6 sm:max-wide:pb-24 wide:px-7 wide:pb-10">
        <span data-part="zone-unknown" hidden>
          {words.zoneUnknown}
        </span>{" "}
        <span className="block group-not-data-framed:hidden">{words.how}</span> {consultation.answer}{" "}
        <span className="block text-balance group-data-framed:hidden">{HOURS_IN_WORDS}</span>
      </p>
    </div>
  );
}

/** On an accent of the dark scheme, a button of the night would be a hole. */
const BUTTONS = "dark:[--button:var(--on-night)] dark:[--button-text:var(--night)] dark:[--flap:var(--night)]";

/**
 * The third fold, in the page's accent, which rises at the slope of the drawings: who speaks with the visitor, standing out
 * of it, and beside the others the ticket, whose stub is the button. Below the others, the ticket is the bar,
 * and on a phone its upper edge is less steep.
 */
function Ticket() {
  return (
    <div
      data-surface="accent"
      className={`${BUTTONS} relative isolate flex flex-col gap-4 bg-transparent px-(--px) pt-3 pb-6 mx-[calc(var(--pad)-var(--px))] before:absolute before:-z-1 before:bg-(--accent) group-data-waiting:max-wide:invisible group-data-waiting:*:invisible max-wide:bg-[linear-gradient(transparent_var(--slope,0rem),var(--accent)_0)] max-sm:before:inset-x-0 max-sm:before:top-(--slope) max-sm:before:h-(--slope) max-sm:before:origin-top-left max-sm:before:-skew-y-[7.5deg] max-sm:before:border-t-8 max-sm:before:border-[oklch(0_0_0/.3)] group-data-framed:max-sm:before:hidden group-not-data-prepared:max-wide:order-1 sm:max-wide:col-span-2 sm:max-wide:grid sm:max-wide:grid-cols-2 sm:max-wide:items-end group-not-data-prepared:sm:max-wide:row-start-4 sm:max-wide:col-start-1 sm:max-wide:gap-x-10 sm:max-wide:pt-10 wide:col-start-3 wide:row-span-3 wide:row-start-1 not-has-[[data-host]:not([hidden])]:pt-[calc(var(--slope,0rem)+1.5rem)] wide:mx-0 wide:has-[[data-host]:not([hidden])]:pt-5 wide:not-has-[[data-host]:not([hidden])]:pt-(--rise) wide:pr-8 wide:pl-9 wide:pb-8 [--face:min(13rem,100%)] [--off:0rem] group-data-framed:[--face:clamp(7rem,12.2vw,9.5rem)] group-data-framed:[--off:1.5rem] wide:before:inset-0 wide:before:bg-[linear-gradient(90deg,oklch(0_0_0/.3)_.75rem,transparent_0)] wide:before:[clip-path:polygon(0_var(--rise),calc(100%-var(--off)*2.53)_0,100%_0,100%_100%,0_100%)] wide:group-not-data-framed:-mt-(--rise) print:bg-none print:before:hidden`}
    >
      <Hosts />
      <section aria-labelledby="half-hour" className="group-data-prepared:hidden wide:group-not-data-framed:block">
        <h2 id="half-hour" className="font-bold font-text text-[1em]">
          {words.holds(minutes)}
        </h2>
        <ol className="mt-1 list-decimal pl-5">
          {agenda.map((point) => (
            <li key={point} className="text-balance">
              {point}
            </li>
          ))}
        </ol>
      </section>
      <div className="mt-2 group-data-framed:mt-auto group-not-data-started:hidden group-data-prepared:hidden max-wide:hidden">
        <Sheet>
          <p data-text="date" className="pr-6 font-display text-[1.0625rem]" />
          <p
            data-text="span"
            className="text-balance font-bold font-display text-[clamp(1.625rem,2.6vw,2.25rem)]/[1.15] tracking-[-0.02em]"
          />
          <p data-text="zone" className="mt-1 text-note group-data-framed:hidden" />
          <div className="relative -mx-4 mt-3 grid border-t-2 border-dashed px-4 pt-4 *:font-bold *:text-[1.125rem] before:absolute before:-top-3 before:left-0 before:h-5.5 before:w-2.75 before:bg-(--accent) before:[clip-path:polygon(0_0,100%_50%,0_100%)] after:absolute after:-top-3 after:right-0 after:h-5.5 after:w-2.75 after:bg-(--accent) after:[clip-path:polygon(100%_0,100%_100%,0_50%)] forced-colors:before:hidden forced-colors:after:hidden">
            <Button data-part="take">{words.take}</Button>
          </div>
        </Sheet>
      </div>
      <Taken />
    </div>
  );
}

/** The ticket where the third fold lies below the others: right below the times, and in sight until those are. */
function Bar() {
  return (
    <div
      data-surface="accent"
      className={`${BUTTONS} sticky bottom-0 z-2 flex min-h-18 items-center gap-3 border-t-8 border-[oklch(0_0_0/.3)] px-(--px) mx-[calc(var(--pad)-var(--px))] group-not-data-started:hidden group-data-prepared:hidden group-data-waiting:invisible sm:col-span-2 sm:col-start-1 sm:row-span-3 sm:row-start-1 sm:self-end wide:hidden print:hidden`}
    >
      <div aria-hidden="true" className="group-not-data-framed:hidden max-sm:hidden">
        <Hosts />
      </div>
      <div className="mr-auto font-display group-data-framed:sm:mr-0 group-data-framed:sm:ml-auto">
        <p className="text-[0.8125rem]">
          <span data-text="short" className="sm:hidden" />
          <span data-text="date" className="max-sm:hidden" />
        </p>
        <p data-text="span" className="font-bold text-[1.125rem]/[1.2] sm:text-[1.375rem]/[1.2]" />
      </div>
      <div className="grid content-center self-stretch border-on-accent border-l-2 border-dashed pl-2 *:min-h-12 *:min-w-0 *:px-3.5 sm:pl-3 sm:*:px-4 *:font-bold *:whitespace-nowrap">
        <Button data-part="take">{words.take}</Button>
      </div>
    </div>
  );
}

/** The paper of the ticket, light in both schemes, with its corner folded and its shadow on the fold below. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <div
      data-surface="sheet"
      className="relative isolate bg-transparent p-4 [--button:var(--night)] [--button-text:var(--on-night)] [--flap:var(--accent)]"
    >
      <div className="absolute inset-0 -z-1 [filter:drop-shadow(.5rem_.5rem_0_oklch(0_0_0/.25))] forced-colors:border">
        <div className="size-full bg-(--bg) [clip-path:polygon(0_0,calc(100%-1.75rem)_0,100%_1.75rem,100%_100%,0_100%)]" />
      </div>
      {children}
      <svg viewBox="0 0 28 28" aria-hidden="true" className="absolute top-0 right-0 w-7 forced-colors:hidden">
        <path fill="color-mix(in oklab,var(--accent) 30%,var(--on-night))" d="M0 0v28h28z" />
      </svg>
    </div>
  );
}

/** The ticket once it is taken, and what to do with it. */
function Taken() {
  const [change, theTime] = words.change;
  const file = subject.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["consultation"];
  return (
    <>
      <div className="group-not-data-prepared:hidden">
        <Sheet>
          <div className="pr-6 font-display font-bold text-[1.25rem]/[1.25] *:text-balance">
            <p data-text="date" />
            <p data-text="span" />
          </div>
          <div className="mt-1 flex items-end justify-between gap-3">
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
        </Sheet>
      </div>
      {/* Scrolled into view, they bring the heading and the time with them, clear of the dialog's head and foot. */}
      <div
        data-part="actions"
        className="grid content-start scroll-mt-70 scroll-mb-28 wide:scroll-mb-4 grid-cols-2 gap-2 *:first:col-span-full group-not-data-prepared:hidden sm:max-wide:col-start-2"
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
    </>
  );
}

/**
 * Everybody that speaks for a page, of whom scheduler.ts shows one. That of the landing page is there without script. In
 * the bar there is no room for what they do, and on a phone none at all: they stand right below it.
 */
function Hosts() {
  const hosts = [...new Set(OWN_PAGES.map(hostOf))].filter((host) => host !== undefined);
  const first = hostOf(OWN_PAGES.find(({ path }) => path === "/") ?? {});
  return hosts.map((host) => (
    <div
      key={host.id}
      data-part="host"
      data-host={host.id}
      hidden={host !== first}
      className="flex items-end gap-4 group-data-framed:group-data-prepared:max-sm:hidden group-data-prepared:sm:max-wide:row-span-2 in-aria-hidden:items-center wide:flex-col wide:items-start"
    >
      <span className="w-32 flex-none bg-(--on-night) p-1.5 [box-shadow:.375rem_.375rem_0_oklch(0_0_0/.25)] in-aria-hidden:p-0.5 *:bg-[color-mix(in_oklab,var(--accent)_30%,var(--on-accent))] *:text-accent max-sm:group-data-framed:w-16 sm:max-wide:w-36 in-aria-hidden:w-12! wide:w-(--face)">
        <Avatar size="portrait" name={host.name} image={host.image} />
      </span>
      <p>
        <span className="text-note in-aria-hidden:text-[0.8125rem]">{words.speakTo}</span>{" "}
        <strong className="block wrap-anywhere font-display text-card/[1.15] in-aria-hidden:text-[1.125rem]/[1.2] wide:text-[2rem]/[1.15]">
          {host.name}
        </strong>{" "}
        <span className="block text-balance text-note in-aria-hidden:hidden">{host.role}</span>
      </p>
    </div>
  ));
}

/** The email that a chosen time makes, and what becomes of it. */
function Request() {
  const [sendTo, anywhere] = words.noEmail;
  return (
    <div className="col-start-1 group-not-data-prepared:hidden px-(--pad) pt-1 pb-8 max-wide:pt-4 sm:col-span-2 wide:pr-8">
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

/** Without script, all that the first two folds hold. Else the foot of the page or of the dialog says it. */
function Contact() {
  return (
    <section
      aria-labelledby="contact"
      className="px-(--pad) pt-4 pb-6 group-data-started:hidden sm:col-span-2 sm:col-start-1 wide:pr-8"
    >
      <h2 id="contact" className="text-[1.375rem]/[1.35]">
        {words.otherwise}
      </h2>
      <p className="mt-2 max-w-[38rem] text-ink-soft">{words.nameTimes}</p>
      <p className="mt-5">
        <ButtonLink href={mailto(email, openRequest(site))} target="_top">
          {words.writeEmail}
        </ButtonLink>
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-8 text-small *:flex *:min-h-11 *:items-center">
        {[
          [`mailto:${email}`, email],
          [phoneAddress(phone), phone],
        ].map(([address, text]) => (
          <li key={address}>
            <a href={address} target="_top" className={TEXT_LINK}>
              {text}
            </a>
          </li>
        ))}
        <li className="text-balance">{HOURS_IN_WORDS}</li>
      </ul>
    </section>
  );
}

/** A sheet of a calendar; wide enough for the days to stand beside the times, a ruled list. */
const DAY =
  "min-h-11 flex-col text-[1.0625rem] leading-[1.15] border-hairline sm:min-h-[clamp(max(44px,2.75rem),3.4vw,2.9rem)] sm:flex-row sm:border-b sm:group-data-week/choice:[box-shadow:0_-1px_var(--edge)] sm:px-3 sm:text-[1em]";
/** Morning, afternoon and evening are a ruled sheet each: an hour a line, the full hour in bold. */
const TIMES = "grid grid-cols-6 max-[19rem]:grid-cols-4 sm:grid-cols-2";
const TIME =
  "-mr-px -mb-px min-h-[45px] border border-(--edge) bg-paper tabular-nums text-[0.9375rem] group-data-hour/choice:font-bold sm:justify-start sm:px-4 sm:text-[1.125rem] sm:min-h-[max(45px,min(4.2vw,3.5rem))] sm:peer-checked:px-6 sm:peer-checked:text-[1.75rem] wide:peer-not-checked:text-[clamp(1.125rem,1.7vw,1.375rem)]";

/** The lines of a full list, which keep its place until the script brings what stands in them. */
function Places({ count, face }: { count: number; face: string }) {
  return [...Array(count).keys()].map((place) => <span key={place} className={`visible ${face}`} />);
}

/**
 * What the script repeats. Hidden elements, not <template>: React looks for a template's children beside its content
 * when it hydrates, and reports a mismatch (react/react#34835).
 */
function Patterns() {
  return (
    <div hidden>
      <p
        data-part="column-pattern"
        aria-hidden="true"
        className="pb-0.5 text-center text-[0.75rem]/[1.25] text-ink-soft sm:hidden"
      />
      <Choice pattern="day" lift="[--corner:.75rem]" face={DAY}>
        <span data-text="weekday" className="mr-auto max-sm:hidden" />
        <span data-text="month" className="text-[0.6875rem] sm:hidden" />
        <span data-text="number" className="font-bold font-display tabular-nums sm:hidden" />
        <span data-text="short-date" className="font-semibold tabular-nums max-sm:hidden" />
      </Choice>
      <p
        data-part="closed-pattern"
        className={`flex items-center justify-center gap-2 text-ink-soft sm:justify-between ${DAY} sm:max-wide:group-data-framed:min-h-6!`}
      >
        <span data-text="weekday" className="max-sm:hidden" />
        <s data-text="number" aria-hidden="true" className="font-display sm:hidden" />{" "}
        <span className="max-sm:sr-only">{words.closed}</span>
      </p>
      <div data-part="sheet-pattern" className="sm:grid sm:grid-cols-[7rem_minmax(0,1fr)]">
        <p
          data-text="part"
          aria-hidden="true"
          className="font-bold font-display text-[0.9375rem]/6 max-sm:first-of-type:pb-1 sm:pt-2.5 sm:text-[1.0625rem]"
        />
        <div data-part="choices" className={TIMES} />
      </div>
      <Choice
        pattern="time"
        lift="[--corner:.75rem] sm:[--corner:1.25rem] sm:has-checked:-mx-2 sm:has-checked:-my-1"
        face={TIME}
      >
        <span data-text="start" />
      </Choice>
    </div>
  );
}

/** A day or a time: the one chosen is a sheet in the accent with its corner folded. Heights in px are touch targets. */
function Choice({
  pattern,
  lift,
  face,
  children,
}: Record<"pattern" | "lift" | "face", string> & { children: ReactNode }) {
  return (
    <label
      data-part={`${pattern}-pattern`}
      className={`group/choice relative grid cursor-pointer has-checked:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent-text ${lift}`}
    >
      <input type="radio" className="peer sr-only top-1/2 left-1/2 scroll-mb-28" />
      <span
        aria-hidden="true"
        className={`flex items-center justify-center group-hover/choice:bg-accent-tint peer-checked:[clip-path:polygon(0_0,calc(100%-var(--corner))_0,100%_var(--corner),100%_100%,0_100%)] peer-checked:border-accent-text peer-checked:bg-accent peer-checked:text-on-accent forced-colors:peer-checked:forced-color-adjust-none forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] ${face}`}
      >
        {children}
      </span>
      <span data-text="name" className="sr-only" />
      <svg
        viewBox="0 0 10 10"
        aria-hidden="true"
        className="absolute top-0 right-0 w-(--corner) peer-not-checked:hidden forced-colors:hidden"
      >
        <path fill="color-mix(in oklab,var(--accent) 30%,var(--on-accent))" d="M0 0v10h10z" />
      </svg>
    </label>
  );
}

import type { ReactNode } from "react";
import { Brand } from "@/components/layout/brand";
import { Footer } from "@/components/layout/footer";
import { Avatar } from "@/components/ui/avatar";
import { Button, ButtonLink } from "@/components/ui/button";
import { TEXT_LINK } from "@/components/ui/link";
import { pageAddress } from "@/content/routes";
import { shortName, site } from "@/content/site";
import { times, schedulePage as words } from "@/content/words";
import { hostOf } from "@/lib/host";
import { OWN_PAGES } from "@/lib/navigation";
import { mailto, openRequest, type Settings } from "./request";
import { type Hours, upcomingDays } from "./slots";
import { hoursInWords } from "./wording";

const { name, email, phone, consultation, workingHours, language } = site;
const { minutes, subject, agenda } = consultation;

const HOURS: Hours = { ...workingHours, minutes };
const HOURS_IN_WORDS = hoursInWords(workingHours, language);

const SETTINGS: Settings = {
  name,
  email,
  language,
  consultation: { minutes, subject },
  hours: HOURS,
  pages: OWN_PAGES.map(({ id, path, navLabel, accent, booking }) => {
    return { id, path: pageAddress(path), accent, booking, topic: navLabel };
  }),
  event: { title: words.tentative(subject), note: `${words.requested(name)}\n${email}\n${phone}` },
};

/**
 * The whole markup of the scheduling page: one sheet in three folds, the day, the time, and the visitor's ticket in the
 * accent of the page they come from. As it stands it serves a visitor without script; scheduler.ts shows the picker, fills
 * the elements marked `data-part` and `data-text`, and copies the patterns. In the booking dialog's frame the sheet stands
 * alone, without the site around it, and is 600 px high: no height in it grows with the window.
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
            <Brand place="bar" />{" "}
            <a data-part="home" href="/" className={TEXT_LINK}>
              {words.back(shortName())}
            </a>
          </div>
        </header>
      </div>
      <main className="frame group-data-framed:max-w-none group-data-framed:px-0 [--ticket:clamp(19rem,30vw,24rem)] [--rise:calc(var(--ticket)*.395)]">
        <div className="group-data-framed:hidden pt-5 pb-7 sm:pt-6 wide:flex wide:min-h-[calc(var(--rise)+1rem)] wide:flex-col wide:justify-center wide:pr-[calc(var(--ticket)+var(--gutter))]">
          <p className="text-balance font-bold font-display text-[clamp(2rem,1.05rem+3.6vw,2.875rem)]/[1.05] tracking-[-0.02em]">
            {words.free(minutes)}
          </p>
          <p className="mt-2 text-balance text-body text-muted sm:mt-3 sm:text-lead">
            <span className="group-data-prepared:hidden group-not-data-started:hidden">{words.how}</span>{" "}
            {consultation.answer}
          </p>
          <fieldset
            data-part="topics"
            className="mt-4 flex flex-wrap gap-1 sm:mt-5 group-data-prepared:hidden group-not-data-started:hidden"
          >
            <legend className="mb-2 text-note font-semibold">{words.about}</legend>
            {OWN_PAGES.map(({ id, navLabel, accent }) => (
              <div key={id} data-accent={accent} className="bg-paper-deep">
                <Choice
                  radio={{ name: "topic", value: id }}
                  lift="[--corner:.75rem]"
                  face="min-h-11 border-t-5 border-accent px-4 text-note font-semibold"
                  name={navLabel}
                >
                  {navLabel}
                </Choice>
              </div>
            ))}
          </fieldset>
        </div>
        <div className="group-data-framed:min-h-[600px] text-[clamp(0.9375rem,0.6rem+0.48vw,1.125rem)] [--pad:1rem] sm:[--pad:1.5rem] lg:[--pad:2rem] [--px:var(--pad)] group-not-data-framed:[--pad:0rem] group-not-data-framed:[--px:var(--margin)] sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr_auto] wide:grid-cols-[clamp(12rem+var(--pad),20vw,18rem)_minmax(0,1fr)_var(--ticket)] wide:grid-rows-[auto_auto_1fr] wide:before:col-start-3 wide:before:row-[1/4] wide:before:bg-[linear-gradient(90deg,oklch(0_0_0/.3)_.75rem,transparent_0)] wide:before:bg-accent wide:before:[clip-path:polygon(0_var(--rise),100%_0,100%_100%,0_100%)] wide:group-not-data-framed:before:-mt-(--rise) wide:group-data-framed:group-not-data-prepared:bg-[linear-gradient(90deg,transparent_calc(100%-var(--ticket)),var(--paper-deep)_0)] print:before:hidden">
          <h1
            data-part="heading"
            data-choosing={words.choose}
            data-prepared={words.send}
            data-sent={words.sent}
            tabIndex={-1}
            className="col-start-1 row-start-1 px-(--pad) text-[1.375rem]/[1.35] outline-0 max-sm:group-data-framed:pt-2 max-sm:pb-2 sm:flex sm:min-h-12 sm:items-center sm:pt-1 wide:min-h-15 wide:pt-4 group-data-prepared:col-span-2 group-not-data-started:sr-only group-data-framed:group-not-data-prepared:max-sm:sr-only"
          >
            {words.choose}
          </h1>
          <Picker />
          <Contact />
          <Ticket />
          <Next />
          <Request />
        </div>
      </main>
      <p data-part="status" role="status" className="sr-only" />
      <Patterns />
      <div className="group-data-framed:hidden group-data-waiting:invisible mt-12 wide:mt-16">
        <Footer quiet />
      </div>
    </div>
  );
}

/** Its parts stand in the grid of the page: the first two folds. */
function Picker() {
  // Of any time that is long ago: as many days, and on most of them as many times, as there will be.
  const days = upcomingDays(HOURS, 0, HOURS.timeZone);
  return (
    <div className="contents group-not-data-started:hidden group-data-prepared:hidden group-data-waiting:invisible">
      <fieldset className="min-w-0 px-(--pad) max-sm:group-data-framed:pt-2 sm:col-start-1 sm:row-start-2 sm:flex sm:flex-col sm:pr-6 sm:pb-2 wide:row-[2/4] wide:pt-3 wide:pb-6">
        <legend className="sr-only">{words.day}</legend>
        <div
          data-part="days"
          className="max-sm:grid max-sm:grid-cols-5 sm:flex sm:grow sm:flex-col sm:*:max-h-18 sm:*:grow sm:*:basis-0"
        >
          <Places count={days.length} face={DAY} />
        </div>
      </fieldset>
      <section
        aria-labelledby="chosen-day"
        className="relative bg-paper-deep max-sm:mx-[calc(var(--pad)-var(--px))] max-sm:mt-1 max-sm:px-(--px) max-sm:pb-2 sm:col-start-2 sm:row-start-1 sm:row-span-2 sm:px-6 sm:pt-2 sm:max-wide:pb-11 wide:pb-4 wide:row-span-3 wide:px-7 wide:pt-4"
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
          className="grid gap-2.5 sm:mt-1.5 sm:gap-4 wide:mt-3 max-sm:*:first:*:first:leading-11"
        >
          <div className={`max-sm:pt-11 sm:ml-28 ${TIMES}`}>
            <Places count={Math.max(0, ...days.map(({ starts }) => starts.length))} face={TIME} />
          </div>
        </div>
      </section>
    </div>
  );
}

/** On an accent of the dark scheme, a button of the night would be a hole. */
const BUTTONS = "dark:[--button:var(--on-night)] dark:[--button-text:var(--night)] dark:[--flap:var(--night)]";

/** What stands in the third fold, or in the bar: below the bar's width its parts are the bar's own. */
const SHEET =
  "contents wide:relative wide:isolate wide:block wide:p-4 wide:text-(--night) wide:[--bg:var(--on-night)] wide:[--button-text:var(--on-night)] wide:[--button:var(--night)] wide:[--flap:var(--accent)] wide:[--focus:var(--night)]";

/**
 * What is torn off: across the sheet, or at the end of the bar. Scrolled into view, the link brings the heading with it,
 * clear of the dialog's head and foot.
 */
const STUB =
  "group-not-data-chosen:*:first:bg-transparent group-not-data-chosen:*:first:text-current group-not-data-chosen:*:first:[box-shadow:inset_0_0_0_1.5px] group-data-prepared:*:first:hidden group-not-data-prepared:*:last:hidden *:last:scroll-mt-70 *:last:scroll-mb-28 grid content-center self-stretch border-dashed *:font-bold max-wide:border-l-2 max-wide:pl-2.5 max-wide:*:min-h-12 max-wide:*:min-w-0 max-wide:*:px-2.5 max-sm:*:leading-[1.2] max-sm:*:text-small max-sm:row-span-2 max-sm:row-start-1 max-sm:col-start-3 max-sm:ml-2 max-sm:w-31 sm:max-wide:col-start-4 sm:max-wide:*:px-5 wide:relative wide:-mx-4 wide:mt-3 wide:border-t-2 wide:px-4 wide:pt-4 wide:*:px-4 wide:*:text-[1.125rem] wide:before:absolute wide:before:-top-3 wide:before:left-0 wide:before:h-5.5 wide:before:w-2.75 wide:before:bg-(--accent) wide:before:[clip-path:polygon(0_0,100%_50%,0_100%)] wide:after:absolute wide:after:-top-3 wide:after:right-0 wide:after:h-5.5 wide:after:w-2.75 wide:after:bg-(--accent) wide:after:[clip-path:polygon(100%_0,100%_100%,0_50%)] forced-colors:before:hidden forced-colors:after:hidden";

/**
 * The third fold, in the page's accent, which rises at the slope of the drawings: who speaks with the visitor, standing out
 * of it, and the ticket, whose stub is the button, first to take the time and then to send for it. Where the folds do not
 * stand side by side, it is a bar right below the times, in sight until those are.
 */
function Ticket() {
  const file = subject.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["consultation"];
  return (
    <div
      data-surface="accent"
      className={`${BUTTONS} mx-[calc(var(--pad)-var(--px))] grid grid-cols-[auto_minmax(0,1fr)_auto] items-center px-(--px) max-wide:border-t-6 max-wide:border-[oklch(0_0_0/.3)] max-wide:py-2 max-wide:group-not-data-prepared:sticky max-wide:group-not-data-prepared:bottom-0 z-2 sm:max-wide:col-span-2 sm:max-wide:col-start-1 sm:max-wide:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:max-wide:gap-x-5 group-not-data-prepared:sm:max-wide:row-start-3 group-data-waiting:max-wide:invisible group-data-waiting:*:invisible wide:relative wide:mx-0 wide:block wide:bg-transparent wide:col-start-3 wide:row-span-2 wide:row-start-1 wide:pt-11 wide:not-has-[[data-of]>*]:pt-[calc(var(--rise)+1rem)] wide:pr-8 wide:pl-9 wide:group-not-data-framed:-mt-(--rise)`}
    >
      <Hosts />
      <div className={SHEET}>
        <Paper />
        <div className="font-display max-sm:col-start-2 max-sm:self-start sm:max-wide:col-start-3 group-not-data-started:hidden">
          <p data-text="short" className="text-[0.8125rem]/[1.25] sm:hidden" />
          <p data-text="date" className="pr-6 text-[0.8125rem] max-sm:hidden wide:text-[1.0625rem]" />
          <p
            data-text="span"
            className="font-bold text-[1.0625rem]/[1.2] sm:text-[1.375rem]/[1.2] wide:text-[clamp(1.25rem,2vw,1.75rem)]/[1.2] wide:tracking-[-0.02em]"
          />
          <p
            data-text="zone"
            className="font-text text-[0.8125rem]/[1.35] group-not-data-prepared:hidden wide:text-note"
          />
        </div>
        <div className={`${STUB} group-not-data-started:hidden`}>
          <Button data-part="take" data-text="take">
            {times.choose}
          </Button>{" "}
          <ButtonLink href={`mailto:${email}`} target="_top" data-part="email">
            {words.openEmail}
          </ButtonLink>
        </div>
      </div>
      <div className="col-span-full mt-2 flex gap-2 group-not-data-prepared:hidden *:grow group-not-data-sent:*:first:hidden sm:max-wide:col-[3/5] wide:mt-4">
        <ButtonLink
          href={`mailto:${email}`}
          download={`${file.join("-")}.ics`}
          look="outline"
          size="compact"
          data-part="file"
        >
          {words.file}
        </ButtonLink>{" "}
        <Button look="outline" size="compact" data-part="back">
          {words.change}
        </Button>
      </div>
    </div>
  );
}

/** The paper of the ticket, light in both schemes, with its corner folded and its shadow on the fold below. */
function Paper() {
  return (
    <div className="max-wide:hidden group-not-data-started:hidden">
      <div className="absolute inset-0 -z-1 [filter:drop-shadow(.5rem_.5rem_0_oklch(0_0_0/.25))] forced-colors:border">
        <div className="size-full bg-(--bg) [clip-path:polygon(0_0,calc(100%-1.75rem)_0,100%_1.75rem,100%_100%,0_100%)]" />
      </div>
      <svg viewBox="0 0 28 28" aria-hidden="true" className="absolute top-0 right-0 w-7 forced-colors:hidden">
        <path fill="color-mix(in oklab,var(--accent) 30%,var(--on-night))" d="M0 0v28h28z" />
      </svg>
    </div>
  );
}

/**
 * Who speaks for each page, of which scheduler.ts shows that of the one that it is about; without script that of the
 * landing page. On a phone there is room for the name alone.
 */
function Hosts() {
  return OWN_PAGES.map((route) => {
    const host = hostOf(route);
    return (
      <div
        key={route.id}
        data-of={route.id}
        hidden={route.path !== "/"}
        className="contents wide:mb-4 wide:flex wide:items-end wide:gap-4"
      >
        {host && (
          <>
            <span className="w-10 flex-none bg-(--on-night) p-0.5 outline outline-[oklch(0_0_0/.25)] *:bg-[color-mix(in_oklab,var(--accent)_30%,var(--on-accent))] *:text-accent *:max-wide:text-note max-[20.5rem]:hidden max-wide:row-span-2 max-wide:row-start-1 max-sm:mr-2.5 sm:w-14 wide:w-[calc(var(--rise)-2.25rem)] wide:p-1.5">
              <Avatar size="portrait" name={host.name} image={host.image} />
            </span>
            <p className="max-sm:group-not-data-started:row-span-2 max-wide:group-data-prepared:sm:row-span-2 max-sm:self-end max-sm:text-[0.8125rem]/[1.25] max-sm:col-start-2">
              <span className="text-note max-sm:group-data-started:sr-only">{words.speakTo}</span>{" "}
              <strong className="block wrap-anywhere font-display sm:text-[1.25rem]/[1.15] wide:text-[clamp(1rem,1.65vw,1.25rem)]/[1.15]">
                {host.name}
              </strong>{" "}
              <span className="block text-balance text-note/[1.3] max-wide:hidden">{host.role}</span>
            </p>
          </>
        )}
      </div>
    );
  });
}

/** What comes of it: when an answer does, and what the time is for. */
function Next() {
  return (
    <section
      aria-labelledby="half-hour"
      className="relative px-(--pad) pt-1.5 pb-3 text-[0.8125rem]/[1.4] sm:pt-3 sm:text-note group-data-prepared:max-wide:hidden group-data-waiting:invisible max-wide:text-muted sm:max-wide:col-start-2 sm:max-wide:row-start-2 sm:max-wide:self-end sm:max-wide:group-data-started:px-6 sm:max-wide:group-not-data-started:col-span-2 wide:col-start-3 wide:row-start-3 wide:pt-5 wide:group-data-prepared:pt-1 wide:pr-8 wide:pb-4 wide:pl-9 wide:text-on-accent"
    >
      <p className="group-data-prepared:hidden">
        <span className="group-not-data-framed:hidden">{consultation.answer}</span> {words.ifTaken}
      </p>
      <div className="mt-2 wide:group-not-data-prepared:mt-5 wide:group-not-data-framed:mt-7">
        <h2 id="half-hour" className="wide:text-[1.25rem]">
          {words.holds(minutes)}
        </h2>
        <ol className="list-inside list-decimal max-wide:flex max-wide:flex-wrap max-wide:gap-x-5 wide:mt-2 wide:list-outside wide:pl-5 wide:text-[1rem]/[1.4] wide:group-not-data-framed:text-[1.25rem]/[1.4]">
          {agenda.map((point) => (
            <li key={point} className="wide:mt-1.5 wide:group-not-data-framed:mt-3">
              {point}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The letter that a chosen time makes: one of the folded papers. */
function Request() {
  return (
    <div className="col-start-1 px-(--pad) pt-3 pb-4 group-not-data-prepared:hidden sm:col-span-2 wide:row-[2/4] wide:flex wide:flex-col wide:pt-0 wide:pr-8 wide:pb-6">
      <p>
        <span className="group-data-sent:hidden">{words.sendIt}</span>
        <span className="group-not-data-sent:hidden">{words.opened}</span>{" "}
        <span className="group-not-data-framed:hidden">{consultation.answer}</span>
      </p>
      <div className="my-3 flex items-center justify-between gap-x-4">
        <p className="text-note/[1.4]">{words.noEmail}</p>
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
      </div>
      <p data-part="refused" hidden className="mb-3 font-semibold">
        {words.refused}
      </p>
      <div className="relative grow border border-(--edge) bg-paper px-4 py-3 [box-shadow:.5rem_.5rem_0_var(--accent-tint)] sm:px-8 sm:py-6 after:absolute after:-top-px after:-right-px after:size-8 after:bg-[linear-gradient(to_top_right,var(--accent)_50%,var(--paper)_50.5%)] forced-colors:after:hidden">
        <textarea
          aria-label={words.request}
          data-part="text"
          readOnly
          className="field-sizing-content block h-full w-full resize-none text-note/[1.45] sm:text-[1rem]/[1.5]"
        />
      </div>
    </div>
  );
}

/** Without script, all that the first two folds hold. The foot of the page has the addresses. */
function Contact() {
  return (
    <section
      aria-labelledby="contact"
      className="px-(--pad) pt-4 pb-6 group-data-started:hidden sm:col-span-2 sm:col-start-1 sm:row-start-1 wide:row-span-3 wide:pr-8"
    >
      <h2 id="contact" className="text-[1.375rem]/[1.35]">
        {words.otherwise}
      </h2>
      <p className="mt-2 max-w-[38rem] text-ink-soft">
        {words.nameTimes} {words.open(HOURS_IN_WORDS)}
      </p>
      <p className="mt-5">
        <ButtonLink href={mailto(email, openRequest(site))} target="_top">
          {words.writeEmail}
        </ButtonLink>
      </p>
    </section>
  );
}

/** Five in a row on a phone; wide enough for the days to stand beside the times, a ruled list. */
const DAY =
  "min-h-11.5 flex-col text-[clamp(0.75rem,4.4vw,0.9375rem)]/[1.2] border-hairline sm:min-h-11 sm:flex-row sm:border-b sm:group-data-week/choice:[box-shadow:0_-1px_var(--edge)] sm:px-3 sm:text-[1em]";
/** Morning, afternoon and evening are a ruled sheet each. */
const TIMES = "grid grid-cols-6 max-[19rem]:grid-cols-4 sm:grid-cols-3 wide:grid-cols-2";
const TIME =
  "-mr-px -mb-px min-h-11.5 border border-(--edge) bg-paper font-medium text-note wide:min-h-12.5 sm:justify-start sm:px-4 sm:text-[1.125rem] peer-checked:font-bold sm:peer-checked:px-6 sm:peer-checked:text-[1.75rem] wide:peer-not-checked:text-[clamp(1.125rem,1.7vw,1.25rem)]";

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
      <Choice pattern="day" lift="[--corner:.75rem]" face={DAY}>
        <span data-text="weekday" className="mr-auto max-sm:hidden" />
        <span data-text="short-weekday" className="text-[0.75rem] sm:hidden" />
        <span data-text="short-date" className="font-semibold tabular-nums" />
      </Choice>
      <div data-part="sheet-pattern" className="sm:grid sm:grid-cols-[7rem_minmax(0,1fr)]">
        <p
          data-text="part"
          aria-hidden="true"
          className="font-bold font-display text-[0.9375rem]/6 sm:pt-2.5 sm:text-[1.0625rem]"
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

/**
 * A day, a time or a topic: the one chosen is a sheet in the accent with its corner folded. Heights in px are touch
 * targets.
 */
function Choice({
  pattern,
  radio,
  lift,
  face,
  name,
  children,
}: Record<"lift" | "face", string> & {
  pattern?: string;
  radio?: { name: string; value: string };
  name?: string;
  children: ReactNode;
}) {
  return (
    <label
      data-part={pattern && `${pattern}-pattern`}
      className={`group/choice relative grid not-has-disabled:cursor-pointer has-checked:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent-text ${lift}`}
    >
      <input type="radio" {...radio} className="peer sr-only top-1/2 left-1/2 scroll-mb-28" />
      <span
        aria-hidden="true"
        className={`flex items-center justify-center peer-[:enabled:not(:checked)]:group-hover/choice:bg-accent-tint peer-disabled:text-muted peer-checked:[clip-path:polygon(0_0,calc(100%-var(--corner))_0,100%_var(--corner),100%_100%,0_100%)] peer-checked:border-accent-text peer-checked:bg-accent peer-checked:text-on-accent forced-colors:peer-checked:forced-color-adjust-none forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] ${face}`}
      >
        {children}
      </span>
      <span data-text="name" className="sr-only">
        {name}
      </span>
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

import type { ReactNode, SelectHTMLAttributes } from "react";
import { Brand } from "@/components/layout/brand";
import { Footer } from "@/components/layout/footer";
import { Avatar } from "@/components/ui/avatar";
import { Button, ButtonLink } from "@/components/ui/button";
import { TEXT_LINK } from "@/components/ui/link";
import { pageAddress, routes } from "@/content/routes";
import { shortName, site } from "@/content/site";
import { copied, instead, letter, times, schedulePage as words } from "@/content/words";
import { hostOf } from "@/lib/host";
import { OWN_PAGES, ownPage } from "@/lib/navigation";
import { DETAIL_MAX_LENGTH, mailto, openRequest, type Settings } from "./request";
import { type Hours, upcomingDays } from "./slots";
import { columnsFor } from "./time-grid";
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
  pages: routes.map((route) => {
    const { id, navLabel, accent, booking } = ownPage(route);
    return { id, path: pageAddress(route.path), accent, booking, topic: navLabel };
  }),
  event: { title: words.tentative(subject), note: `${words.requested(name)}\n${email}\n${phone}` },
};

/**
 * The whole markup of the scheduling page: one sheet in three folds, the day, the time, and the visitor's ticket in the
 * accent of the page they come from. As it stands it serves a visitor without script; scheduler.ts shows the picker, fills
 * the elements marked `data-part` and `data-text`, and copies the patterns (render.ts). By itself the sheet is as wide as the window,
 * between bar and footer; in the booking dialog's frame it stands alone and is 600 px high: no height in it grows with the
 * window. Below the bar's width its folds lie below each other.
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
      className="group flex min-h-dvh flex-col [--px:var(--outside)] data-framed:[--px:1rem] data-framed:sm:[--px:1.5rem] data-framed:lg:[--px:2rem] [--face:clamp(2.5rem,15vw,3.5rem)] [--wedge:0px] sm:[--face:4rem] sm:[@media(height>60rem)]:not-data-framed:not-data-prepared:[--face:8rem] sm:[@media(height>60rem)]:not-data-framed:not-data-prepared:[--wedge:4.5rem] [--ticket:clamp(18rem,26vw,21rem)] [--third:calc(var(--ticket)+var(--px))] [--rise:calc(var(--third)*.395)]"
    >
      <header className="border-b border-hairline [view-transition-name:bar] group-data-framed:hidden">
        <div className="frame flex h-[calc(var(--bar)-1px)] items-center gap-x-6 text-small">
          <Brand place="bar" />{" "}
          <a data-part="home" href="/" className={TEXT_LINK}>
            {words.back(shortName())}
          </a>
        </div>
      </header>
      <main className="flex grow flex-col">
        <div className="relative px-(--px) group-data-framed:hidden wide:flex wide:min-h-(--rise) wide:flex-col wide:pr-[calc(var(--third)+var(--gutter))]">
          <p className="my-auto pt-4 pb-3 font-bold font-display text-[clamp(2.125rem,9.4vw,5rem)]/none tracking-[-0.03em] wide:pt-8 wide:pb-6 wide:text-[calc((min(100vw-2*var(--margin),var(--frame))-var(--ticket))/9.3)]">
            <span className="group-data-prepared:hidden">{words.free(minutes)}</span>
            <span data-text="spoken" className="group-not-data-prepared:hidden" />
          </p>
          <fieldset
            data-part="topics"
            className="flex items-center gap-1.5 pb-6 max-wide:flex-wrap max-wide:pb-3.5 max-wide:group-data-prepared:hidden group-data-prepared:invisible group-not-data-started:hidden"
          >
            <legend className="sr-only">{words.about}</legend>
            <p aria-hidden="true" className="mr-4 text-note font-semibold max-wide:w-full">
              {words.about}
            </p>
            {OWN_PAGES.map(({ id, navLabel, tab = navLabel, accent }) => (
              <div key={id} data-accent={accent} className="max-sm:grow *:[--corner:0px]">
                <Choice radio={{ name: "topic", value: id }} face={TOPIC} name={navLabel}>
                  {tab}
                  <span className="whitespace-pre max-sm:hidden">{navLabel.slice(tab.length)}</span>
                </Choice>
              </div>
            ))}
          </fieldset>
        </div>
        <div className="text-[clamp(0.9375rem,0.6rem+0.48vw,1.125rem)] flex grow flex-col wide:grid wide:grid-cols-[calc(var(--px)+clamp(11.5rem,17vw,15rem))_minmax(0,1fr)_var(--third)] wide:grid-rows-[auto_auto_1fr] wide:before:col-start-3 wide:before:row-[1/4] wide:group-not-data-framed:before:-mb-px wide:before:bg-[linear-gradient(90deg,oklch(0_0_0/.3)_.75rem,transparent_0)] wide:before:bg-accent wide:before:[clip-path:polygon(0_var(--rise),100%_0,100%_100%,0_100%)] wide:group-not-data-framed:before:-mt-(--rise) wide:group-data-framed:group-not-data-prepared:bg-[linear-gradient(90deg,transparent_calc(100%-var(--third)),var(--accent-tint)_0)]">
          <h1
            data-part="heading"
            data-choosing={words.choose}
            data-prepared={words.send}
            data-sent={words.sent}
            data-passed={words.passed}
            tabIndex={-1}
            className="scroll-mt-24 px-(--px) pb-2 text-[clamp(1.125rem,.95rem+1vw,1.375rem)]/[1.35] outline-0 wide:pr-0 group-data-prepared:col-span-2 group-data-prepared:py-2.5 sm:group-data-prepared:py-2 group-data-prepared:text-balance group-data-prepared:text-[clamp(1.375rem,.75rem+1.9vw,3rem)]/[1.15] wide:group-data-prepared:pb-3 wide:group-not-data-framed:group-data-prepared:-mt-17 wide:pt-6! group-not-data-started:sr-only group-data-framed:group-not-data-prepared:max-wide:sr-only"
          >
            {words.choose}
          </h1>
          <Picker />
          <Contact />
          <Letter />
          <Ticket />
          <WhatComes />
          <Agenda />
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

/** Its parts stand in the grid of the page: the first two folds. */
function Picker() {
  // Of any time that is long ago: as many days, and on most of them as many times, as there will be.
  const days = upcomingDays(HOURS, 0, HOURS.timeZone);
  const count = Math.max(0, ...days.map(({ starts }) => starts.length));
  return (
    <div className="contents group-not-data-started:hidden group-data-prepared:hidden group-data-waiting:invisible">
      <fieldset className="min-w-0 px-(--px) max-wide:pb-2 max-wide:group-data-framed:pt-1.5 sm:max-wide:group-data-framed:pt-2.5 wide:row-[2/4] wide:flex wide:flex-col wide:pt-1 wide:pr-6 wide:pb-6">
        <legend className="sr-only">{words.day}</legend>
        <div
          data-part="days"
          className="max-wide:grid max-wide:grid-cols-5 max-wide:gap-x-1.5 max-wide:bg-[repeating-linear-gradient(transparent_0_calc(2.875rem-1px),var(--hairline)_0_2.875rem)] max-wide:bg-no-repeat max-wide:bg-size-[100%_calc(100%-1px)] wide:flex wide:grow wide:flex-col wide:*:max-h-18 wide:*:grow wide:*:basis-0"
        >
          <Places count={days.length} face={DAY} />
        </div>
      </fieldset>
      <section
        aria-labelledby="chosen-day"
        className="bg-accent-tint px-(--px) pt-2 pb-6 max-sm:group-not-data-framed:pb-7 sm:flex sm:flex-col sm:pt-4 sm:pb-[calc(2.75rem+var(--wedge))] sm:max-wide:group-data-framed:grow wide:col-start-2 wide:row-[1/4] wide:px-7 wide:pt-5 wide:pb-28"
      >
        <div className="flex items-center justify-between gap-3">
          <h2 id="chosen-day" className="text-[clamp(1rem,.7rem+1vw,1.375rem)]/[1.2]">
            <span data-text="date" className="max-[22rem]:hidden">
              {words.day}
            </span>
            <span data-text="short" className="min-[22rem]:hidden" />
          </h2>
          <Menu
            label={<span className="sr-only">{words.zone} </span>}
            shown="clock"
            look="border-[color-mix(in_oklab,var(--ink)_50%,var(--paper))] bg-paper hover:bg-accent-tint"
            data-part="zones"
          />
        </div>
        <p data-text="notice" hidden className="mt-1 text-[0.8125rem]/[1.3] font-semibold" />
        {/* Its line stays where there is nothing to say. */}
        <p className="-mt-1.5 min-h-[1.3em] text-[0.8125rem]/[1.3] max-sm:mt-1 max-sm:not-has-[:not([hidden])]:hidden max-sm:group-data-framed:hidden wide:mt-1.5 wide:mb-1.5">
          <span data-text="ours-open" />
        </p>
        <div
          data-part="times"
          data-columns={columnsFor(count)}
          role="radiogroup"
          aria-labelledby="chosen-day"
          className={SHEET}
        >
          <Places count={count} face={TIME} />
        </div>
      </section>
    </div>
  );
}

/** A list to choose from: what is chosen is written here as the script says it in `shown`, and the list lies over that, unseen. */
function Menu({
  label,
  shown,
  look = "",
  ...list
}: { shown: string; look?: string } & { label: ReactNode } & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <label
      className={`relative inline-flex min-h-9 flex-none items-center gap-2 border px-3 text-note has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text ${look}`}
    >
      {label}
      <span data-text={shown} className="font-semibold" />
      <svg viewBox="0 0 12 8" aria-hidden="true" className="w-3 flex-none fill-none stroke-current stroke-2">
        <path d="M1 1l5 5 5-5" />
      </svg>
      <select
        {...list}
        autoComplete="off"
        className="absolute -inset-x-px -inset-y-1.25 scroll-mt-28 scroll-mb-28 cursor-pointer opacity-0"
      />
    </label>
  );
}

/** What is torn off: across the sheet, or at the end of the bar. */
const STUB =
  "group-not-data-started:hidden group-data-prepared:hidden max-wide:group-not-data-chosen:bg-(--on-night) max-wide:group-not-data-chosen:text-(--night) max-wide:group-not-data-chosen:border-accent max-wide:group-not-data-chosen:p-1.5 group-not-data-chosen:*:font-normal group-not-data-chosen:*:px-1! group-not-data-chosen:*:bg-transparent group-not-data-chosen:*:text-current group-not-data-chosen:*:[--fold:0px] group-not-data-chosen:*:border-[1.5px] group-not-data-chosen:*:border-dashed group-not-data-chosen:*:border-current grid self-stretch border-dashed wide:content-center *:font-bold max-wide:group-data-chosen:border-l-2 max-wide:pl-2.5 max-wide:*:min-h-12 max-wide:*:min-w-0 max-wide:*:pr-3.5 max-wide:*:pl-2.5 max-wide:*:py-1.5 max-wide:*:leading-[1.2] max-sm:*:text-note max-wide:row-span-2 max-wide:row-start-1 max-wide:col-start-3 max-wide:ml-1 sm:max-wide:col-start-4 sm:ml-5 max-wide:w-[clamp(min(7rem,40vw),25vw,12rem)] wide:relative wide:-mx-4 wide:mt-3 wide:border-t-2 wide:px-4 wide:pt-4 wide:*:px-4 wide:*:text-[1.125rem] wide:before:absolute wide:before:-top-3 wide:before:left-0 wide:before:h-5.5 wide:before:w-2.75 wide:before:bg-(--accent) wide:before:[clip-path:polygon(0_0,100%_50%,0_100%)] wide:after:absolute wide:after:-top-3 wide:after:right-0 wide:after:h-5.5 wide:after:w-2.75 wide:after:bg-(--accent) wide:after:[clip-path:polygon(100%_0,100%_100%,0_50%)] forced-colors:before:hidden forced-colors:after:hidden";

/**
 * The third fold, in the page's accent, which rises at the slope of the drawings: who speaks with the visitor, standing out
 * of it, and the ticket, whose stub is the button that takes the time, and is then torn off. Where the folds do not stand
 * side by side, it is a bar right below the times, in sight until those are. On an accent of the dark scheme, a button of
 * the night would be a hole.
 */
function Ticket() {
  return (
    <div
      data-surface="accent"
      className={`dark:[--button:var(--on-night)] dark:[--button-text:var(--night)] dark:[--flap:var(--night)] z-2 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center px-(--px) sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] max-wide:border-t-[max(0px,.375rem-var(--wedge))] max-wide:border-[oklch(0_0_0/.3)] max-wide:py-2 max-wide:before:absolute max-wide:before:inset-x-0 max-wide:before:bottom-full max-wide:before:-mb-px max-wide:before:h-(--wedge) max-wide:before:bg-accent max-wide:before:[clip-path:polygon(0_100%,100%_0,100%_100%)] max-wide:group-not-data-prepared:sticky max-wide:group-not-data-prepared:bottom-0 max-[15rem]:static! max-sm:group-data-prepared:grow max-sm:group-data-prepared:content-start group-data-waiting:max-wide:invisible group-data-waiting:*:invisible wide:relative wide:col-start-3 wide:row-span-2 wide:row-start-1 wide:block wide:bg-transparent wide:pl-9 wide:[--face:min(var(--rise)-2.25rem,9rem)] wide:pt-[calc(var(--rise)+.5rem-var(--face))] wide:not-has-[[data-of]>*]:pt-[calc(var(--rise)+1rem)] wide:group-not-data-framed:-mt-(--rise)`}
    >
      <Hosts />
      <div className="contents wide:relative wide:mr-2 wide:isolate wide:block wide:p-4 wide:text-(--night) wide:[--bg:var(--on-night)] wide:[--accent-text:var(--night)] wide:[--button-text:var(--on-night)] wide:[--button:var(--night)] wide:[--flap:var(--accent)] wide:[--focus:var(--night)]">
        <div className="absolute inset-0 -z-1 [filter:drop-shadow(.5rem_.5rem_0_oklch(0_0_0/.25))] forced-colors:border max-wide:hidden group-not-data-started:hidden">
          <div className="size-full bg-(--bg) [clip-path:polygon(0_0,calc(100%-1.75rem)_0,100%_1.75rem,100%_100%,0_100%)] after:absolute after:top-0 after:right-0 after:size-7 after:bg-[color-mix(in_oklab,var(--accent)_30%,var(--on-night))] forced-colors:after:hidden" />
        </div>
        <div className="font-display max-wide:col-start-3 max-wide:row-span-2 max-sm:group-not-data-prepared:[grid-area:2/2] max-sm:group-not-data-prepared:self-start group-not-data-started:hidden">
          <p
            data-text="short"
            className="text-[0.8125rem]/[1.25] max-sm:group-not-data-prepared:hidden sm:text-[1rem] wide:hidden"
          />
          <p
            data-text="date"
            className="pr-6 text-[1.0625rem] wide:group-not-data-framed:group-data-prepared:text-[1.25rem] max-wide:hidden"
          />
          <p
            data-text="span"
            className="font-bold tracking-[-0.02em] text-[clamp(.875rem,.55rem+1.2vw,1.75rem)]/[1.25] wide:group-not-data-framed:group-data-prepared:text-[clamp(1.75rem,2.9vw,3rem)]/[1.15]"
          />
          <p
            data-text="place"
            className="font-text text-[0.8125rem]/[1.25] group-not-data-prepared:hidden sm:text-note wide:mt-1"
          />
        </div>
        <div className={STUB}>
          <Button data-part="take" data-text="take">
            {times.choose}
          </Button>
        </div>
      </div>
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
        className="contents wide:mb-4 wide:flex wide:items-start wide:gap-4"
      >
        {host && (
          <>
            <span className="relative w-(--face) flex-none bg-(--on-night) p-0.5 outline outline-[oklch(0_0_0/.25)] *:bg-[color-mix(in_oklab,var(--accent)_30%,var(--on-accent))] *:text-accent *:max-wide:text-note max-[20.5rem]:hidden max-wide:row-span-2 max-wide:row-start-1 max-sm:mr-2 sm:max-wide:mr-4 max-wide:mt-[calc(-.75*var(--wedge))] sm:p-1.5">
              <Avatar size="portrait" name={host.name} image={host.image} />
            </span>
            <p className="wide:mt-[calc(.605*var(--face)-1.5rem)] wide:grid wide:min-h-[calc(.395*var(--face)+1.5rem)] wide:content-end max-wide:col-start-2 max-sm:group-not-data-prepared:self-end max-wide:text-[0.8125rem]/[1.25] sm:max-wide:row-span-2 max-wide:group-not-data-started:row-span-2 max-wide:group-data-prepared:row-span-2">
              <span className="max-sm:text-[0.75rem] sm:text-note">{words.callWith}</span>{" "}
              <strong className="block wrap-anywhere font-display sm:text-[clamp(1rem,1.65vw,1.25rem)]/[1.15]">
                {host.name}
              </strong>{" "}
              <span className="block text-balance sm:text-note/[1.3]">{host.role}</span>
            </p>
          </>
        )}
      </div>
    );
  });
}

/**
 * What comes of it, and when. Where the folds stand side by side it is below the times; else it begins behind the ticket,
 * so that nothing is between them while that is held in sight. On a phone's dialog the firm's hours come last.
 */
function WhatComes() {
  return (
    <p
      data-surface="accent"
      className="max-wide:-mt-16 grid px-(--px) pt-19 max-sm:group-not-data-framed:pt-22 sm:group-data-framed:pb-3 wide:group-data-framed:pb-5! text-[1rem]/[1.4] *:text-balance group-data-prepared:hidden group-data-waiting:invisible max-sm:group-data-framed:grow max-sm:group-data-framed:pb-3 max-sm:content-start max-sm:group-data-framed:text-[0.9375rem]/[1.4] sm:grid-cols-3 sm:gap-x-6 wide:col-start-2 wide:row-start-3 wide:self-end wide:bg-transparent wide:px-7 wide:pt-3 wide:pb-7 wide:text-small/[1.35] wide:text-ink group-not-data-started:hidden"
    >
      {[words.byEmail, consultation.answer, words.ifTaken].map((step) => step && <span key={step}>{step} </span>)}
      <span
        data-text="ours-open"
        className="hidden pt-1.5 text-[0.8125rem]/[1.35] max-sm:group-data-framed:not-[[hidden]]:block"
      />
    </p>
  );
}

/** What the time is for. */
function Agenda() {
  return (
    <section
      aria-labelledby="agenda"
      data-surface="accent"
      className="relative grow px-(--px) pb-5 max-wide:group-data-framed:hidden text-[1rem]/[1.4] max-wide:pt-3 group-data-prepared:max-wide:hidden group-data-waiting:invisible wide:col-start-3 wide:row-start-3 wide:flex wide:flex-col wide:bg-transparent wide:pt-3 wide:pb-3 wide:group-not-data-framed:pb-5 wide:pl-9"
    >
      <h2
        id="agenda"
        className="mt-3 mb-1 text-[1.25rem] sm:group-not-data-framed:mt-6 wide:group-data-framed:text-[1.5rem] wide:group-not-data-framed:text-[1.75rem]"
      >
        {words.holds(minutes)}
      </h2>
      <ol
        className={`${STEPS} *:border-t *:border-rule *:text-balance *:py-2 sm:max-wide:grid sm:max-wide:grid-cols-3 sm:max-wide:gap-x-6 wide:*:py-3 wide:flex wide:grow wide:flex-col wide:*:grow wide:group-not-data-framed:text-[1.25rem]/[1.3] wide:group-not-data-framed:*:before:text-[1.75rem]`}
      >
        {agenda.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </section>
  );
}

/** A list whose numbers stand in a column of their own. */
const STEPS =
  "[counter-reset:step] *:grid *:grid-cols-[auto_1fr] wide:*:content-center *:items-baseline *:gap-[.6em] *:[counter-increment:step] *:before:w-[.75em] *:before:font-bold *:before:font-display *:before:content-[counter(step)]";

/** One thing a fold, in the middle of it; once it has been handed over, the first lies on the others. */
const FOLD =
  "grid grow grid-cols-1 content-center px-[calc(var(--lean)+.5rem)] py-1.5 wide:py-3.5 not-first:-mt-px group-data-sent:not-first:h-4 group-data-sent:not-first:py-0 group-data-sent:not-first:*:hidden sm:px-[calc(var(--lean)+2rem)]";
const TO_RIGHT = `${FOLD} bg-(--bg) leaf-right`;
const TO_LEFT = `${FOLD} bg-[color-mix(in_oklab,var(--accent)_14%,var(--bg))] leaf-left`;

/**
 * The letter that a chosen time makes, folded in three as for an envelope: when, what the visitor may add, and what about;
 * and below it what opens it, and what there is to do without mail. Once a mail program has it, it is folded, and what
 * comes next is told.
 */
function Letter() {
  const file = subject.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["consultation"];
  return (
    <div className="px-(--px) pb-4 group-not-data-prepared:hidden wide:group-not-data-framed:pb-12 sm:grow sm:pt-2 wide:col-span-2 wide:row-[2/4] wide:flex wide:flex-col wide:pt-1 wide:pr-10">
      <section
        aria-label={words.request}
        data-surface="sheet"
        className="flex flex-col bg-transparent text-note/[1.4] wrap-anywhere group-not-data-sent:grow sm:text-[1rem]/[1.5] [--lean:clamp(.75rem,2vw,1.75rem)] [filter:drop-shadow(0_0_1px_color-mix(in_oklab,var(--night)_60%,transparent))_drop-shadow(.5rem_.5rem_0_oklch(0_0_0/.16))]"
      >
        <div className={TO_RIGHT}>
          <p className="text-note text-muted max-sm:group-data-framed:sr-only">
            {copied.to}: {email}{" "}
            <span className="block">
              {copied.subject}: <span data-text="subject" />
            </span>
          </p>
          <p className="mt-1.5 text-balance sm:mt-3">
            {letter.hello(name)} <br className="max-sm:hidden" />
            {letter.wish(minutes)}
          </p>
          <div className="flex flex-wrap items-baseline-last justify-between gap-x-4">
            <p className="mt-2 grow basis-60 max-sm:mb-1 *:nth-[-n+2]:font-bold *:nth-[-n+2]:font-display *:nth-[-n+2]:text-[clamp(1rem,.72rem+1.6vw,1.75rem)]/[1.2] *:first:block">
              <span data-text="letter-day" /> <span data-text="letter-span" />, <span data-text="letter-zone" />
            </p>
            <p
              data-text="ours"
              className="w-full text-note text-balance max-sm:group-data-framed:sr-only sm:order-last sm:-mt-2"
            />
            <Button look="text" data-part="back">
              {words.change}
            </Button>
          </div>
        </div>
        <div className={`${TO_LEFT} gap-x-3 gap-y-1.5 min-[20rem]:grid-cols-2 sm:gap-x-5 sm:gap-y-2`}>
          {(["name", "tel"] as const).map((field) => (
            <label key={field} className="flex flex-col">
              <span className="font-semibold">{letter[field]}</span>
              <input
                type={field === "tel" ? field : "text"}
                autoComplete={field}
                data-field={field}
                maxLength={DETAIL_MAX_LENGTH}
                className="min-h-11 w-full min-w-0 border-[1.5px] bg-[white] px-3 text-[1rem] sm:min-h-12"
              />
            </label>
          ))}
          <p className="col-span-full text-note">{words.optional}</p>
        </div>
        <div className={`${TO_RIGHT} gap-x-6 gap-y-1 sm:flex sm:flex-wrap sm:items-center`}>
          <p>
            <Menu label={`${letter.about}: `} shown="topic" data-part="topic">
              {OWN_PAGES.map(({ id, navLabel }) => (
                <option key={id} value={id}>
                  {navLabel}
                </option>
              ))}
            </Menu>{" "}
            <span data-text="asked" />
          </p>
          <p className="text-balance max-sm:group-data-framed:sr-only">{letter.close}</p>
        </div>
      </section>
      <ol
        className={`${STEPS} mt-3 grow text-[1rem]/[1.35] group-not-data-sent:hidden sm:mt-5 *:border-t *:border-hairline *:py-1.5 sm:*:py-2 *:before:text-[1.75rem]/none sm:text-[1.25rem]/[1.35]`}
      >
        {[words.opened, consultation.answer].map((step) => step && <li key={step}>{step}</li>)}
        <li>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1.5 *:scroll-mb-28">
            {words.hold}{" "}
            <ButtonLink
              href={`mailto:${email}`}
              download={`${file.join("-")}.ics`}
              look="outline"
              size="compact"
              data-part="file"
            >
              {words.file}
            </ButtonLink>
          </span>
        </li>
      </ol>
      <p data-text="shortened" hidden className="mt-2 text-note group-data-passed:hidden" />
      <div className="mt-4 group-not-data-passed:hidden">
        <Button data-part="another">{words.another}</Button>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2 group-data-passed:hidden sm:mt-5 sm:gap-x-4">
        <span className="contents max-sm:*:grow max-sm:*:px-4 group-data-framed:*:scroll-mb-14 group-data-sent:*:first:[--button:transparent] group-data-sent:*:first:[--button-text:var(--fg)] group-data-sent:*:first:[--flap:var(--fg)] group-data-sent:*:first:[box-shadow:inset_0_0_0_1.5px_var(--fg)]">
          <ButtonLink href={`mailto:${email}`} target="_top" data-part="email">
            {words.openEmail}
          </ButtonLink>{" "}
          <Button
            look="outline"
            data-part="copy"
            data-label={words.copy}
            data-done={words.copied}
            data-refused={words.notCopied}
          >
            {words.copy}
          </Button>
        </span>{" "}
        <p className="flex-1 basis-48 text-balance text-note/[1.4]">
          <span className="block group-data-sent:hidden">{consultation.answer}</span> {words.noEmail}
        </p>
      </div>
      <div data-part="refused" hidden className="mt-2 text-note">
        <p className="font-semibold">{words.refused}</p>
        <textarea
          aria-label={words.request}
          data-part="text"
          readOnly
          rows={14}
          className="mt-2 block w-full resize-none border p-3"
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
      className="px-(--px) pt-4 pb-6 group-data-started:hidden wide:col-span-2 wide:col-start-1 wide:row-[1/4] wide:pr-8"
    >
      <h2 id="contact" className="text-[1.375rem]/[1.35]">
        {words.otherwise}
      </h2>
      <p className="mt-2 max-w-[38rem] text-ink-soft">
        {instead.nameTimes} {instead.open(HOURS_IN_WORDS)} {consultation.answer}
      </p>
      <p className="mt-5">
        <ButtonLink href={mailto(email, openRequest(site))} target="_top">
          {words.writeEmail}
        </ButtonLink>
      </p>
    </section>
  );
}

/** With the mark of a choice, where there is room for it. */
const TOPIC =
  "min-h-11 border border-[color-mix(in_oklab,var(--ink)_50%,var(--paper))] px-3 text-note font-semibold sm:before:mr-2 sm:before:size-3 sm:before:rounded-full sm:before:border-2 sm:before:border-accent sm:group-has-checked/choice:before:border-on-accent sm:group-has-checked/choice:before:bg-on-accent";

/** A row for each week on a phone; a ruled list where the days stand beside the times. */
const DAY =
  "min-h-11.5 flex-col text-[clamp(0.75rem,3.9vw,0.9375rem)]/[1.2] border-hairline wide:min-h-11 wide:flex-row wide:border-b wide:px-3 wide:text-[1em] wide:group-data-week/choice:[box-shadow:0_-1px_var(--ink-soft)]";
/**
 * The day is a sheet folded into leaves that lean this way and that, in as many columns as time-grid.ts says. Each time
 * has its place on it, the same on all days: one that is not offered leaves its place empty. A leaf goes on below the next by more than its line,
 * so that between two pixels there is still one line, and one shadow, which falls as the leaf leans (tan 6°).
 */
const SHEET =
  "isolate grid auto-rows-[minmax(2.875rem,1fr)] grid-cols-2 has-[>:nth-child(5)]:min-h-49 xs:has-[>:nth-child(5)]:min-h-53 sm:has-[>:nth-child(5)]:min-h-54 data-[columns=4]:grid-cols-4 pt-2.5 pr-0.5 sm:pt-2 wide:min-h-0! sm:grow wide:not-has-[>:nth-child(9)]:max-h-120 *:-mr-0.5 *:-mb-0.5 *:odd:origin-top-left *:odd:skew-y-6 *:even:origin-top-right *:even:-skew-y-6 [--sheet:white] dark:[--sheet:var(--on-night)] *:[--leaf:var(--sheet)] *:[--fall:.336rem] *:even:[--fall:.414rem] *:even:[--leaf:color-mix(in_oklab,var(--accent)_9%,var(--sheet))]";
/** The times stand upright on their leaves: leaning, each figure would be a pixel higher or lower than the one before. */
const UPRIGHT = "group-odd/choice:-skew-y-6 group-even/choice:skew-y-6";
const TIME =
  "flex-col gap-y-[.15em] border border-[color-mix(in_oklab,var(--night)_55%,white)] bg-(--leaf) font-bold font-display text-(--night) text-[clamp(1rem,.5rem+1.6vw,1.75rem)]/none";

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
      <Choice pattern="day" face={DAY}>
        <span className="mr-auto max-wide:hidden">
          <span data-text="weekday" />
          <small data-text="closed" className="block text-[0.8125rem]/[1.1]" />
        </span>
        <span data-text="short-weekday" className="text-[0.75rem] sm:text-[0.875rem] wide:hidden" />
        <span
          data-text="short-date"
          className="font-semibold tabular-nums group-has-disabled/choice:font-normal max-wide:group-has-disabled/choice:line-through"
        />
      </Choice>
      <Choice
        pattern="time"
        lift="wide:[--corner:1.5rem] [box-shadow:.375rem_var(--fall)_0_color-mix(in_oklab,black_22%,var(--accent-tint))] has-checked:bg-(--leaf)"
        face={TIME}
      >
        <span data-text="figures" className={UPRIGHT} />{" "}
        <small data-text="half" className={`${UPRIGHT} font-semibold font-text text-[max(.6em,.8125rem)]`} />
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
  lift = "",
  face,
  name,
  children,
}: Partial<Record<"pattern" | "lift" | "name", string>> & {
  face: string;
  radio?: { name: string; value: string };
  children: ReactNode;
}) {
  return (
    <label
      data-part={pattern && `${pattern}-pattern`}
      className={`group/choice relative grid not-has-checked:after:hidden after:absolute after:top-0 after:right-0 after:size-(--corner) after:bg-[linear-gradient(to_top_right,color-mix(in_oklab,var(--accent)_30%,var(--on-accent))_52%,transparent_52.5%)] forced-colors:after:hidden [--corner:.75rem] [--cut:polygon(0_0,calc(100%-var(--corner))_0,100%_var(--corner),100%_100%,0_100%)] not-has-disabled:cursor-pointer has-checked:z-1 has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent-text ${lift}`}
    >
      <input type="radio" {...radio} className="peer sr-only top-1/2 left-1/2 scroll-mt-28 scroll-mb-28" />
      <span
        aria-hidden="true"
        className={`flex items-center justify-center peer-[:enabled:not(:checked)]:group-hover/choice:outline -outline-offset-1 peer-disabled:text-muted peer-checked:[clip-path:var(--cut)] peer-checked:border-accent-text peer-checked:bg-accent peer-checked:text-on-accent forced-colors:peer-checked:forced-color-adjust-none forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] ${face}`}
      >
        {children}
      </span>
      <span data-text="name" className="sr-only">
        {name}
      </span>
    </label>
  );
}

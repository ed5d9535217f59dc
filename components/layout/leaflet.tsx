import { Fragment, type ReactNode } from "react";
import { encode } from "uqr";
import { IS_WORDMARK, Mark } from "@/components/art/mark";
import { Words } from "@/components/art/words";
import { hoursInWords } from "@/components/schedule/wording";
import { ledgerOf, type Whole } from "@/components/sections/channel-table";
import { Unbroken } from "@/components/sections/copy";
import { Avatar } from "@/components/ui/avatar";
import { caseStudies } from "@/content/case-studies";
import { channels } from "@/content/channels";
import { claim } from "@/content/claims";
import { leaflets } from "@/content/leaflet";
import { on } from "@/content/on-page";
import { plans, popularLabel } from "@/content/plans";
import { processSteps } from "@/content/process";
import { pageAddress, type Route, type RouteId } from "@/content/routes";
import type { Claim, Reason, Shown, TeamMember } from "@/content/schema/records";
import { services } from "@/content/services";
import { shortName, site } from "@/content/site";
import { team } from "@/content/team";
import { testimonials } from "@/content/testimonials";
import { labels, money, quoted, schedulePage, leaflet as words } from "@/content/words";
import { hostOf } from "@/lib/host";
import { absoluteUrl } from "@/lib/metadata";
import { priceOf, totalsOf } from "@/lib/price";

/** What one record says on paper. */
interface Entry {
  id: string;
  number?: number;
  person?: Pick<TeamMember, "name" | "image">;
  /** The heading of this record and those that follow it. */
  above?: string;
  /** A few words above the title. */
  note?: string;
  title: string;
  figures?: readonly { value: string; label?: string }[];
  description?: string;
  list?: readonly string[];
}

type Topic = Exclude<Shown, "team" | "testimonials"> | "reasons";

/** A price, of the record that has this id; without one, at the end of what the firm does. */
interface Price {
  of?: string;
  value: string;
  label: string;
}

/** What a page's leaflet says beside the records that its route shows. */
const TOLD: Partial<
  Record<
    RouteId,
    {
      figures?: readonly Claim[];
      reasons?: readonly Reason[];
      price?: Price;
      whole?: Whole;
    }
  >
> = leaflets;

/** What may fill a panel, the most asked for first. Those that a page shows come in this order. */
const TOPICS: Record<Topic, (page: RouteId) => readonly Entry[]> = {
  services: (page) => {
    const offered = on(page, services);
    const totals = totalsOf(offered);
    return offered.map(({ features, ...rest }, nth) => ({
      ...rest,
      note: [priceOf(rest), rest.adds && `${labels.soFar} ${totals[nth]}`].filter(Boolean).join(" · "),
      list: features,
    }));
  },
  channels: (page) =>
    ledgerOf(channels, TOLD[page]?.whole).map(({ id, title, metric, month }, nth, [first]) => ({
      id,
      title,
      above: nth === 1 && first?.fee ? labels.beforeFee : undefined,
      figures: [{ ...metric, value: month?.worth ? `${metric.value} → ${money(month.worth)}` : metric.value }],
    })),
  process: (page) =>
    on(page, processSteps).map(({ step, duration, ...rest }) => ({ ...rest, number: step, note: duration })),
  plans: () =>
    plans.map(({ priceText, priceNote, subtitle, features, bestFor, popular, ...rest }) => ({
      ...rest,
      note: popular ? popularLabel : undefined,
      figures: [{ value: priceText }],
      description: [subtitle, priceNote].filter(Boolean).join(" "),
      list: [...features, `${labels.bestFor}: ${bestFor}`],
    })),
  "case-studies": (page) =>
    on(page, caseStudies).map(({ client, results, ...rest }) => ({ ...rest, note: client, figures: results })),
  reasons: (page) =>
    (TOLD[page]?.reasons ?? []).map(({ claim: rests, ...rest }) => ({
      ...rest,
      figures: rests ? [claim(rests)] : [],
    })),
};

/** How many lines of the usual size a panel has below its heading. */
const PANEL = 38;

const SIDE = "relative grid h-screen grid-rows-[100%] overflow-hidden";

const PANEL_BOX = "relative flex min-h-0 min-w-0 flex-col px-[8.5mm] py-[11mm]";

/** What does not fit begins a second column, outside of the panel: a record is there whole, or not at all. */
const ENTRIES =
  "flex min-h-0 flex-col flex-wrap gap-x-4 overflow-hidden *:w-full *:grow *:border-t *:border-rule *:py-[0.8em]";

/** A drawing takes the room that words leave. */
const DRAWING =
  "relative -mx-[4.5mm] mt-[1em] -mb-[6mm] min-h-0 flex-1 *:overflow-visible [&_svg]:absolute [&_svg]:inset-0 [&_svg]:size-full";

/** So many lines there must be left for one inside. */
const DRAWN = 10;

/** The sizes of a panel's words, the largest first: few words fill it too. */
const SIZES = [
  [1.35, "text-[1.35em]"],
  [1.25, "text-[1.25em]"],
  [1.16, "text-[1.16em]"],
  [1.07, "text-[1.07em]"],
  [1, ""],
  [0.92, "text-[.92em]"],
  [0.85, "text-[.85em]"],
] as const;

/** The size in which entries fit so many lines of the usual one; none, where they do not. */
function sizeOf(entries: readonly Entry[], room: number, { least = 0, isRunning = false } = {}) {
  return SIZES.find(([size]) => size >= least && size * linesOfAll(entries, size, isRunning) <= room)?.[1];
}

/** The size of the first quote, by its letters: a short one is the panel's heading, a long one leaves room for the next. */
const QUOTE_SIZES = [
  [94, "text-balance text-[2.9em]/[1.1]"],
  [169, "text-balance text-[1.75em]/[1.2]"],
  [339, "text-[1.5em]/[1.25]"],
  [Number.POSITIVE_INFINITY, "text-[1.4em]/[1.25]"],
] as const;

/** An only quote may have so many times as many. */
const ALONE = 1.6;

function sizeOfQuote({ length }: string, isOnly: boolean): string | undefined {
  return QUOTE_SIZES.find(([most]) => Math.floor(isOnly ? length / ALONE : length) <= most)?.[1];
}

/**
 * The page as it is printed: one sheet, folded in three. Outside, from the left, the flap that is folded in, the back and
 * the cover; inside the three topics that matter most. It is not shown on a screen. What does not fit its panel is left
 * out, one whole record at a time.
 *
 * @param props.art The drawing on the cover; without one, the firm's mark.
 * @param props.drawings Those for the inside: the first below the fewest words, if they leave room, and so on.
 */
export function Leaflet({ route, art, drawings }: { route: Route; art: ReactNode; drawings: readonly ReactNode[] }) {
  const told = TOLD[route.id];
  const inside = (Object.keys(TOPICS) as Topic[])
    .filter((topic) => topic === "reasons" || route.shows.includes(topic))
    .map((topic) => ({ topic, entries: priced(topic, TOPICS[topic](route.id), told?.price) }))
    .filter(({ entries }) => entries.length > 0)
    .slice(0, 3);
  const byWords = inside.toSorted((one, other) => linesOfAll(one.entries) - linesOfAll(other.entries));
  const quotes = on(route.id, testimonials);
  const figures = (told?.figures ?? []).slice(0, 3);
  const room = figures.reduce((left, { label }) => left - Math.max(2, Math.ceil(label.length / 36) + 0.4), PANEL - 1);
  const described = team.map(({ id, name, image, role: note, description }) => {
    return { id, person: { name, image }, note, title: name, description };
  });
  const people =
    sizeOf(described, room) !== undefined ? described : described.map(({ description: _, ...person }) => person);
  return (
    <aside className="leaflet hidden print:block">
      <div className={`break-after-page grid-cols-[98fr_101fr_101fr] ${SIDE}`}>
        <Ground folds={[98, 199]} marks={4}>
          <path fill="var(--accent)" d="M199 162 300 122V210H199zM0 0H98V16L0 26z" />
          <path opacity=".2" d="M199 162l50.5-20v68H199z" />
        </Ground>
        <div className={PANEL_BOX}>
          <PanelHeading topic="team" high={17} />
          <Entries entries={people} room={room} />
          {figures.length > 0 && (
            <dl className="mt-[.6em] grid grid-cols-[auto_1fr] items-baseline gap-x-[1em] gap-y-2 border-t border-rule pt-3">
              {figures.map(({ id, value, label }) => (
                <Fragment key={id}>
                  <dt className="font-bold font-display text-[1.9em]/[1.2] text-accent-text">{value}</dt>
                  <dd className="text-balance">{label}</dd>
                </Fragment>
              ))}
            </dl>
          )}
        </div>
        <div className={`justify-between ${PANEL_BOX}`}>
          {quotes.length > 0 ? (
            <ol data-entries="" className={`flex-1 ${ENTRIES}`}>
              {quotes.map(({ id, quote, name, role, image }, index) => (
                <li key={id}>
                  <p
                    className={
                      index === 0
                        ? `font-display tracking-[-.01em] ${sizeOfQuote(quote, quotes.length === 1)}`
                        : "text-[1.15em] text-balance"
                    }
                  >
                    {quoted(quote)}
                  </p>
                  <Face name={name} image={image}>
                    <strong>{name}</strong>, {role}
                  </Face>
                </li>
              ))}
            </ol>
          ) : (
            <h2 className="text-[2.7em]/[1.05]">{site.tagline}</h2>
          )}
          <Reach route={route} />
        </div>
        <div className={PANEL_BOX}>
          <p className="flex items-center gap-2 font-bold font-display text-[2em]/[1.2]">
            <span className={IS_WORDMARK ? "w-[7em]" : "w-[1.7em]"}>
              <Mark place="leaflet" />
            </span>
            {!IS_WORDMARK && shortName()}
          </p>
          <h2 className="mt-[1em] hyphens-auto text-[3.7em]/[1]">{route.shareTitle}</h2>
          <p className="mt-[1em] text-[1.15em] text-balance">
            <Unbroken>{route.description}</Unbroken>
          </p>
          <div className={DRAWING}>{art ?? <Mark place="cover" />}</div>
        </div>
      </div>
      <div className={`grid-cols-[101fr_101fr_98fr] ${SIDE}`}>
        <Ground folds={[101, 202]} marks={202}>
          <path fill="var(--accent-tint)" d="M101 0H202V210H101z" />
          <path fill="var(--accent)" d="M0 0H300V21L202 31 101 21 0 31z" />
          <path opacity=".3" d="M101 0h3v21.3l-3-.3zM202 0h3v30.7l-3 .3z" />
        </Ground>
        {inside.map((panel, nth) => (
          <div key={panel.topic} className={`overflow-hidden ${PANEL_BOX}`}>
            <PanelHeading topic={panel.topic} falls={nth % 2 === 1} high={22} />
            <Entries entries={panel.entries} room={PANEL - 2} drawing={drawings[byWords.indexOf(panel)]} />
          </div>
        ))}
      </div>
    </aside>
  );
}

/** What a panel is about, on its plane in the accent: as steep as that, 10 over 101. */
function PanelHeading({
  topic,
  falls = false,
  high,
}: {
  topic: keyof typeof words.topics;
  falls?: boolean;
  high: number;
}) {
  return (
    <h2 className="mb-[1.5mm] flex-none">
      <span className="sr-only">{words.topics[topic]}</span>
      {/* As wide as a panel between its margins, in mm. */}
      <svg viewBox={`0 ${22 - high} 84 ${high}`} width="100%" overflow="visible" aria-hidden="true">
        <Words
          look="title"
          fill="var(--on-accent)"
          text={words.topics[topic]}
          size={11.5}
          room={84}
          y={falls ? 4.5 : 12.8}
          transform={`skewY(${falls ? 5.65 : -5.65})`}
        />
      </svg>
    </h2>
  );
}

/** What lies behind a side's panels, and the marks where to fold, so far down, in mm: on its white end. */
function Ground({
  folds: [first, second],
  marks,
  children,
}: {
  folds: readonly [number, number];
  marks: number;
  children: ReactNode;
}) {
  return (
    <svg viewBox="0 0 300 210" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
      {children}
      <path stroke="black" vectorEffect="non-scaling-stroke" d={`M${first} ${marks}v4M${second} ${marks}v4`} />
    </svg>
  );
}

/** Lines that an entry takes in a size, more or less. */
function linesOf(
  { number, person, above, note, title, figures = [], description, list = [] }: Entry,
  size: number,
  isRunning: boolean,
): number {
  const width = (person ? 0.77 : number ? 0.86 : 1) / size;
  const lines = (words = "", perLine = 57) => Math.ceil(words.length / (perLine * width));
  const written =
    (above ? 2 : 0) +
    lines(note) +
    1.1 * lines(title, 38) +
    (figures.length > 1 ? 3.5 : 1.8 * lines(figures[0]?.value, 22) + lines(figures[0]?.label)) +
    lines(description) +
    (isRunning ? lines(list.join(" · ")) : list.reduce((sum, one) => sum + lines(one), 0));
  return 1.3 + Math.max(written, person ? 4 : 0);
}

function linesOfAll(entries: readonly Entry[], size = 1, isRunning = false): number {
  return entries.reduce((total, entry) => total + linesOf(entry, size, isRunning), 0);
}

/** Entries, with the price. */
function priced(topic: Topic, entries: readonly Entry[], price?: Price): readonly Entry[] {
  if (!price) return entries;
  if (price.of) return entries.map((entry) => (entry.id === price.of ? { ...entry, figures: [price] } : entry));
  return topic === "services" ? [...entries, { id: "price", title: words.topics.plans, figures: [price] }] : entries;
}

/**
 * @param props.room How many lines of the usual size there are for them.
 * @param props.drawing What stands below them, if they leave room for it.
 */
function Entries({ entries, room: whole, drawing }: { entries: readonly Entry[]; room: number; drawing?: ReactNode }) {
  const drawn = drawing && sizeOf(entries, whole - DRAWN, { least: 0.92 }) !== undefined;
  const room = drawn ? whole - DRAWN : whole;
  /** Lists are running text where lines of their own would make the words small. */
  const inLines = sizeOf(entries, room, { least: 1.07 });
  const isRunning = inLines === undefined;
  const size = inLines ?? sizeOf(entries, room, { isRunning }) ?? SIZES.at(-1)?.[1];
  return (
    <>
      <ol data-entries="" className={`${drawn ? "" : "flex-1"} ${ENTRIES} ${size}`}>
        {entries.map(({ id, number, person, above, note, title, figures = [], description, list = [] }) => (
          <li key={id} className="flex gap-[1em]">
            {number && (
              <span className="w-[.9em] flex-none font-bold font-display text-[2.7em]/[1.05] text-accent-text">
                {number}
              </span>
            )}
            {person && (
              <span className="w-[5em] flex-none">
                <Avatar name={person.name} image={person.image} size={72} />
              </span>
            )}
            <div className="flex min-w-0 flex-1 flex-col">
              {above && <p className="pb-[.8em] font-bold font-display text-[1.15em]">{above}</p>}
              {note && <p className="font-semibold text-accent-text">{note}</p>}
              <h3 className="text-[1.3em]">{title}</h3>
              {figures.length > 0 && (
                <div className="flex gap-[1em] text-muted">
                  {figures.map(({ value, label }) => (
                    <p key={value} className="flex-1 pb-[.2em] text-balance">
                      <span
                        className={`block font-bold font-display text-[2em]/[1.2] text-accent-text ${figures.length > 1 ? "whitespace-nowrap" : ""}`}
                      >
                        {value}
                      </span>{" "}
                      {label}
                    </p>
                  ))}
                </div>
              )}
              {description && (
                <p className="mt-[.35em] text-balance">
                  <Unbroken>{description}</Unbroken>
                </p>
              )}
              <ul className={`mt-[.35em] text-muted ${isRunning ? "text-balance *:inline" : ""}`}>
                {list.map((one) => (
                  <li key={one}>{isRunning && one !== list.at(-1) ? `${one}\u00a0· ` : one}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
      {drawn && <div className={DRAWING}>{drawing}</div>}
    </>
  );
}

/** An address as it is typed: `example.com/talent`. */
function typed(path: string): string {
  return absoluteUrl(path).replace(/^https:\/\/|\/$/g, "");
}

/** A face, where there is a picture of it, and the words beside it. */
function Face({ name, image, children }: Pick<TeamMember, "name" | "image"> & { children: ReactNode }) {
  return (
    <p className="mt-[1em] flex items-center gap-[1em]">
      {image && (
        <span className="w-[4em] flex-none">
          <Avatar name={name} image={image} size={72} />
        </span>
      )}{" "}
      <span>{children}</span>
    </p>
  );
}

/** How to reach the firm, in words that can be typed: an address that is only a link says nothing on paper. */
function Reach({ route }: { route: Route }) {
  const { consultation, email, phone, workingHours, language, legalName, address } = site;
  const host = hostOf(route);
  const book = `${pageAddress(route.path)}#book`;
  return (
    <div className="mt-[.6em] border-t border-rule pt-[.8em]">
      <div className="flex justify-between gap-[1em]">
        <h2 className="text-[2.5em]/[1.05]">{consultation.title}</h2>
        <Code text={absoluteUrl(book)} />
      </div>
      <p className="mt-[.6em] text-balance">{consultation.text}</p>
      {host && (
        <Face {...host}>
          <strong>
            {schedulePage.speakTo} {host.name}.
          </strong>{" "}
          {consultation.answer}
        </Face>
      )}
      <dl className="mt-[1em] grid grid-cols-[auto_1fr] wrap-anywhere gap-x-[1em] *:border-t *:border-rule *:py-[0.35em]">
        <dt>{words.online}</dt>
        <dd className="font-semibold">
          {typed("/")}
          {/* A long address breaks where its path begins. */}
          <wbr />
          <span className="whitespace-nowrap">{book}</span>
        </dd>
        <dt>{schedulePage.email}</dt>
        <dd className="font-semibold">{email}</dd>
        <dt>{schedulePage.phone}</dt>
        <dd className="font-semibold">{phone}</dd>
        <dt>{schedulePage.hours}</dt>
        <dd className="text-balance">{hoursInWords(workingHours, language)}</dd>
        <dt>{words.place}</dt>
        <dd>{[legalName, address.locality, address.region].filter(Boolean).join(", ")}</dd>
      </dl>
    </div>
  );
}

/** A text as a code to be photographed. */
function Code({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1` : [])));
  return (
    <svg
      viewBox={`0 -.5 ${size} ${size}`}
      stroke="black"
      strokeWidth="1.02"
      aria-hidden="true"
      className="w-[5.5em] flex-none"
    >
      <path d={dark.join("")} />
    </svg>
  );
}

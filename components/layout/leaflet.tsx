import { Fragment, type ReactNode } from "react";
import { encode } from "uqr";
import { Leaves } from "@/components/art/leaves";
import { IS_WORDMARK, Mark } from "@/components/art/mark";
import { Words } from "@/components/art/words";
import { hoursInWords } from "@/components/schedule/wording";
import { Arrow, describeStrip, type Folds, LeafKey, resultsSummary } from "@/components/sections/channel-table";
import { Unbroken } from "@/components/sections/copy";
import { Avatar } from "@/components/ui/avatar";
import { caseStudies } from "@/content/case-studies";
import { channels } from "@/content/channels";
import { forPage } from "@/content/for-page";
import { leaflets } from "@/content/leaflet";
import { plans, popularLabel } from "@/content/plans";
import { processSteps } from "@/content/process";
import { pageAddress, type Route, type RouteId } from "@/content/routes";
import type { Claim, Month, Reason, SectionKind, TeamMember, Testimonial } from "@/content/schema/records";
import { services } from "@/content/services";
import { shortName, site } from "@/content/site";
import { team } from "@/content/team";
import { testimonials } from "@/content/testimonials";
import { formatQuote, labels, schedulePage, leaflet as words } from "@/content/words";
import { claimById } from "@/lib/claims";
import { hostOf } from "@/lib/host";
import { ledgerRows } from "@/lib/ledger";
import { absoluteUrl } from "@/lib/metadata";
import { OWN_PAGES } from "@/lib/navigation";
import { priceOf, totalsOf } from "@/lib/price";
import { type Entry, fits, GAPS, heightOf, heightOfAll, widthOf } from "./leaflet-fit";

type Topic = Exclude<SectionKind, "team" | "testimonials"> | "reasons";

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
      whole?: Month | undefined;
      others?: string;
    }
  >
> = leaflets;

/** What may fill a panel, the most asked for first. Those that a page shows come in this order. */
const TOPICS: Record<Topic, (page: RouteId) => readonly Entry[]> = {
  services: (page) => {
    const offered = forPage(services, page);
    const totals = totalsOf(offered);
    return offered.map(({ features, proof, ...rest }, nth) => ({
      ...rest,
      above: nth === 0 && offered.some(({ adds }) => adds) ? labels.builds : undefined,
      note: [
        priceOf(rest),
        rest.adds && `${labels.soFar} ${totals[nth]}`,
        proof && `${proof.value} ${proof.label}, ${proof.client}`,
      ]
        .filter(Boolean)
        .join(" · "),
      list: features,
    }));
  },
  channels: (page) =>
    ledgerRows(channels, TOLD[page]?.whole).map((row, nth, rows) => ({
      id: row.id,
      title: row.title,
      above: [rows[0]?.sales && labels.costAndWorth, rows[0]?.fee && labels.beforeFee][nth] || undefined,
      figures: [row.metric],
      folds: describeStrip(row, rows),
      description: row.isSum ? resultsSummary(row, TOLD[page]?.whole, channels) : undefined,
    })),
  process: (page) =>
    forPage(processSteps, page).map(({ step, duration, ...rest }) => ({ ...rest, number: step, note: duration })),
  plans: () =>
    plans.map(({ priceText, priceNote, subtitle, features, bestFor, popular, ...rest }) => ({
      ...rest,
      note: popular ? popularLabel : undefined,
      figures: [{ value: priceText, label: `${labels.bestFor}: ${bestFor}` }],
      description: [subtitle, priceNote].filter(Boolean).join(" "),
      list: features,
    })),
  "case-studies": (page) =>
    forPage(caseStudies, page).map(({ client, results, ...rest }) => ({ ...rest, note: client, figures: results })),
  reasons: (page) =>
    (TOLD[page]?.reasons ?? []).map(({ claim: rests, ...rest }) => ({
      ...rest,
      figures: rests ? [claimById(rests)] : [],
    })),
};

export const SIDE = "relative grid h-screen grid-rows-[100%] overflow-hidden";

export const PANEL_BOX = "relative flex min-h-0 min-w-0 flex-col px-[8.5mm] py-[11mm]";

/**
 * What does not fit begins a second column, outside of the panel: a record is there whole, or not at all. Gaps are small
 * before that, and share what room is left.
 */
const ENTRIES =
  "flex min-h-0 flex-col flex-wrap gap-x-4 overflow-hidden *:w-full *:grow *:border-t *:border-rule *:pt-[.8em]";

/** Before each item of a list that has a line of its own: a small square. */
const BULLETS =
  "*:flex *:before:mt-[.5em] *:before:mr-[.7em] *:before:size-[.38em] *:before:flex-none *:before:bg-accent-text *:before:content-['']";

/** Lines to write on, as far apart as the rule below them is from the last. */
const LINES =
  "mt-[1.8em] flex-1 opacity-60 [background:linear-gradient(var(--rule)_1px,transparent_0)_0_0/100%_2em_repeat_round]";

/** A drawing below words is as wide as its panel, where they leave that room, and they share what it leaves. */
const DRAWING =
  "relative -mx-[4.5mm] mt-[1em] -mb-[3mm] flex min-h-0 flex-col justify-end [&_div]:flex [&_div]:min-h-0 [&_div]:flex-col [&_svg]:min-h-0 *:overflow-visible";

/** On the cover it is as large as may be, and ends at the fold. */
const COVER =
  "relative [clip-path:inset(-50vh_-4mm)] -mx-[4.5mm] mt-[1em] -mb-[6mm] min-h-0 flex-1 [&_svg]:absolute [&_svg]:bottom-0 [&_svg]:w-full *:overflow-visible";

/** Behind it a plane rises from fold to edge, at the slope of all that is drawn. */
const PLANE =
  "[&_svg]:h-[calc(100%-4vw)] before:absolute before:-inset-x-[4mm] before:top-0 before:-bottom-[5mm] before:bg-accent before:[clip-path:polygon(0_13.3vw,100%_0,100%_100%,0_100%)]";

/** How high a drawing is at least, in em of the leaflet, as all lengths here are. */
const DRAWN = 16;

/** How high headings are, inside and on the flap. */
export const HEADING = { inside: 7.4, flap: 5.7 };

/** How much wider others are than the narrowest panel, the one at the outer edge. */
const BROAD = 0.9;

/** The sizes of a panel's words, the largest first: few words fill it too, but are no larger beside many. */
const SIZES = [
  [1.25, "text-[1.25em]"],
  [1.16, "text-[1.16em]"],
  [1.07, "text-[1.07em]"],
  [1, ""],
  [0.96, "text-[.96em]"],
  [0.92, "text-[.92em]"],
  [0.89, "text-[.89em]"],
] as const;

/** 8 pt. */
const SMALLEST = 0.89;

/**
 * How the entries of a panel are set: lists have two columns where lines of their own would make the words small, and the
 * words are not large there, since items would break.
 */
interface Setting {
  size: number;
  isPaired: boolean;
  isDrawn: boolean;
}

/**
 * @param used How high all else in the panel is, but for its drawing.
 * @param wider How much wider the panel is than the narrowest.
 */
export function settingOf(
  entries: readonly Entry[],
  used: (wide: number) => number,
  drawing?: ReactNode,
  wider = 0,
): Setting {
  const sizeOf = (least: number, isDrawn: boolean, isPaired = false) =>
    SIZES.map(([size]) => size).find(
      (size) =>
        size >= least &&
        !(isPaired && size > 1) &&
        fits((wide) => used(wide) + (isDrawn ? DRAWN : 0) + heightOfAll(entries, size, wide + wider, isPaired)),
    );
  const isDrawn = drawing !== undefined && sizeOf(0.92, true) !== undefined;
  const inLines = sizeOf(1.07, isDrawn);
  const size = inLines ?? sizeOf(SMALLEST, isDrawn, true) ?? SMALLEST;
  return { size, isPaired: inLines === undefined, isDrawn };
}

/** @returns the size of words beside smaller ones, of which they are to look like the same text. */
function besideOthers(size: number, smallest: number): number {
  return SIZES.map(([one]) => one).find((one) => one <= Math.min(size, 1.21 * smallest)) ?? smallest;
}

/** The sizes of the first quote: as large as those after it allow. */
const QUOTE_SIZES = [
  [3.2, "text-[3.2em]"],
  [3, "text-[3em]"],
  [2.8, "text-[2.8em]"],
  [2.6, "text-[2.6em]"],
  [2.45, "text-[2.45em]"],
  [2.3, "text-[2.3em]"],
  [2.2, "text-[2.2em]"],
  [2.1, "text-[2.1em]"],
  [2, "text-[2em]"],
  [1.9, "text-[1.9em]"],
  [1.8, "text-[1.8em]"],
  [1.7, "text-[1.7em]"],
  [1.6, "text-[1.6em]"],
  [1.5, "text-[1.5em]"],
  [1.4, "text-[1.4em]"],
  [1.3, "text-[1.3em]"],
] as const;

/**
 * The size of the first quote: as many as there is room for are shown.
 *
 * @param props.used How high is what stands below them.
 */
function sizeOfQuotes(quotes: readonly Testimonial[], used: (wide: number) => number): string {
  const heightOfAll = (shown: number, first: number, wide: number) =>
    quotes.slice(0, shown).reduce((sum, { quote, name, role, image }, nth) => {
      const words =
        nth === 0
          ? first * heightOf(formatQuote(quote), wide / first, "display", 400, 1.15)
          : 1.15 * heightOf(formatQuote(quote), wide / 1.15);
      return sum + GAPS + words + heightOfFace(`${name}, ${role}`, image, wide);
    }, used(wide));
  const fitting = quotes.flatMap((_, nth) =>
    QUOTE_SIZES.filter(([first]) => fits((wide) => heightOfAll(quotes.length - nth, first, wide + BROAD))),
  );
  return (fitting[0] ?? QUOTE_SIZES.at(-1))?.[1] ?? "";
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
  const topics = (Object.keys(TOPICS) as Topic[])
    .filter((topic) => topic === "reasons" || route.sections.includes(topic))
    .map((topic) => ({ topic, entries: priced(topic, TOPICS[topic](route.id), told?.price) }))
    .filter(({ entries }) => entries.length > 0)
    .slice(0, 3)
    .map(({ topic, entries }, nth, { length }) => {
      return { topic, entries: nth === length - 1 ? [...entries, ...othersThan(route, told?.others)] : entries };
    });
  const byWords = topics.toSorted((one, other) => heightOfAll(one.entries) - heightOfAll(other.entries));
  const inside = topics.map((panel, nth) => {
    const drawing = drawings[byWords.indexOf(panel)];
    return { ...panel, drawing, ...settingOf(panel.entries, () => HEADING.inside, drawing, nth < 2 ? BROAD : 0) };
  });
  const smallest = Math.min(...inside.map(({ size }) => size));
  const figures = (told?.figures ?? []).slice(0, 3);
  const host = hostOf(route);
  const described = team
    .toSorted((one, other) => Number(other === host) - Number(one === host))
    .map(({ id, name, image, role: note, description }) => {
      return { id, person: { name, image }, note, title: name, description };
    });
  const beside = (wide: number) => HEADING.flap + heightOfFigures(figures, wide);
  const people = fits((wide) => beside(wide) + heightOfAll(described, SMALLEST, wide))
    ? described
    : described.map(({ description: _, ...person }) => person);
  return (
    <aside className="leaflet">
      <div className={`break-after-page grid-cols-[98fr_101fr_101fr] ${SIDE}`}>
        <Ground folds={[98, 199]} marks={4}>
          <path fill="var(--accent)" d="M0 0H98V16L0 26z" />
        </Ground>
        <div className={PANEL_BOX}>
          <PanelHeading text={words.topics.team} high={17} wide={81} />
          <Entries entries={people} setting={settingOf(people, beside)} />
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
        <Back route={route} />
        <Cover title={route.shareTitle} text={route.description} art={art} />
      </div>
      <div className={`grid-cols-[101fr_101fr_98fr] ${SIDE}`}>
        <Ground folds={[101, 202]} marks={202}>
          <path fill="var(--accent-tint)" d="M101 0H202V210H101z" />
          <path fill="var(--accent)" d="M0 0H300V21L202 31 101 21 0 31z" />
          <path opacity=".3" d="M101 0h3v21.3l-3-.3zM202 0h3v30.7l-3 .3z" />
        </Ground>
        {inside.map((panel, nth) => (
          <div key={panel.topic} className={`overflow-hidden ${PANEL_BOX}`}>
            <PanelHeading text={words.topics[panel.topic]} falls={nth % 2 === 1} high={22} wide={nth === 2 ? 81 : 84} />
            <Entries {...panel} setting={{ ...panel, size: besideOthers(panel.size, smallest) }} />
          </div>
        ))}
      </div>
    </aside>
  );
}

/** The back: what clients of a page say, or else what the firm is, and how to reach it. */
export function Back({ route }: { route: Route }) {
  const quotes = forPage(testimonials, route.id);
  return (
    <div className={`justify-between ${PANEL_BOX}`}>
      {quotes.length > 0 ? (
        <ol data-entries="" className={`flex-auto *:pb-[.3em] ${ENTRIES}`}>
          {quotes.map(({ id, quote, name, role, image }, index) => (
            <li key={id}>
              <p
                className={
                  index === 0
                    ? `text-balance font-display leading-[1.15] tracking-[-.01em] ${sizeOfQuotes(quotes, (wide) => heightOfReach(route, wide))}`
                    : "text-[1.15em] text-balance"
                }
              >
                {formatQuote(quote)}
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
  );
}

/**
 * The cover: whose it is, what it is about, and a drawing.
 *
 * @param props.art Without one, the firm's mark stands there.
 */
export function Cover({ title, text, art }: { title: string; text: string; art: ReactNode }) {
  return (
    <div className={PANEL_BOX}>
      <p className="flex items-center gap-2 font-bold font-display text-[2em]/[1.2]">
        <span className={IS_WORDMARK ? "w-[7em]" : "w-[1.7em]"}>
          <Mark place="leaflet" />
        </span>
        {!IS_WORDMARK && shortName()}
      </p>
      <h2 className="mt-[1em] hyphens-auto text-[3.7em]/[1]">{title}</h2>
      <p className="mt-[1em] text-[1.15em] text-balance">
        <Unbroken>{text}</Unbroken>
      </p>
      <div className={`${COVER} ${art ? PLANE : "[&_svg]:h-full"}`}>{art ?? <Mark place="cover" />}</div>
    </div>
  );
}

/**
 * What a panel is about, on its plane in the accent: as steep as that, 10 over 101.
 *
 * @param props.wide How wide the panel is between its margins, in mm, so that all headings are of one scale.
 */
export function PanelHeading({
  text,
  falls = false,
  high,
  wide,
}: {
  text: string;
  falls?: boolean;
  high: number;
  wide: number;
}) {
  return (
    <h2 className="mb-[1.5mm] flex-none">
      <span className="sr-only">{text}</span>
      <svg viewBox={`0 ${22 - high} ${wide} ${high}`} width="100%" overflow="visible" aria-hidden="true">
        <Words
          look="title"
          fill="var(--on-accent)"
          text={text}
          size={11.5}
          room={wide}
          y={falls ? 4.5 : 12.8}
          transform={`skewY(${falls ? 5.65 : -5.65})`}
        />
      </svg>
    </h2>
  );
}

/** What lies behind a side's panels, and the marks where to fold, so far down, in mm: on its white end. */
export function Ground({
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

/** The other pages below a heading; none without one. */
function othersThan(route: Route, heading?: string): readonly Entry[] {
  return OWN_PAGES.filter(({ path }) => heading && path !== route.canonical).map(
    ({ id, navLabel, path, shareTitle }, nth) => {
      return {
        id,
        above: nth === 0 ? heading : undefined,
        title: navLabel,
        note: typed(path),
        description: shareTitle,
      };
    },
  );
}

/** Entries, with the price. */
function priced(topic: Topic, entries: readonly Entry[], price?: Price): readonly Entry[] {
  if (!price) return entries;
  if (price.of) return entries.map((entry) => (entry.id === price.of ? { ...entry, figures: [price] } : entry));
  return topic === "services" ? [...entries, { id: "price", title: words.topics.plans, figures: [price] }] : entries;
}

/** @param props.drawing What stands below them, if they leave room for it. */
export function Entries({
  entries,
  setting: { size, isPaired, isDrawn },
  drawing,
}: {
  entries: readonly Entry[];
  setting: Setting;
  drawing?: ReactNode;
}) {
  const look = SIZES.find(([one]) => one === size)?.[1];
  return (
    <>
      <ol
        data-entries=""
        className={`${isDrawn ? "flex-[1_0_auto] *:pb-[.8em]" : "flex-1 *:pb-[.3em]"} ${ENTRIES} ${look}`}
      >
        {entries.map(
          ({ id, number, person, above, note, title, figures = [], folds, description, list = [], lined }) => (
            <li key={id} className={`flex gap-[1em] ${above ? "not-first:border-t-2 not-first:border-current!" : ""}`}>
              {number && (
                <span className="w-[.9em] flex-none font-bold font-display text-[2.7em]/[1.05] text-accent-text">
                  {number}
                </span>
              )}
              {person && (
                <span className="w-[5em] flex-none">
                  <Avatar name={person.name} image={person.image} size="small" />
                </span>
              )}
              <div className="flex min-w-0 flex-1 flex-col">
                {above && <p className="text-balance pb-[.5em] font-bold font-display text-[1.15em]">{above}</p>}
                {folds && folds.fee === 0 && <Key {...folds} />}
                {note && (
                  <p className="font-semibold text-accent-text">
                    <Unbroken>{note}</Unbroken>
                  </p>
                )}
                <div className="flex flex-wrap items-baseline gap-x-[.6em]">
                  <h3 className="text-[1.3em]">{title}</h3>
                  {folds && <p className="text-muted">{figures[0]?.label}</p>}
                </div>
                {folds ? (
                  <>
                    <p className="flex items-center gap-x-[.35em] font-bold font-display text-[1.5em]/[1.2] text-accent-text">
                      {figures[0]?.value} <Arrow /> {folds.worth}
                    </p>
                    <p className="flex items-center pr-[2.4em] font-bold font-display text-[1.3em]/[1]">
                      <Leaves {...folds} />
                      <b className="-mr-[2.4em] w-[2.4em] pl-[.3em]">{folds.back}×</b>
                    </p>
                    {description && <p className="pt-[.35em]">{description}</p>}
                    {folds.fee > 0 && <Key {...folds} />}
                  </>
                ) : (
                  figures.length > 0 && (
                    <div className="flex gap-[1em] text-muted">
                      {figures.map(({ value, label }) => (
                        <p key={value} className="flex-1 pb-[.2em] text-balance">
                          <span
                            className={`block font-bold font-display text-accent-text ${/\d/.test(value) ? "text-[2em]/[1.2]" : "text-[1.5em]/[1.2]"} ${figures.length > 1 ? "whitespace-nowrap" : ""}`}
                          >
                            <Unbroken>{value}</Unbroken>
                          </span>{" "}
                          {label}
                        </p>
                      ))}
                    </div>
                  )
                )}
                {description && !folds && (
                  <p className="mt-[.35em] text-balance">
                    <Unbroken>{description}</Unbroken>
                  </p>
                )}
                {list.length > 0 && (
                  <ul
                    className={`mt-[.35em] text-balance text-muted ${isPaired ? "grid grid-cols-[1.12fr_1fr] gap-x-[1.5em] gap-y-[.15em]" : BULLETS}`}
                  >
                    {list.map((one) => (
                      <li key={one}>{one}</li>
                    ))}
                  </ul>
                )}
                {lined && <div className={LINES} />}
              </div>
            </li>
          ),
        )}
      </ol>
      {isDrawn && <div className={DRAWING}>{drawing}</div>}
    </>
  );
}

/** What the leaves of a strip are: below a sum, whose own they are, and above channels, which share them. */
function Key({ leaves }: Pick<Folds, "leaves">) {
  return (
    leaves.length > 0 && (
      <p className="flex flex-wrap gap-x-[1em] gap-y-[.2em] pt-[.3em] pb-[.6em]">
        <LeafKey leaves={leaves} />
      </p>
    )
  );
}

/** An address as it is typed: `example.com/talent`. */
export function typed(path: string): string {
  return absoluteUrl(path).replace(/^https:\/\/|\/$/g, "");
}

/** A face, where there is a picture of it, and the words beside it. */
function Face({ name, image, children }: Pick<TeamMember, "name" | "image"> & { children: ReactNode }) {
  return (
    <p className="mt-[1em] flex items-center gap-[1em]">
      {image && (
        <span className="w-[4em] flex-none">
          <Avatar name={name} image={image} size="small" />
        </span>
      )}{" "}
      <span>{children}</span>
    </p>
  );
}

/** The ways to the firm, in words that can be typed: an address that is only a link says nothing on paper. */
function waysOf(book: string): readonly (readonly [label: string, way: string, path?: string])[] {
  const { email, phone, workingHours, language, legalName, address } = site;
  return [
    [words.online, typed("/"), book],
    [schedulePage.email, email],
    [schedulePage.phone, phone],
    [schedulePage.hours, hoursInWords(workingHours, language)],
    [words.place, [legalName, address.locality, address.region].filter(Boolean).join(", ")],
  ];
}

const bookOn = (route: Route) => `${pageAddress(route.path)}#book`;

/** How to reach the firm: below quotes, it shares the room that they leave. */
function Reach({ route }: { route: Route }) {
  const { title, text, answer } = site.consultation;
  const host = hostOf(route);
  const book = bookOn(route);
  return (
    <div className="mt-[.6em] flex flex-none flex-col border-t border-rule pt-[.8em] [ol+&]:grow">
      <div className="flex items-start justify-between gap-[1em]">
        <div>
          <h2 className="text-[2.4em]/[1.05]">{title}</h2>
          <p className="mt-[.6em] text-balance">{text}</p>
        </div>
        <Code text={absoluteUrl(book)} className="w-[7em] flex-none" />
      </div>
      {host && (
        <Face {...host}>
          <strong>
            {schedulePage.speakTo} {host.name}.
          </strong>{" "}
          {answer}
        </Face>
      )}
      <dl className="mt-[1em] grid grow grid-cols-[auto_1fr] wrap-anywhere *:border-t *:border-rule *:py-[0.35em]">
        {waysOf(book).map(([label, way, path], nth) => (
          <Fragment key={label}>
            <dt className="pr-[.7em]">{label}</dt>
            <dd
              // The booking dialog says the hours too, where its calendar fails.
              {...(label === schedulePage.hours && { "data-hours": "" })}
              className={nth < 3 ? "font-semibold" : "text-balance"}
            >
              {way}
              {path && (
                <>
                  {/* A long address breaks where its path begins. */}
                  <wbr />
                  <span className="whitespace-nowrap">{path}</span>
                </>
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

/** How wide a heading is for what its letters are, which stand closer (app/globals.css). */
const TIGHT = 0.97;

/** How high that is in a panel so wide. */
function heightOfReach(route: Route, wide: number): number {
  const { title, text, answer = "" } = site.consultation;
  const host = hostOf(route);
  const ways = waysOf(bookOn(route));
  const beside = wide - 1 - Math.max(...ways.map(([label]) => widthOf(label)));
  return ways.reduce(
    (sum, [, ...way]) => sum + 0.8 + heightOf(way.join(" "), beside, "text", 600),
    3.2 +
      Math.max(7, 2.4 * heightOf(title, (wide - 8) / (2.4 * TIGHT), "display", 700, 1.05) + heightOf(text, wide - 8)) +
      (host ? heightOfFace(`${schedulePage.speakTo} ${host.name}. ${answer}`, host.image, wide) : 0),
  );
}

/** How high a face and the words beside it are. */
function heightOfFace(words: string, image: string | undefined, wide: number): number {
  return 1 + (image ? Math.max(4, heightOf(words, wide - 5, "text", 600)) : heightOf(words, wide, "text", 600));
}

/** How high the figures of the flap are. */
function heightOfFigures(figures: readonly Claim[], wide: number): number {
  const beside = wide - 1 - 1.9 * Math.max(...figures.map(({ value }) => widthOf(value, "display", 700)));
  return figures.reduce((sum, { label }) => sum + 0.6 + Math.max(2.3, 0.7 + heightOf(label, beside)), 1);
}

/** A text as a code to be photographed. */
function Code({ text, className }: { text: string; className: string }) {
  const { data, size } = encode(text, { border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1` : [])));
  return (
    <svg viewBox={`0 -.5 ${size} ${size}`} stroke="black" strokeWidth="1.02" aria-hidden="true" className={className}>
      <path d={dark.join("")} />
    </svg>
  );
}

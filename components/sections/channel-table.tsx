import { Fragment, type ReactNode } from "react";
import { LARGEST, LargeLeaves, Leaves } from "@/components/art/leaves";
import { fittingSize, ROW_SIZES } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Channel, Month, ServiceCard } from "@/content/schema/records";
import { site } from "@/content/site";
import { formatMoney, labels } from "@/content/words";

/** Title and whose service; what a sale cost, where; strip, month: as far as there is room in columns. */
const COLUMNS = "lg:grid-cols-[22fr_29fr_46fr]";
const ROW = "items-start gap-x-(--gutter) border-t py-[clamp(1rem,2vw,1.75rem)] md:max-lg:grid-cols-2";

/** Where in a row they stand. */
const PLACES = {
  title: "md:self-baseline-last",
  service: "md:col-start-1 md:row-start-2",
  figure: "md:col-start-2 md:row-start-1 md:self-baseline-last",
  label: "md:col-start-2 md:row-start-2",
  strip:
    "md:max-lg:col-span-full md:max-lg:row-start-4 md:max-lg:mt-2 lg:col-start-3 lg:row-start-1 lg:self-baseline-last",
  month: "md:col-start-2 md:row-start-3 lg:col-start-3 lg:row-start-2",
};

/** The one that sums up: title, what it is and its figure, each as wide as the page, and its strip where the others are. */
const SUM =
  "@container items-center gap-x-(--gutter) pt-block pb-[clamp(2rem,4vw,3.5rem)] [--most:5.5rem] lg:[--most:11rem]";
const SUM_PLACES: typeof PLACES = {
  title: "lg:col-span-full",
  service: "",
  figure: "py-3 lg:col-span-full",
  label: "text-card lg:col-span-2",
  strip: "",
  month: "lg:col-span-2 lg:col-start-1 lg:row-start-5",
};

/** A leaf of a strip, before what it is. */
const LEAF =
  "flex gap-x-2 before:mt-[.25em] before:h-[1em] before:w-[.5em] before:flex-none before:-skew-y-(--fold-angle) before:content-[''] before:forced-color-adjust-none";

/** Large as the longest of them allows, in hundredths of an em. */
const SIZES = {
  0: "text-card",
  9: "text-[min(7.8vw,3.25rem)] md:text-[min(3.7vw,3.25rem)] lg:text-[min(2.2vw,1.75rem)]",
  11: "text-[min(9.3vw,3.25rem)] md:text-[min(4.5vw,3.25rem)] lg:text-[min(2.75vw,2.25rem)]",
  13: "text-[min(11vw,3.25rem)] md:text-[min(5.3vw,3.25rem)] lg:text-[min(3.2vw,2.5rem)]",
};

/** Across the window. */
const MARKED =
  "[--edge:var(--fg)] relative isolate border-transparent [&+li]:border-transparent bg-transparent before:absolute before:-top-px before:bottom-0 before:-inset-x-[50vw] before:-z-1 before:bg-(--bg)";

/** From what a sale cost to what it brought: the word, drawn. */
const ARROW =
  "h-[.36em] w-[.7em] bg-current [clip-path:polygon(0_34%,76%_34%,66%_16%,75%_0,100%_50%,75%_100%,66%_84%,76%_66%,0_66%)] forced-color-adjust-none forced-colors:bg-[CanvasText]";

/**
 * Channels as rows of one ledger, by what all of them have: what a sale cost and what it brought. The one whose sales bring
 * the most for their cost comes first. A strip of folded paper says how many times, all of one scale: those without
 * that figure come last. What its leaves are stands above the first.
 *
 * @param props.services Those that a channel may name as its own.
 * @param props.from What comes in at the upper right, from the section before.
 * @param props.whole What comes before them, large: some of them summed up, with our fee in it.
 * @param props.children What follows from it, below the last.
 */
export function ChannelTable({
  channels,
  services = [],
  from,
  whole,
  children,
  ...heading
}: Heading & {
  channels: readonly Channel[];
  services?: readonly ServiceCard[];
  from?: ReactNode;
  whole?: Month | undefined;
  children?: ReactNode;
}) {
  const rows = ledgerOf(channels, whole);
  const others = whole?.others && othersOf(whole, channels);
  const sum = rows.find(({ isSum }) => isSum);
  const size = fittingSize(rows.filter((row) => row !== sum).map(lineOf), SIZES);
  // As wide as the page: on a desk in one line, elsewhere in two.
  const largest = sum && `${fittingSize(partsOf(sum))} ${fittingSize([lineOf(sum)], ROW_SIZES)}`;
  return (
    <Section id={heading.id} surface="deep" bleed={from}>
      <div className={from ? "md:mr-[20rem]" : ""}>
        <SectionHeading {...heading} />
      </div>
      <ul className="mt-6 [--spent:var(--fg)]">
        {rows.map((row) => {
          const { id, title, description, service, metric, month, note } = row;
          const large = row === sum;
          const offeredBy = services.find((one) => one.id === service)?.title;
          const folds = foldsOf(row, rows);
          const place = large ? SUM_PLACES : PLACES;
          const key = folds && folds.leaves.length > 0 && (
            <p className="col-span-full flex flex-wrap gap-x-6 gap-y-1 text-small font-bold">
              <LeafKey leaves={folds.leaves} />
            </p>
          );
          return (
            <Fragment key={id}>
              {!large && key && (
                <li className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-6 pb-4">
                  {sum && <b className="font-display text-card leading-[1.2] text-balance">{labels.beforeFee} </b>}
                  {key}
                </li>
              )}
              <li
                {...(note && { "data-accent": "accent-1", "data-surface": "accent" })}
                className={`grid gap-y-2 ${COLUMNS} ${large ? SUM : `${ROW} ${note ? MARKED : "border-rule"}`}`}
              >
                <h3 className={`text-title ${place.title}`}>{title}</h3>
                {offeredBy && <p className={`text-small font-semibold ${place.service}`}>{offeredBy}</p>}
                {description && <p className="text-balance text-muted lg:col-span-full">{description}</p>}
                <p
                  className={`flex flex-wrap items-center gap-x-[.3em] font-display leading-none font-extrabold tracking-[-0.035em]! ${place.figure} ${large ? largest : size}`}
                >
                  {metric.value}{" "}
                  {month?.orderValue && (
                    <>
                      <Arrow turns={large} /> {formatMoney(month.orderValue)}
                    </>
                  )}
                </p>
                <p className={`font-semibold ${large ? "" : "text-small"} ${place.label}`}>{metric.label}</p>
                {large && folds && isLarge(folds) ? (
                  <div className="mt-2 lg:col-span-full">
                    <LargeLeaves {...folds} />
                    <span className="sr-only">{folds.back}×</span>
                  </div>
                ) : (
                  folds && (
                    <p className={`flex items-center pr-18 font-display text-title leading-none ${place.strip}`}>
                      <Leaves {...folds} look="h-8 sm:h-10 lg:h-13" />
                      <b className="-mr-18 w-18 flex-none pl-2 font-extrabold whitespace-nowrap lg:self-baseline lg:pt-[.4em]">
                        {folds.back}×
                      </b>
                    </p>
                  )
                )}
                {large && key}
                {month && (
                  <p className={`text-small text-balance text-muted ${place.month}`}>
                    {[!large && `${formatMoney(month.spent)} ${labels.spent}`, boughtOf(month)]
                      .filter(Boolean)
                      .join(", ")}
                    {note && <b className="text-(--fg) max-lg:block lg:before:content-['_·_']"> {note}</b>}
                  </p>
                )}
                {large && others && (
                  <p className="col-span-full mt-2 text-balance">
                    {`${whole?.others?.label} `}
                    <b>{others}</b>
                  </p>
                )}
              </li>
            </Fragment>
          );
        })}
      </ul>
      {children}
    </Section>
  );
}

/** A channel, or several, with our fee in it or not, and all that its sales brought. */
type Row = Channel & { fee: number; brought: number; isSum: boolean; description?: string };

/** `18 inquiries, 5 orders. The others: Norvane 16×`: what a month with our fee brought, and what all of those of others did. */
export function soldBy({ month }: Row, whole: Month | undefined, channels: readonly Channel[]): string {
  const others = whole?.others && `${whole.others.label} ${othersOf(whole, channels)}`;
  return [month && boughtOf(month), others].filter(Boolean).join(". ");
}

/** `18 inquiries, 5 orders`: what a month brought. */
const boughtOf = ({ leads, leadNoun, orders, orderNoun }: NonNullable<Channel["month"]>) =>
  `${leads} ${leadNoun}, ${orders} ${orderNoun}`;

/** Its figures, the first with room for the arrow behind it, and both in one line. */
const partsOf = ({ metric, month }: Row) => [`${metric.value} 00`, formatMoney(month?.orderValue ?? 0)];
const lineOf = (row: Row) => partsOf(row).join(" ");

/** How many times what it cost came back; 0 where that is not told. */
const timesOf = ({ month, fee, brought }: Row) => (month ? brought / (month.spent + fee) : 0);

/** @param props.turns Whether it points down on a phone. */
export function Arrow({ turns = false }: { turns?: boolean }) {
  return (
    <span className={`${ARROW} ${turns ? "max-sm:rotate-90" : ""}`}>
      <span className="sr-only">{labels.brings}</span>
    </span>
  );
}

/** A strip of folded paper, and what its leaves are: the words, and their colour. */
export interface Folds {
  /** What one of its sales brought. */
  worth: string;
  fee: number;
  back: number;
  most: number;
  leaves: readonly (readonly [words: string, colour: string])[];
}

/**
 * The strip of a row of a ledger, all of one scale, with the words of its leaves where it is the sum or the first channel;
 * none for one that does not say what it brought.
 */
export function foldsOf(row: Row, rows: readonly Row[]): Folds | undefined {
  const { month, fee, brought, isSum } = row;
  if (!month || brought <= 0) return undefined;
  const back = Math.round(timesOf(row));
  const worth = formatMoney(month.orderValue ?? 0);
  const most = Math.max(...rows.map((one) => 1 + Math.round(timesOf(one))));
  const [spent, sold] = ["before:bg-(--fg)", "before:bg-(--accent-4)"];
  if (isSum) {
    const leaves = [
      [`${formatMoney(month.spent)} ${labels.spent}`, spent],
      [`${formatMoney(fee)} ${labels.fee}`, `${spent} before:opacity-50`],
      [`${formatMoney(brought)} ${labels.earned}`, sold],
    ] as const;
    return { worth, fee: fee / (month.spent + fee), back, most, leaves };
  }
  const leaves = [
    [labels.cost, spent],
    [labels.again, sold],
  ] as const;
  return { worth, fee: 0, back, most, leaves: row === rows.find((one) => !one.isSum) ? leaves : [] };
}

/** Whether a number has room on the last of its leaves, when they are as wide as the page. */
const isLarge = ({ back }: Folds) => back > 0 && back <= LARGEST;

/** What the leaves of a strip are: the first, the part of it that is our fee, and all others. */
export function LeafKey({ leaves }: { leaves: Folds["leaves"] }) {
  return leaves.map(([words, colour]) => (
    <span key={words} className={`${LEAF} ${colour}`}>
      {words}{" "}
    </span>
  ));
}

/**
 * Channels from the one whose sales bring the most for their cost to the one whose bring the least, and before them those
 * taken together, under the id of `whole`.
 */
export function ledgerOf(channels: readonly Channel[], whole: Month | undefined): readonly Row[] {
  const rows = channels
    .map((channel) => {
      const { orderValue = 0, orders = 0 } = channel.month ?? {};
      return { ...channel, fee: 0, brought: orderValue * orders, isSum: false };
    })
    .toSorted((one, other) => timesOf(other) - timesOf(one));
  return [...(whole ? [sumOf(whole, channels)] : []), ...rows];
}

/** How many times what it cost came back to each of the others: "Norvane 16×". */
function othersOf(whole: Month, channels: readonly Channel[]): string {
  const parts = whole.others?.months.map(({ client, ...month }) => {
    return `${client}\u00a0${twoDigits.format(timesOf(sumOf({ ...whole, ...month }, channels)))}×`;
  });
  return parts?.join(", ") ?? "";
}

const twoDigits = new Intl.NumberFormat(site.language, { maximumSignificantDigits: 2 });

/** The row of channels taken together. */
function sumOf(
  { channelIds, fee, label, leadNoun, orderNoun, others: _, ...words }: Month,
  channels: readonly Channel[],
): Row {
  const months = channels.flatMap(({ id, month }) => (month?.orderValue && channelIds.includes(id) ? [month] : []));
  const total = (figure: "spent" | "leads" | "orders") => months.reduce((sum, month) => sum + month[figure], 0);
  const brought = months.reduce((sum, month) => sum + month.orders * (month.orderValue ?? 0), 0);
  const orders = total("orders");
  const orderValue = Math.round(brought / orders);
  const month = { leadNoun, orderNoun, spent: total("spent"), leads: total("leads"), orders, orderValue };
  const metric = { value: formatMoney(Math.round((month.spent + fee) / orders)), label };
  return { ...words, metric, month, fee, brought, isSum: true };
}

import type { ReactNode } from "react";
import { LargeLeaves, Leaves, MAX_LABELED_MULTIPLE } from "@/components/art/leaves";
import { fittingSize, ROW_SIZES } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Channel, Month, ServiceCard } from "@/content/schema/records";
import { site } from "@/content/site";
import { formatMoney, labels } from "@/content/words";
import { channelRows, type LedgerRow, otherReturns, type Strip, stripOf, sumRow } from "@/lib/ledger";

/**
 * Channels as rows of a table: the cost and the value of an order, and a folded strip that shows the return on the
 * cost. A channel with a `note` is highlighted. A panel below the rows shows the total of one client's channels, with
 * our fee.
 *
 * @param props.services The services that the channels belong to, for their titles.
 * @param props.from The end of the previous section's strip (StripEnd).
 * @param props.whole The month for the panel's total.
 * @param props.children The text at the end, which explains our fee.
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
  const rows = channelRows(channels);
  const size = fittingSize(rows.map((row) => figuresOf(row).join(" ")));
  const hasStrips = rows.some((row) => stripOf(row, rows));
  return (
    <Section id={heading.id} surface="deep" bleed={from}>
      <div className="ledger" data-from={from ? "" : undefined}>
        <SectionHeading {...heading} />
        {hasStrips && (
          <div className="row head">
            <b>{labels.channel}</b> <b>{labels.costAndWorth}</b>{" "}
            <p className="key">
              <LeafKey leaves={CHANNEL_LEAVES} />
            </p>
          </div>
        )}
        <ul>
          {rows.map((row) => {
            const { id, title, service, metric, month, note } = row;
            const strip = stripOf(row, rows);
            const offeredBy = services.find(({ id }) => id === service)?.title;
            return (
              <li
                key={id}
                className="row"
                data-accent={note && "accent-1"}
                data-surface={note && "accent"}
                data-marked={note && ""}
              >
                <div>
                  <h3>{title}</h3>
                  {offeredBy && <p>{offeredBy}</p>}
                </div>
                <div className="sale">
                  <Sale row={row} size={size} />
                  <p>{metric.label}</p>
                </div>
                {month && (
                  <div>
                    {strip && (
                      <p className="return">
                        <Leaves {...strip} /> <b>{strip.multiple}×</b>
                      </p>
                    )}
                    <p className="month">
                      {monthOf(row)}
                      {note && <b> {note}</b>}
                    </p>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
        {whole && <Sum month={whole} channels={channels} />}
        {children}
      </div>
    </Section>
  );
}

/** The panel below the rows: the total of one client's channels, with our fee. */
function Sum({ month, channels }: { month: Month; channels: readonly Channel[] }) {
  const row = sumRow(month, channels);
  const strip = stripOf(row, [row]);
  const others = month.others && describeOthers(month, channels);
  // The figures are on one line on a desktop, and on two lines elsewhere.
  const size = `${fittingSize(figuresOf(row))} ${fittingSize([figuresOf(row).join(" ")], ROW_SIZES)}`;
  return (
    <div className="sum" data-surface="night">
      <h3>{row.title}</h3>
      <p className="text-muted">{row.description}</p>
      <Sale row={row} size={size} />
      <p className="of">{row.metric.label}</p>
      {row.month && (
        <p>
          {labels.addedUp({
            spent: formatMoney(row.month.spent),
            fee: formatMoney(row.fee),
            total: formatMoney(row.month.spent + row.fee),
            orders: `${row.month.orders} ${row.month.orderNoun}`,
            leads: `${row.month.leads} ${row.month.leadNoun}`,
          })}
        </p>
      )}
      {strip && strip.multiple > 0 && strip.multiple <= MAX_LABELED_MULTIPLE && (
        <div className="return">
          <LargeLeaves {...strip} />
          <span className="sr-only">{strip.multiple}×</span>
        </div>
      )}
      {strip && (
        <p className="key">
          <LeafKey leaves={sumLeaves(row)} />
        </p>
      )}
      {others && (
        <p>
          {`${month.others?.label} `}
          <b>{others}</b>
        </p>
      )}
    </div>
  );
}

/** The cost of an order and, if known, its value. */
function Sale({ row: { metric, month, isSum }, size }: { row: LedgerRow; size: string }) {
  return (
    <p className={`figure ${size}`}>
      {metric.value}{" "}
      {month?.orderValue && (
        <>
          <Arrow isDownOnPhone={isSum} /> {formatMoney(month.orderValue)}
        </>
      )}
    </p>
  );
}

/** Returns the figures of a row: one or two. The two zeros reserve space for the arrow. */
function figuresOf({ metric, month }: LedgerRow): string[] {
  return month?.orderValue ? [`${metric.value} 00`, formatMoney(month.orderValue)] : [metric.value];
}

/**
 * An arrow from the cost of an order to its value.
 *
 * @param props.isDownOnPhone Whether the arrow points down on a phone.
 */
export function Arrow({ isDownOnPhone = false }: { isDownOnPhone?: boolean }) {
  return (
    <span className="arrow" data-turns={isDownOnPhone || undefined}>
      <span className="sr-only">{labels.brings}</span>
    </span>
  );
}

/** An entry of the key of a strip. */
interface Leaf {
  words: string;
  kind: "spent" | "fee" | "sold";
}

const CHANNEL_LEAVES: readonly Leaf[] = [
  { words: labels.cost, kind: "spent" },
  { words: labels.again, kind: "sold" },
];

function sumLeaves({ month, fee, sales }: LedgerRow): readonly Leaf[] {
  return [
    { words: `${formatMoney(month?.spent ?? 0)} ${labels.spent}`, kind: "spent" },
    { words: `${formatMoney(fee)} ${labels.fee}`, kind: "fee" },
    { words: `${formatMoney(sales)} ${labels.earned}`, kind: "sold" },
  ];
}

/** A strip with the value of an order. It has a key if the row is the total or the first channel. */
export interface Folds extends Strip {
  worth: string;
  leaves: readonly Leaf[];
}

/** Returns the strip of a row with its texts. Returns undefined if the row has no sales. */
export function describeStrip(row: LedgerRow, rows: readonly LedgerRow[]): Folds | undefined {
  const strip = stripOf(row, rows);
  if (!strip) return undefined;
  const isFirst = row === rows.find(({ isSum }) => !isSum);
  return {
    ...strip,
    worth: formatMoney(row.month?.orderValue ?? 0),
    leaves: row.isSum ? sumLeaves(row) : isFirst ? CHANNEL_LEAVES : [],
  };
}

/** The key of a strip: a small leaf before each label. */
export function LeafKey({ leaves }: { leaves: readonly Leaf[] }) {
  return leaves.map(({ words, kind }) => (
    <span key={kind} className="leaf-key" data-leaf={kind}>
      {words}{" "}
    </span>
  ));
}

/** Formats the results of a row's month: `$434 spent: 7 inquiries, 2 orders, $9,600 sold`. */
function monthOf({ month, sales }: LedgerRow): string {
  if (!month) return "";
  const sold = sales > 0 && `, ${formatMoney(sales)} ${labels.sold}`;
  return `${formatMoney(month.spent)} ${labels.spent}: ${resultsOf(month)}${sold || ""}`;
}

/** Formats leads and orders: `18 inquiries, 5 orders`. */
function resultsOf({ leads, leadNoun, orders, orderNoun }: NonNullable<Channel["month"]>): string {
  return `${leads} ${leadNoun}, ${orders} ${orderNoun}`;
}

/** Formats the returns of the other clients: `Norvane 16×, Fernhollow 3.3×`. */
function describeOthers(month: Month, channels: readonly Channel[]): string {
  return otherReturns(month, channels)
    .map(({ client, multiple }) => `${client}\u00a0${twoDigits.format(multiple)}×`)
    .join(", ");
}

const twoDigits = new Intl.NumberFormat(site.language, { maximumSignificantDigits: 2 });

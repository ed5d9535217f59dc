import type { ReactNode } from "react";
import { Leaves } from "@/components/art/leaves";
import { pickSizeClass } from "@/components/art/words";
import { Bill } from "@/components/sections/bill/bill";
import { type Heading, SectionHeading } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import type { Channel, Month } from "@/content/schema/records";
import { site } from "@/content/site";
import { costPerOrder, totalOf } from "@/content/totals";
import { capitalize, formatMoney, labels } from "@/content/words";
import { type ChannelRow, computeReturn, rankChannels } from "@/lib/ledger";

/**
 * Channels as rows of a table: the cost and the value of an order, and a folded strip that shows the return on the
 * cost. A channel with a `note` is highlighted. A panel below the rows explains our fee.
 *
 * @param props.exampleMonth A client's month with our fee, as an example in the panel.
 * @param props.children The explanation of our fee.
 */
export function ChannelTable({
  channels,
  exampleMonth,
  children,
  ...heading
}: Heading & {
  channels: readonly Channel[];
  exampleMonth?: Month | undefined;
  children?: ReactNode;
}) {
  const rows = rankChannels(channels);
  const size = pickSizeClass(rows.map((row) => listFigures(row).join(" ")));
  const maxMultiple = Math.max(...rows.map(({ multiple }) => multiple));
  return (
    <Section id={heading.id} surface="deep">
      <div className="ledger">
        <SectionHeading {...heading} />
        {maxMultiple > 0 && (
          <p className="key cluster">
            <span data-leaf="spent">{labels.spent}</span> <span data-leaf="sold">{labels.soldInYear}</span>
          </p>
        )}
        <ul>
          {rows.map(({ id, title, metric, month, note, sales, multiple }) => (
            <li key={id} data-accent={note && "accent-1"} data-surface={note && "accent"} data-marked={note && ""}>
              <h3>{title}</h3>
              <div className="sale">
                <Sale metric={metric} month={month} size={size} />
                <p>{metric.label}</p>
              </div>
              {month && (
                <div>
                  {sales > 0 && (
                    <p className="return">
                      <Leaves multiple={multiple} maxLeaves={1 + maxMultiple} /> <b>{multiple}×</b>
                    </p>
                  )}
                  <p className="month">
                    {describeMonth(month, sales)}
                    {note && <b> {note}</b>}
                  </p>
                </div>
              )}
            </li>
          ))}
        </ul>
        {(children || exampleMonth) && (
          <div className="fee" data-surface="night">
            {children}
            {exampleMonth && <Example month={exampleMonth} channels={channels} />}
          </div>
        )}
      </div>
    </Section>
  );
}

/** One client's month with our fee, as a sum that can be checked. */
function Example({ month, channels }: { month: Month; channels: readonly Channel[] }) {
  const total = totalOf(month, channels);
  const { spent, orders, sales } = total;
  return (
    <>
      <Bill
        title={month.title}
        lines={[
          [labels.channelsCost, formatMoney(spent)],
          [labels.fee, formatMoney(month.fee)],
          [labels.each(`${orders} ${month.orderNoun}`), formatMoney(costPerOrder(total, month.fee))],
        ]}
        sum={[
          capitalize(labels.soldInYear),
          `${formatMoney(sales)} (${formatMultiple(computeReturn(month, channels))})`,
        ]}
      />
      {month.others && (
        <p className="others">
          {month.others.label}{" "}
          <b>
            {month.others.months
              .map(({ client, ...other }) => `${client}\u00a0${formatMultiple(computeReturn(other, channels))}`)
              .join(", ")}
          </b>
        </p>
      )}
    </>
  );
}

/** The cost of an order and, if known, its value. */
function Sale({ metric, month, size }: Pick<Channel, "metric" | "month"> & { size: string }) {
  return (
    <p className={`figure ${size}`}>
      {metric.value}{" "}
      {month?.orderValue && (
        <>
          <span className="arrow" role="img" aria-label={labels.brings} /> {formatMoney(month.orderValue)}
        </>
      )}
    </p>
  );
}

/** Returns the figures of a row: one or two. The two zeros reserve space for the arrow. */
function listFigures({ metric, month }: ChannelRow): string[] {
  return month?.orderValue ? [`${metric.value} 00`, formatMoney(month.orderValue)] : [metric.value];
}

/** Formats the results of a month: `$434 spent: 7 inquiries, 2 orders, $9,600 sold`. */
function describeMonth({ spent, leads, leadNoun, orders, orderNoun }: NonNullable<Channel["month"]>, sales: number) {
  const results = [`${leads}\u00a0${leadNoun}`, `${orders}\u00a0${orderNoun}`];
  if (sales > 0) results.push(`${formatMoney(sales)} ${labels.sold}`);
  return `${formatMoney(spent)} ${labels.spent}: ${results.join(", ")}`;
}

const twoDigits = new Intl.NumberFormat(site.language, { maximumSignificantDigits: 2 });

/** Formats a multiple: `3.3×`. */
const formatMultiple = (multiple: number) => `${twoDigits.format(multiple)}×`;

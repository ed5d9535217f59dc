import type { ReactNode } from "react";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Reason } from "@/content/reasons";
import { SplitSection } from "./split-section";

/** A document of two pages that proves the reasons: the head of each, and the parts, half of them on the left page. */
interface Sheet {
  head: readonly [left: ReactNode, right: ReactNode];
  parts: readonly ReactNode[];
}

/**
 * Reasons as cards of one kind: two in a row beside a heading that stays in view; or, where there is a document that
 * proves them, as notes in its margins, each beside its part.
 */
export function ReasonCards({
  id,
  title,
  statement,
  lead,
  reasons,
  sheet,
}: {
  id: string;
  title: string;
  /** Beside a document, what it proves. */
  statement?: string;
  lead?: string;
  reasons: readonly Reason[];
  sheet?: Sheet;
}) {
  if (!sheet) {
    return (
      <SplitSection id={id} surface="deep" title={title} lead={lead} columns={4}>
        <ul className="grid gap-(--gutter) sm:grid-cols-2">
          {reasons.map((reason) => (
            <li
              key={reason.id}
              data-surface="paper"
              className="border-t-[.5rem] border-accent p-[clamp(1.5rem,2.6vw,2.5rem)] sm:last:odd:col-span-full"
            >
              <Said reason={reason} />
            </li>
          ))}
        </ul>
      </SplitSection>
    );
  }
  const further = reasons.slice(sheet.parts.length);
  return (
    <Section id={id} surface="night" space="follow">
      <div className="grid items-end gap-x-(--gutter) gap-y-5 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionTitle id={id} statement={statement}>
            {title}
          </SectionTitle>
        </div>
        {lead && <p className="text-lead leading-normal text-muted lg:col-span-5">{lead}</p>}
      </div>
      <div data-surface="tint" className={`bg-transparent ${GROUND}`}>
        <Noted {...sheet} reasons={reasons} />
        {further.length > 0 && (
          <ul className="mt-block grid gap-x-(--gutter) gap-y-6 *:border-t *:border-rule *:pt-4 sm:grid-cols-2 lg:grid-cols-4">
            {further.map((reason) => (
              <li key={reason.id}>
                <Said reason={reason} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

/** From edge to edge of the window; the sheet's upper end lies on the ground before it. */
const GROUND =
  "mt-block [border-image:linear-gradient(var(--night)_clamp(3rem,9vw,8rem),var(--accent-tint)_0)_fill_0/0/0_100vw_var(--section)]";

/**
 * The sheet, folded in the middle and standing: its pages lean at the fold's angle, made shallow, and what is written on
 * them leans with them. Each reason is a note in the outer margin, with a line to the part that proves it; below one
 * another on a phone.
 */
function Noted({ head, parts, reasons }: Sheet & { reasons: readonly Reason[] }) {
  const half = Math.ceil(parts.length / 2);
  return (
    <div
      data-surface="sheet"
      className="@container relative mr-2 bg-transparent text-small [--lean:5cqi] [--note:14rem] [--pad:clamp(1.25rem,2.6vw,3rem)] lg:[--lean:3.5cqi] lg:[--note:18cqi]"
    >
      <div
        aria-hidden="true"
        className="absolute inset-0 [filter:drop-shadow(.5rem_.5rem_0_color-mix(in_oklab,var(--night)_18%,transparent))]"
      >
        <div className="size-full bg-(--bg) [clip-path:polygon(0_var(--lean),100%_0,100%_calc(100%-var(--lean)),0_100%)] lg:bg-[linear-gradient(90deg,color-mix(in_oklab,var(--night)_6%,var(--on-night))_50%,var(--on-night)_50%)] lg:[clip-path:polygon(0_var(--lean),50%_0,100%_var(--lean),100%_100%,50%_calc(100%-var(--lean)),0_100%)]" />
      </div>
      <div className="relative px-(--pad) pt-[calc(var(--lean)+var(--pad))] pb-[calc(var(--lean)+var(--pad))] lg:px-0 lg:pt-(--pad)">
        <div className="grid items-start lg:grid-cols-2 lg:*:px-(--pad)">
          <div className={LEFT}>{head[0]}</div>
          <div className={RIGHT}>{head[1]}</div>
        </div>
        <ul className="mt-6 grid gap-y-8 lg:grid-flow-dense lg:grid-cols-2">
          {parts.map((part, index) => {
            const reason = reasons[index];
            const left = index < half;
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
                key={index}
                className={`grid grid-cols-1 content-start gap-6 sm:grid-cols-[minmax(0,1fr)_var(--note)] lg:px-(--pad) ${left ? LEFT_PART : `lg:col-start-2 ${RIGHT}`}`}
              >
                {reason && (
                  <div className={`${NOTE} ${left ? LEFT_NOTE : ""}`}>
                    <Said reason={reason} />
                  </div>
                )}
                <div className={reason ? "" : "sm:col-span-full"}>{part}</div>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

const LEFT = "lg:origin-right lg:[transform:skewY(-4deg)]";
const RIGHT = "lg:origin-left lg:[transform:skewY(4deg)]";

const LEFT_PART = `lg:col-start-1 lg:grid-cols-[var(--note)_minmax(0,1fr)] ${LEFT}`;

/** Beside its part, with a line across the space between; on a phone below it. */
const NOTE =
  "order-1 border-accent max-sm:border-l-4 max-sm:pl-4 sm:relative sm:border-t-2 sm:pt-3 sm:after:absolute sm:after:-top-[2px] sm:after:right-full sm:after:w-6 sm:after:border-t-2 sm:after:border-accent";
const LEFT_NOTE = "lg:order-none lg:after:right-auto lg:after:left-full";

function Said({ reason }: { reason: Reason }) {
  return (
    <>
      <h3 className="text-card">{reason.title}</h3>
      <p className="mt-2 text-balance text-muted">{reason.description}</p>
    </>
  );
}

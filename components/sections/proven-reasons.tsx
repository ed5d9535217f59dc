import type { ReactNode } from "react";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Reason } from "@/content/schema/records";

/** A document of two pages that proves the reasons: its head, and its parts, half of them on the left page. */
interface Sheet {
  head: ReactNode;
  parts: readonly ReactNode[];
}

/** Reasons as the footnotes of a document that proves them, each with the number of its part. The heading is on its first page. */
export function ProvenReasons({
  reasons,
  sheet,
  action,
  ...heading
}: Heading & {
  reasons: readonly Reason[];
  sheet: Sheet;
  /** Below the document and its footnotes, a way to one's own. */
  action: ReactNode;
}) {
  return (
    <Section id={heading.id} surface="night" space="follow">
      <div className={GROUND}>
        <Standing {...sheet} title={<SectionHeading {...heading} />} noted={reasons.length} />
        <ol
          data-surface="tint"
          className="mt-block grid gap-x-(--gutter) gap-y-8 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))]"
        >
          {reasons.map((reason, index) => (
            <li
              key={reason.id}
              className="row-span-2 grid grid-cols-[auto_1fr] grid-rows-subgrid gap-x-3 gap-y-0 border-t-2 border-accent pt-4"
            >
              <b className={`row-span-2 mt-0.5 ${NUMERAL}`}>{index + 1}</b>
              <h3 className="text-card">{reason.title}</h3>
              <p className="mt-2 text-balance text-muted">{reason.description}</p>
            </li>
          ))}
        </ol>
        <div data-surface="tint" className="mt-block">
          {action}
        </div>
      </div>
    </Section>
  );
}

/** From edge to edge of the window; the sheet's upper end lies on the ground before it. */
const GROUND =
  "[border-image:linear-gradient(var(--night)_clamp(3rem,9vw,8rem),var(--accent-tint)_0)_fill_0/0/0_100vw_var(--section)]";

/**
 * The sheet, folded in the middle and standing: its pages lean at the fold's angle, made shallow; what is written on them
 * is level, so that its rows are read across. A part that proves a reason has its number.
 */
function Standing({ title, head, parts, noted }: Sheet & { title: ReactNode; noted: number }) {
  const half = Math.ceil(parts.length / 2);
  return (
    <div
      data-surface="sheet"
      className="@container relative bg-transparent [--accent-text:var(--muted)] [--lean:5cqi] [--pad:clamp(1.25rem,4vw,4rem)] lg:[--lean:3.5cqi]"
    >
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-(--bg) [clip-path:polygon(0_var(--lean),100%_0,100%_calc(100%-var(--lean)),0_100%)] lg:bg-[linear-gradient(90deg,color-mix(in_oklab,var(--night)_6%,var(--on-night))_50%,var(--on-night)_50%)] lg:[clip-path:polygon(0_var(--lean),50%_0,100%_var(--lean),100%_100%,50%_calc(100%-var(--lean)),0_100%)]"
      />
      <div className="relative grid gap-x-[calc(2*var(--pad))] gap-y-9 px-(--pad) py-[calc(var(--lean)+var(--pad))] lg:grid-flow-dense lg:grid-cols-2">
        {title}
        {head}
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <div key={index} className={`relative ${index < half ? "lg:col-start-1" : "lg:col-start-2"}`}>
            {part}
            {index < noted && <b className={`absolute top-3 right-0 ${NUMERAL}`}>{index + 1}</b>}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The number of a reason, and of the part of the document that proves it. */
const NUMERAL = "grid size-6 place-items-center bg-accent font-display text-note/none text-on-accent";

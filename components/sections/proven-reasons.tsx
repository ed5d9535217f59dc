import type { ReactNode } from "react";
import { fitWords } from "@/components/ui/fit-words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Reason } from "@/content/schema/records";
import { columnsOf } from "./even-rows";

/** A document on two leaves that proves the reasons: its head, what it comes to, and a part for each of them. */
interface Sheet {
  head: ReactNode;
  total: ReactNode;
  parts: readonly ReactNode[];
}

/**
 * Reasons as tabs on a document that proves them, each above its part. The heading is on its first leaf. The document is
 * folded in the middle and stands: its leaves lean at the fold's angle, made shallow, and so do the tabs around them; what
 * is written on the leaves is level, so that its rows are read across.
 */
export function ProvenReasons({
  reasons,
  sheet,
  action,
  ...heading
}: Heading & {
  reasons: readonly Reason[];
  /** Without one, the reasons stand in columns below the heading. */
  sheet?: Sheet;
  /** Below the document, a way to one's own. */
  action?: ReactNode;
}) {
  if (!sheet) {
    return (
      <Section id={heading.id} surface="night">
        <SectionHeading {...heading} />
        <ul
          className={`mt-block grid gap-x-(--gutter) gap-y-8 *:border-t *:border-rule *:pt-5 sm:grid-cols-2 ${columnsOf(reasons.length, 4)}`}
        >
          {reasons.map(({ id, title, description }) => (
            <li key={id}>
              <h3 className={`text-[min(var(--text-title),var(--fit))] ${fitWords(title)}`}>{title}</h3>
              <p className="mt-2 text-balance text-muted">{description}</p>
            </li>
          ))}
        </ul>
        {action && <div className={`mt-block ${ACTION}`}>{action}</div>}
      </Section>
    );
  }
  return (
    <Section id={heading.id} surface="night" space="follow">
      <div className={GROUND}>
        <div
          data-surface="sheet"
          className="@container relative bg-transparent [--accent-text:var(--muted)] [--lean:5cqi] [--pad:clamp(1.25rem,4vw,4rem)] lg:[--lean:3.5cqi]"
        >
          <div
            aria-hidden="true"
            className="absolute inset-0 bg-(--bg) leaf-up lg:bg-[linear-gradient(90deg,color-mix(in_oklab,var(--night)_6%,var(--on-night))_50%,var(--on-night)_50%)] lg:leaf-open"
          />
          <div className="relative grid grid-cols-1 gap-x-[calc(2*var(--pad))] gap-y-9 px-(--pad) py-[calc(var(--lean)+var(--pad))] lg:grid-cols-2">
            <SectionHeading {...heading} />
            {sheet.head}
            <div className="lg:col-span-2">{sheet.total}</div>
            {reasons.map(({ id, title, description }, index) => (
              <div key={id} className={`group lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0 ${LEAF}`}>
                <div data-surface="accent" className={TAB}>
                  <h3 className="text-title">{title}</h3>
                  <p className="mt-1 text-balance">{description}</p>
                </div>
                {sheet.parts[index]}
              </div>
            ))}
          </div>
        </div>
        {action && (
          <div data-surface="tint" className={`mt-block ${ACTION} [--button-text:var(--paper)] [--button:var(--ink)]`}>
            {action}
          </div>
        )}
      </div>
    </Section>
  );
}

const ACTION = "flex flex-wrap items-center gap-x-7 gap-y-5 text-balance";

/** From edge to edge of the window; the sheet's upper end lies on the ground before it. */
const GROUND =
  "[border-image:linear-gradient(var(--night)_clamp(3rem,9vw,8rem),var(--accent-tint)_0)_fill_0/0/0_100vw_var(--section)]";

/** Below a desk the tabs lie on its creases, and every second leaf is turned away from the light. */
const LEAF =
  "max-lg:even:not-last:[border-image:linear-gradient(transparent_2rem,color-mix(in_oklab,var(--night)_7%,transparent)_0)_fill_0/0/0_var(--pad)_4.25rem]";

/** From the fold to beyond the outer edge of its leaf, which is the right one for those at odd places of the grid. */
const TAB =
  "mb-7 -mx-(--out) px-(--out) py-4 [--tilt:2.5deg] [transform:skewY(var(--tilt))] group-even:[transform:skewY(calc(-1*var(--tilt)))] [--out:calc(var(--pad)+.75rem)] lg:-mr-(--pad) lg:pr-(--pad) lg:[--out:calc(var(--pad)+1.5rem)] lg:group-odd:-mr-(--out) lg:group-odd:-ml-(--pad) lg:group-odd:pl-(--pad) lg:mb-8 lg:[--tilt:4deg] lg:group-even:bg-[linear-gradient(oklch(0_0_0/.12)_0_0)]";

import type { ReactNode } from "react";
import { offerWords as offer } from "@/content/drawings/landing";
import { fittingSize } from "./words";

/** A part of the offer, below a line with its name. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-rule pt-2">
      <p className="font-semibold">{name}</p>
      {children}
    </div>
  );
}

/** What is agreed by when, or by whom: a line for each. */
function Lines({ lines }: { lines: readonly (readonly [what: string, agreed: string])[] }) {
  return (
    <dl className="mt-1 *:flex *:flex-wrap *:justify-between *:gap-x-4 *:border-t *:border-rule *:py-2">
      {lines.map(([what, agreed]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd className="font-semibold">{agreed}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A red pen on paper that is light in both schemes. */
const RED_PEN = "text-[color-mix(in_oklab,var(--accent-2)_78%,var(--night))]";
/** Blue ink, the same way. */
const BLUE_INK = "text-[color-mix(in_oklab,var(--accent-1)_78%,var(--night))]";

/**
 * A price on two pages: real text, so that it is read at any size and by anyone. The head of each page, and the four parts in the
 * order of the pages, which a section lays out (sections/reason-cards.tsx).
 *
 * @param by Who has signed it.
 */
export const offerSheet = (by: string) => ({
  head: [
    <p key="title" className="font-display text-section leading-[1.1] font-bold tracking-tight">
      {offer.title}
    </p>,
    <p key="client" className="text-lead text-muted">
      {offer.client}
    </p>,
  ] as const,
  parts: [
    <Part key="price" name={offer.price.label}>
      <div className="@container">
        <p
          className={`font-display leading-[1.05] font-bold tracking-tight [--most:5.5rem] ${fittingSize([offer.price.amount])}`}
        >
          {offer.price.amount}
        </p>
      </div>
      <p className={`mt-4 -rotate-3 leading-[1.3] font-semibold italic ${RED_PEN}`}>
        {offer.correction.part}: <del>{offer.correction.planned}</del>{" "}
        <ins className="text-title no-underline">{offer.correction.taken}</ins>
        <br />
        {offer.correction.why}
      </p>
    </Part>,
    <Part key="people" name={offer.people.label}>
      <Lines lines={offer.people.lines} />
      <div className={`mt-3 w-max max-w-full ${BLUE_INK}`}>
        <p className="-rotate-6 font-display text-title leading-[1.1] font-medium tracking-tight italic">{by}</p>
        <svg viewBox="0 0 200 24" aria-hidden="true" fill="none" className="-mt-1 h-auto w-full">
          <path stroke="currentColor" strokeWidth="2.5" d="M6 20C58 6 118 1 196 3 124 5 88 10 62 20c22-5 48-8 82-7" />
        </svg>
      </div>
      <p className="text-small text-muted">{offer.signed}</p>
    </Part>,
    <Part key="dates" name={offer.dates.label}>
      <Lines lines={offer.dates.lines} />
    </Part>,
    <Part key="scope" name={offer.scope.label}>
      <ul className="mt-1 *:border-t *:border-rule *:py-2">
        {offer.scope.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>,
  ],
});

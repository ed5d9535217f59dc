import type { ReactNode } from "react";
import { offerWords as offer } from "@/content/drawings/landing";
import { shortName } from "@/content/site";
import { fittingSize } from "./words";

/** A part of the offer, below a line with its name. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-rule pt-2.5">
      <p className="font-semibold">{name}</p>
      {children}
    </div>
  );
}

/** What is agreed by when, or by whom: a line for each. */
function Lines({ lines }: { lines: readonly (readonly [what: string, agreed: string])[] }) {
  return (
    <dl className="mt-1 *:flex *:flex-wrap *:justify-between *:gap-x-4 *:border-t *:border-rule *:py-2.5">
      {lines.map(([what, agreed]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd className="font-semibold">{agreed}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * What a broad pen writes, held aslant: one line three times, a little apart, so that it is thick one way and thin the
 * other.
 */
function Pen({ way, frame, look }: { way: keyof typeof offer.pen; frame: string; look: string }) {
  return (
    <svg viewBox={frame} aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.2" className={look}>
      <path id={way} d={offer.pen[way]} />
      <use href={`#${way}`} x=".3" y="-.3" />
      <use href={`#${way}`} x=".6" y="-.6" />
    </svg>
  );
}

/** A red pen on paper that is light in both schemes. */
const RED_PEN = "text-[color-mix(in_oklab,var(--accent-2)_78%,var(--night))]";
/** Blue ink, the same way. */
const BLUE_INK = "text-[color-mix(in_oklab,var(--accent-1)_78%,var(--night))]";

/**
 * A price on two pages: real text, so that it is read at any size and by anyone. Its head, and the four parts in the order
 * of the pages, which a section lays out (sections/proven-reasons.tsx).
 *
 * @param by Who has signed it.
 */
export const offerSheet = (by: string) => ({
  head: (
    <div className="flex flex-col justify-between gap-y-5">
      <p className="text-lead font-bold">{shortName()}</p>
      <div>
        <p className="font-display text-title font-bold tracking-tight">{offer.title}</p>
        <p className="text-lead text-muted">{offer.client}</p>
      </div>
    </div>
  ),
  parts: [
    <Part key="price" name={offer.price.label}>
      <div className="@container">
        {/* Not as tight as the size is reckoned for: the comma would touch the next figure. */}
        <p
          className={`mt-2 font-display leading-none font-bold whitespace-nowrap [--most:8.5rem] ${fittingSize([`${offer.price.amount}0`])}`}
        >
          {offer.price.amount}
        </p>
      </div>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-card">
        {offer.correction.part}{" "}
        <span className="flex items-center gap-x-4">
          <del className="relative no-underline">
            {offer.correction.planned}
            <Pen way="strike" frame="0 0 36 10" look={`absolute inset-0 size-full ${RED_PEN}`} />
          </del>{" "}
          <ins className="no-underline">
            <span className="sr-only">{offer.correction.taken}</span>
            <Pen way="taken" frame="10 0 68 32" look={`-my-1 w-32 sm:-my-3 sm:w-40 ${RED_PEN}`} />
          </ins>
        </span>
      </p>
      <p className="mt-1 text-muted">{offer.correction.why}</p>
    </Part>,
    <Part key="people" name={offer.people.label}>
      <Lines lines={offer.people.lines} />
      <Pen way="signature" frame="0 0 166 42" look={`mt-4 w-72 max-w-full ${BLUE_INK}`} />
      <p>
        {by} <span className="block text-muted">{offer.signed}</span>
      </p>
    </Part>,
    <Part key="dates" name={offer.dates.label}>
      <Lines lines={offer.dates.lines} />
    </Part>,
    <Part key="scope" name={offer.scope.label}>
      <ul className="mt-1 *:border-t *:border-rule *:py-2.5 *:text-balance">
        {offer.scope.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>,
  ],
});

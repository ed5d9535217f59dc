import type { ReactNode } from "react";
import { offerWords as offer, savedWords as saved } from "@/content/drawings/landing";
import { shortName } from "@/content/site";
import { IS_WORDMARK, Mark } from "./mark";
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
          <dd className="ml-auto font-semibold">{agreed}</dd>
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
const BLUE_INK = "text-[color-mix(in_oklab,var(--accent-1)_78%,var(--night))] forced-colors:text-[CanvasText]";

/**
 * A price on two leaves: real text, so that it is read at any size and by anyone. Its head, what it comes to, and its four
 * parts, which a section lays out (sections/proven-reasons.tsx).
 */
export const offerSheet = {
  head: (
    <div className="font-display font-bold">
      <p className="flex h-[1.08em] items-center gap-x-3 text-card">
        <Mark place="offer" width={IS_WORDMARK ? 144 : 44} />
        <span className={IS_WORDMARK ? "sr-only" : ""}>{shortName()}</span>
      </p>
      <p className="mt-4 text-title leading-[1.15]">
        {offer.title} <span className="block text-muted">{offer.client}</span>
      </p>
    </div>
  ),
  total: (
    <Part name={offer.price.label}>
      <p className="@container mt-2 font-display leading-none font-bold whitespace-nowrap">
        {/*
         * A picture of a price, which no wider spacing takes apart. Lighter than the size is reckoned for, but not as
         * tight: the comma would touch the next figure.
         */}
        <span className={`-ml-[.042em] block tracking-[-.004em]! [--most:100cqi] ${fittingSize([offer.price.amount])}`}>
          {offer.price.amount}
        </span>
      </p>
    </Part>
  ),
  parts: [
    <Part key="correction" name={offer.correction.part}>
      <p className="mt-5 flex items-center gap-x-6 text-section">
        <del className={`whitespace-nowrap line-through decoration-[.08em] ${RED_PEN}`}>
          <span className="text-(--fg)">{offer.correction.planned}</span>
        </del>{" "}
        <ins className="no-underline">
          <span className="sr-only">{offer.correction.taken}</span>
          <Pen way="taken" frame="10 0 68 32" look={`w-32 sm:w-64 ${RED_PEN}`} />
        </ins>
      </p>
      <p className="mt-5 text-lead leading-normal text-muted">{offer.correction.why}</p>
    </Part>,
    <Part key="paid" name={offer.paid.label}>
      <div className="text-lead">
        <Lines lines={offer.paid.lines} />
      </div>
    </Part>,
    <Part key="scope" name={offer.scope.label}>
      <ul className="mt-1 text-lead leading-normal *:border-t *:border-rule *:py-3 *:text-balance">
        {offer.scope.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>,
    <Part key="people" name={offer.people.label}>
      <Lines lines={offer.people.lines} />
      {offer.pen.signature && <Pen way="signature" frame="0 0 166 42" look={`mt-6 w-[28rem] max-w-full ${BLUE_INK}`} />}
      <p className={offer.pen.signature ? "" : "mt-6"}>
        {offer.signed.by} <span className="block text-muted">{offer.signed.text}</span>
      </p>
    </Part>,
  ],
};

/** Below it, what the work came to. */
export const offerSaved = (
  <div className="mb-4 grid w-full items-center gap-x-(--gutter) gap-y-3 lg:grid-cols-2">
    <p className="@container">
      <b
        className={`block font-display leading-none font-bold tracking-[-0.035em]! [--most:9rem] ${fittingSize([saved.amount])}`}
      >
        {saved.amount}
      </b>{" "}
      <span className="mt-2 block font-display text-title leading-tight font-bold text-balance">{saved.unit}</span>
    </p>
    <div className="text-lead">
      <Lines lines={saved.lines} />
    </div>
  </div>
);

import type { ReactNode } from "react";
import { offerWords as offer, savedWords as saved } from "@/content/drawings/landing";
import { shortName } from "@/content/site";
import { IS_WORDMARK, Mark } from "./mark";
import { fittingSize } from "./words";

/** One part of the proposal: its name, and its content below. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="offer-part">
      <p className="name">{name}</p>
      {children}
    </div>
  );
}

/** Agreed dates or people, one per line. */
function Lines({ lines }: { lines: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="offer-lines ruled">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Handwriting with a broad pen: one path drawn three times with small offsets, so that it is thick in one direction and
 * thin in the other.
 */
function Handwriting({ name, viewBox }: { name: keyof typeof offer.pen; viewBox: string }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.2" data-way={name}>
      <path id={name} d={offer.pen[name]} />
      <use href={`#${name}`} x=".3" y="-.3" />
      <use href={`#${name}`} x=".6" y="-.6" />
    </svg>
  );
}

/**
 * The parts of a signed proposal as HTML text: head, total and four parts. sections/proven-reasons.tsx lays them out.
 */
export const offerSheet = {
  head: (
    <div className="offer-head">
      <p className="mark">
        <Mark place="offer" width={IS_WORDMARK ? 144 : 44} />
        <span className={IS_WORDMARK ? "sr-only" : ""}>{shortName()}</span>
      </p>
      <p className="text-title">
        {offer.title} <span className="text-muted">{offer.client}</span>
      </p>
    </div>
  ),
  total: (
    <Part name={offer.price.label}>
      <p className="price">
        <span className={fittingSize([offer.price.amount])}>{offer.price.amount}</span>
      </p>
      <p className="text-muted">{offer.price.note}</p>
    </Part>
  ),
  parts: [
    <Part key="correction" name={offer.correction.part}>
      <p className="correction">
        <del>
          <span>{offer.correction.planned}</span>
        </del>{" "}
        <ins>
          <span className="sr-only">{offer.correction.taken}</span>
          <Handwriting name="taken" viewBox="10 0 68 32" />
        </ins>
      </p>
      <p className="text-lead text-muted">{offer.correction.why}</p>
    </Part>,
    <Part key="paid" name={offer.paid.label}>
      <Lines lines={offer.paid.lines} />
    </Part>,
    <Part key="scope" name={offer.scope.label}>
      <ul className="ruled">
        {offer.scope.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>,
    <Part key="people" name={offer.people.label}>
      <Lines lines={offer.people.lines} />
      {offer.pen.signature && <Handwriting name="signature" viewBox="0 0 166 42" />}
      <p>
        {offer.signed.by}, <span className="text-muted">{offer.signed.text}</span>
      </p>
    </Part>,
  ],
};

/** The savings since the tool was finished, shown below the proposal. */
export const offerSaved = (
  <div className="offer-saved split">
    <p className="saved">
      <b className={fittingSize([saved.amount])}>{saved.amount}</b> <span className="text-title">{saved.unit}</span>
    </p>
    <Lines lines={saved.lines} />
  </div>
);

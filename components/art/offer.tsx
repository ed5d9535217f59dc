import { offerWords as offer, savingsWords as saved } from "@/content/drawings/landing";
import { shortName } from "@/content/site";
import { IS_WORDMARK, Mark } from "./mark";
import { pickSizeClass } from "./words";

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

/** A signed proposal on a sheet with one fold, as HTML text: head and price, and below them one part on each leaf. */
export const offerSheet = (
  <figure className="offer">
    <figcaption className="text-lead">{offer.caption}</figcaption>
    <div data-surface="sheet" className="sheet">
      <p className="mark cluster">
        <Mark place="offer" width={IS_WORDMARK ? 144 : 44} />
        <span className={IS_WORDMARK ? "sr-only" : ""}>{shortName()}</span>
      </p>
      <p className="name">{offer.title}</p>
      <div className="total">
        <p>{offer.price.label}</p>
        <p className="price">
          <span className={pickSizeClass([offer.price.amount])}>{offer.price.amount}</span>
        </p>
      </div>
      <div>
        <p>{offer.correction.part}</p>
        <p className="correction">
          <del>
            <span>{offer.correction.planned}</span>
          </del>{" "}
          <ins>
            <span className="sr-only">{offer.correction.taken}</span>
            <Handwriting name="taken" viewBox="10 0 68 32" />
          </ins>
        </p>
        <p>{offer.correction.why}</p>
      </div>
      <div>
        <p>{offer.signed.label}</p>
        {offer.pen.signature && <Handwriting name="signature" viewBox="0 0 166 42" />}
        <p>{offer.signed.by}</p>
      </div>
    </div>
  </figure>
);

/** The savings since the tool was finished, as a sum that readers can check. */
export const offerSaved = (
  <div className="offer-saved split">
    <p className="saved">
      <b className={`numeral ${pickSizeClass([saved.amount])}`}>{saved.amount}</b>{" "}
      <span className="text-title">{saved.unit}</span>
    </p>
    <dl className="ruled">
      {saved.lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

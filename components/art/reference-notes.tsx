import { roleWords } from "@/content/drawings/talent";
import { anonymousPerson, Face, HIRED } from "./candidates";
import { pickSizeClass } from "./words";

const { caption, title, checked, spokenTo, doubt } = roleWords.notes;
const name = roleWords.hired;

/**
 * Our notes on one candidate, on a folded sheet of three leaves: the checks, the one doubt and the references. They are
 * HTML text rather than a drawing, so that they are readable at any width.
 */
export const referenceNotes = (
  <figure className="notes">
    <figcaption>{caption}</figcaption>
    <div className="notes-sheet">
      <div data-surface="sheet" className="stack">
        <div className="who">
          <svg viewBox="0 4 178 122" aria-hidden="true">
            <Face candidate={HIRED} />
          </svg>
          <p>
            {title} <b>{name}</b> {roleWords.role}, {HIRED.years}
          </p>
        </div>
        <div>
          <p className="topic">{checked.title}</p>
          <ul>
            {checked.entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="doubt stack">
        <p className="topic">{doubt.title}</p>
        <p className={`poster numeral ${pickSizeClass(doubt.lines)}`}>
          {doubt.lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
        <svg viewBox={`0 0 ${doubt.team * 178} 152`} aria-hidden="true">
          {Array.from({ length: doubt.team }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: people never change their order
            <path key={i} transform={`translate(${i * 178})`} {...anonymousPerson(i < doubt.led)} />
          ))}
        </svg>
        <p>{doubt.ask}</p>
      </div>
      <div data-surface="sheet" className="said stack">
        <p className="topic">{spokenTo.title}</p>
        <ul>
          {spokenTo.entries.map(({ who, said }) => (
            <li key={who}>
              <q>{said}</q> {who}
            </li>
          ))}
        </ul>
      </div>
    </div>
  </figure>
);

import { roleWords } from "@/content/drawings/talent";
import { fallingTransform, risingTransform } from "@/lib/slope";
import { CANDIDATES, Face } from "./candidates";
import { Drawing } from "./drawing";
import { Scene } from "./scene";
import { measureLine, Words } from "./words";

/*
 * The three steps of hiring. First a brief on a sheet with one fold; then a long sheet whose panels get wider until the
 * last three lie open; then those three panels, one of which is torn off.
 */
const { brief, interviews } = roleWords;

/** Step one: a brief with its answers, one of them still being typed, and the time that it took. */
export const requirement = (
  <Scene viewBox="0 0 360 240" overflow="visible" label={brief.label}>
    {/* Backgrounds extend beyond the view box, because a row may be larger than its drawing (step-rows.tsx). */}
    <path fill="var(--accent-4)" d="M-900-600h2160v1440H-900z" />
    <g transform="translate(7 -2)scale(.96)">
      <path opacity=".2" d="M24 225l157-62 156 62 14 16-158-62-155 62z" />
      {[
        { transform: risingTransform(24, 80), title: brief.title, lines: [brief.role, ...brief.wanted] },
        { transform: fallingTransform(181, 18), title: brief.took, lines: [...brief.terms, brief.typing] },
      ].map(({ transform, title, lines }, page) => (
        <g key={title} transform={transform} fill="var(--night)">
          <path fill="var(--on-night)" d="M0 0h157v145H0z" />
          <path fill="var(--accent-2)" d="M0 0h157v40H0z" />
          <Words text={title} look="title" size={24} room={134} x={12} y={28} on="accent-2" />
          <Words text={lines} look="quiet" size={17} room={137} x={12} y={67} leading={34} />
          <path d="M0 76h157M0 110h157" stroke="var(--night)" strokeOpacity=".2" />
          {page === 1 && (
            <path fill="var(--accent-2)" d={`M${17 + measureLine(brief.typing, "quiet", 17)} 118h3v21h-3z`} />
          )}
          {page === 1 && <path d="M0 0h157v145H0z" opacity=".12" />}
        </g>
      ))}
    </g>
  </Scene>
);

/**
 * Step two: one sheet that enters from the window's left edge. The candidates found are narrow panels, those called are
 * wider panels, and the three of the shortlist are open.
 */
export const screening = <Drawing name="screening" words={roleWords.screening} />;

/** Path of the torn edge that remains on the sheet, from top to bottom. The panel is 122 units high. */
const TORN_EDGE = "l4 9-3 6 5 11-6 8 3 12-4 7 6 13-5 9 3 10-4 12 5 9-4 8v8";

/** Path of the torn edge of the removed panel, from bottom to top. */
const REMOVED_EDGE = "l-4-8 3-8-5-9 4-12-3-10 5-9-6-13 4-7-3-12 6-8-5-11 3-6z";

/**
 * Step three: three interviews. The panel of the candidate who gets the offer is torn off. It is larger and extends
 * beyond the background.
 */
export const interview = (
  <Scene viewBox="0 0 360 290" overflow="visible" label={interviews.label}>
    <path fill="var(--accent-2)" d="M-900-600h2160v840H-900z" />
    <path opacity=".22" d="M14 192l84-33 88 35 12 14-98-39-72 39zM212 278l134-53 10 12-134 53z" />
    {CANDIDATES.map((candidate, i) => {
      const isHired = i === CANDIDATES.length - 1;
      return (
        <g
          key={candidate.name}
          fill="var(--night)"
          transform={[risingTransform(14, 70), fallingTransform(98, 37), `${risingTransform(212, 84)}scale(1.595)`][i]}
        >
          <path
            fill="var(--on-night)"
            stroke="var(--night)"
            strokeOpacity=".35"
            d={`M0 0${["h84v122", `h84${TORN_EDGE}`, "h84v122"][i]}H0${isHired ? REMOVED_EDGE : ""}z`}
          />
          <g transform="scale(.472)">
            <Face candidate={candidate} isMirrored={i === 1} />
          </g>
          <Words text={candidate.name} look="title" size={17} room={70} x={8} y={isHired ? 93 : 101} />
          {isHired && (
            <>
              <path fill="var(--accent-4)" d="M0 104h84v18H0z" />
              <path d="M8 112l3.5 4.5 6.5-8.5" fill="none" stroke="var(--on-accent-4)" strokeWidth="2.5" />
              <Words text={interviews.hired} look="strong" size={13} room={56} x={24} y={117.5} on="accent-4" />
            </>
          )}
          {i === 1 && <path d="M0 0h84v122H0z" opacity=".12" />}
        </g>
      );
    })}
  </Scene>
);

import { roleWords as words } from "@/content/drawings/talent";
import { falling, leafAt, rising } from "@/lib/slope";
import { BOX, CANDIDATES, Face, HIRED, unknown } from "./candidates";
import { type Layers, Scene } from "./scene";
import { Words } from "./words";

/** Outline of the three open panels. */
const SHEET = "M0 70l178-70 178 70 178-70v352l-178 70-178-70-178 70z";

/** Check marks of the three facts. */
const TICKS = "M12 251l7 8 11-16M12 288l7 8 11-16M12 325l7 8 11-16";

/**
 * The other candidates are closed leaves, at most 50, which is enough to run out of any window. X and Y are the width and
 * slope of a leaf.
 */
const CLOSED = Math.min(words.shortlist.closed, 50);
const [X, Y] = [22, 8];

/**
 * The talent page's hero: one sheet with three open panels, each a candidate with the facts that were checked. The others
 * stay closed under a band and run out of the frame, to the side or, on a phone, below.
 */
export const shortlist: Layers = {
  viewBox: "0 0 590 422",
  label: words.shortlist.label,
  layers: [
    <g key="closed">
      <g className="fan">
        {/* Lit leaves overlap their neighbors, because adjacent edges would let the background through. */}
        <path
          fill="var(--on-night-soft)"
          d={`M534 0${`l${X} ${Y} ${X + 1}-${Y}v352l-${X + 1} ${Y}-${X}-${Y}zm${2 * X} 0`.repeat(Math.floor(CLOSED / 2))}`}
        />
        <path
          fill="color-mix(in oklab,var(--on-night-soft) 80%,var(--night))"
          d={`M534 0${`l${X} ${Y}v352l-${X}-${Y}zm${2 * X} 0`.repeat(Math.ceil(CLOSED / 2))}`}
        />
      </g>
      <g fill="var(--on-accent-4)" className="band">
        <path fill="var(--accent-4)" d={`M534 140h${CLOSED * X}v74H534z`} />
        <Words text={`${words.shortlist.closed}`} look="title" size={54} room={66} x={556} y={196} />
        <Words text={words.shortlist.unread} look="quiet" size={24} room={150} x={628} y={170} leading={28} />
      </g>
    </g>,
    <g key="sheet">
      <path fill="var(--night)" opacity=".22" transform="translate(11 13)" d={SHEET} />
    </g>,
    ...CANDIDATES.map((candidate, i) => (
      <g key={candidate.name} transform={[rising(0, 70), falling(178, 0), rising(356, 70)][i]} fill="var(--night)">
        <path fill="var(--on-night)" d="M0 0h178.5v352H0z" />
        <Face candidate={candidate} turned={i === 1} />
        <Words text={candidate.name} look="title" size={31} room={156} x={11} y={188} />
        <Words text={candidate.years} look="light" size={23} room={156} x={11} y={217} />
        <path d="M0 232h178M0 269h178M0 306h178" stroke="var(--night)" strokeOpacity=".2" />
        <Words text={candidate.facts} look="quiet" size={22} room={128} x={37} y={259} leading={37} />
        <path fill="none" stroke="var(--accent-3)" strokeWidth="4" d={TICKS} />
        {i === 1 && <path d="M0 0h178v352H0z" opacity=".12" />}
      </g>
    )),
  ],
};

/** Width and height of a leaf of the strap, and the positions at which the two badges hang. */
const [LEAF, STRAP] = [128, 40];
const HUNG = [144, 438];

/**
 * The closing scene: the badge of the hired candidate on a strap that leaves the window, and next to it an empty badge for
 * the person whom the visitor is looking for.
 */
export const badges = (
  <Scene viewBox="0 0 534 452" label={words.badge.label}>
    <g fill="var(--night)" transform={falling(0, 44)}>
      <path opacity=".22" d="M14 10h336v230H14z" />
      <path fill="var(--on-night)" stroke="var(--night)" strokeOpacity=".3" d="M0 0h336v230H0z" />
      <path d="M134 20h60v13h-60z" />
      <g transform="translate(0 42)scale(.9)">
        <Face candidate={HIRED} />
      </g>
      <Words text={HIRED.name} look="title" size={42} room={146} x={178} y={84} />
      <Words text={words.badge.role} look="quiet" size={30} room={142} x={178} y={122} leading={34} />
      <path fill="var(--accent-4)" d="M0 177h336v53H0z" />
      <Words text={words.badge.starts} look="title" size={36} room={300} x={18} y={216} on="accent-4" />
    </g>
    <g fill="var(--night)" transform={rising(384, 204)}>
      <path opacity=".22" d="M12 18h150v206H12z" />
      <path fill="var(--on-night)" stroke="var(--night)" strokeOpacity=".3" d="M0 0h150v206H0z" />
      <path d="M50 12h48v11H50z" />
      <g transform="translate(0 34)scale(.843)">
        <path fill="var(--accent-4)" d={BOX} />
        <path {...unknown(false)} />
      </g>
      <Words text={words.badge.next} look="title" size={36} room={126} x={12} y={193} />
    </g>
    <path fill="var(--accent-4-shade)" d={`M${HUNG[0]} 58h${STRAP}v85l-${STRAP}-16zM${HUNG[1]} 58h36v128l-36 14z`} />
    {Array.from({ length: 6 }, (_, at) => (
      <path
        key={leafAt(at, LEAF, STRAP)}
        fill={at % 2 ? "var(--accent-4-shade)" : "var(--accent-4)"}
        transform={`translate(${HUNG[0]})`}
        d={leafAt(at, LEAF, STRAP)}
      />
    ))}
  </Scene>
);

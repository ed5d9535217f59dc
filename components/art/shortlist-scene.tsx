import { roleWords as words } from "@/content/drawings/talent";
import { fallingTransform, leafPath, risingTransform } from "@/lib/slope";
import { anonymousPerson, CANDIDATES, Face, HIRED, PORTRAIT_BOX } from "./candidates";
import { type Layers, Scene } from "./scene";
import { penColor, Words } from "./words";

/** Path of the outline of the three open panels. */
const SHEET = "M0 70l178-70 178 70 178-70v352l-178 70-178-70-178 70z";

/** Path of the check marks beside the three facts. */
const CHECK_MARKS = "M12 251l7 8 11-16M12 288l7 8 11-16M12 325l7 8 11-16";

/**
 * The other candidates are closed leaves. 50 leaves are enough to extend beyond any window, so at most 50 are drawn. A
 * leaf is `LEAF_WIDTH` wide and rises or falls by `LEAF_RISE`, in units of the drawing.
 */
const CLOSED_COUNT = Math.min(words.shortlist.closed, 50);
const [LEAF_WIDTH, LEAF_RISE] = [22, 8];

/**
 * The talent page's hero: one sheet with three open panels, one for each candidate, with the facts that were checked.
 * The other candidates stay closed under a band. They extend beyond the drawing, to the side or, on a phone, below.
 */
export const shortlist: Layers = {
  viewBox: "0 0 590 422",
  label: words.shortlist.label,
  layers: [
    <g key="closed">
      <g className="fan">
        {/* Lit leaves overlap the next leaves, because the background would show between adjacent edges. */}
        <path
          fill="var(--on-night-soft)"
          d={`M534 0${`l${LEAF_WIDTH} ${LEAF_RISE} ${LEAF_WIDTH + 1}-${LEAF_RISE}v352l-${LEAF_WIDTH + 1} ${LEAF_RISE}-${LEAF_WIDTH}-${LEAF_RISE}zm${2 * LEAF_WIDTH} 0`.repeat(Math.floor(CLOSED_COUNT / 2))}`}
        />
        <path
          fill="color-mix(in oklab,var(--on-night-soft) 80%,var(--night))"
          d={`M534 0${`l${LEAF_WIDTH} ${LEAF_RISE}v352l-${LEAF_WIDTH}-${LEAF_RISE}zm${2 * LEAF_WIDTH} 0`.repeat(Math.ceil(CLOSED_COUNT / 2))}`}
        />
      </g>
      <g fill="var(--on-accent-4)" className="band">
        <path fill="var(--accent-4)" d={`M534 140h${CLOSED_COUNT * LEAF_WIDTH}v74H534z`} />
        <Words text={`${words.shortlist.closed}`} look="title" size={54} room={66} x={556} y={196} />
        <Words text={words.shortlist.unread} look="quiet" size={24} room={150} x={628} y={170} leading={28} />
      </g>
    </g>,
    <g key="sheet">
      <path fill="var(--night)" opacity=".22" transform="translate(11 13)" d={SHEET} />
    </g>,
    ...CANDIDATES.map((candidate, i) => (
      <g
        key={candidate.name}
        transform={[risingTransform(0, 70), fallingTransform(178, 0), risingTransform(356, 70)][i]}
        fill="var(--night)"
      >
        <path fill="var(--on-night)" d="M0 0h178.5v352H0z" />
        <Face candidate={candidate} isMirrored={i === 1} isDefinition />
        <Words text={candidate.name} look="title" size={31} room={156} x={11} y={188} />
        <Words text={candidate.years} look="light" size={23} room={156} x={11} y={217} />
        <path d="M0 232h178M0 269h178M0 306h178" stroke="var(--night)" strokeOpacity=".2" />
        <Words text={candidate.facts} look="quiet" size={22} room={128} x={37} y={259} leading={37} />
        <path fill="none" stroke={penColor(3)} strokeWidth="4" d={CHECK_MARKS} />
        {i === 1 && <path d="M0 0h178v352H0z" opacity=".12" />}
      </g>
    )),
  ],
};

/** Width and height of a leaf of the strap. BADGE_X lists the positions of the two badges on it. */
const [STRAP_LEAF, STRAP] = [128, 40];
const BADGE_X = [144, 438];

/**
 * The closing scene: the badge of the hired candidate on a strap that extends beyond the window, and beside it an empty
 * badge for the person that the visitor wants to hire.
 */
export const badges = (
  <Scene viewBox="0 0 534 452" overflow="visible" label={words.badge.label}>
    <g fill="var(--night)" transform={fallingTransform(0, 44)}>
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
    <g fill="var(--night)" transform={risingTransform(384, 204)}>
      <path opacity=".22" d="M12 18h150v206H12z" />
      <path fill="var(--on-night)" stroke="var(--night)" strokeOpacity=".3" d="M0 0h150v206H0z" />
      <path d="M50 12h48v11H50z" />
      <g transform="translate(0 34)scale(.843)">
        <path fill="var(--accent-4)" d={PORTRAIT_BOX} />
        <path {...anonymousPerson(false)} />
      </g>
      <Words text={words.badge.next} look="title" size={36} room={126} x={12} y={193} />
    </g>
    <path
      fill="var(--accent-4-shade)"
      d={`M${BADGE_X[0]} 58h${STRAP}v85l-${STRAP}-16zM${BADGE_X[1]} 58h36v128l-36 14z`}
    />
    {Array.from({ length: 6 }, (_, index) => (
      <path
        key={leafPath(index, STRAP_LEAF, STRAP)}
        fill={index % 2 ? "var(--accent-4-shade)" : "var(--accent-4)"}
        transform={`translate(${BADGE_X[0]})`}
        d={leafPath(index, STRAP_LEAF, STRAP)}
      />
    ))}
  </Scene>
);

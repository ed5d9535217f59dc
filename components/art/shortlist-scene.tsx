import { roleWords as words } from "@/content/drawings/talent";
import { CANDIDATES, EARLIER, Face, HIRED, Portrait, Unknown } from "./candidates";
import { type Layers, Scene } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

/** The outline of the three panels together, of which its shadow is another. */
const SHEET = "M13 196l178-70 178 70 178-70v352l-178 70-178-70-178 70z";

/** Each fact is checked. */
const TICKS = "M12 251l7 8 11-16M12 288l7 8 11-16M12 325l7 8 11-16";

/** The talent page's hero: one sheet in three folds, each a candidate with what was checked. It stands out of its ground. */
export const shortlist: Layers = {
  viewBox: "13 0 545 560",
  label: words.shortlist.label,
  layers: [
    <g key="ground" fill="var(--on-accent-2)">
      <path fill="var(--accent-2)" d="M36 0h488v516H36z" />
      <Words text={words.shortlist.title} look="title" size={50} room={230} x={58} y={66} />
      <Words text={words.shortlist.count} look="title" size={50} room={200} x={502} y={66} textAnchor="end" />
      <Words text={words.role} look="quiet" size={24} room={230} x={59} y={99} />
      <Words text={words.shortlist.counted} look="quiet" size={24} room={200} x={501} y={99} textAnchor="end" />
      <path fill="var(--night)" opacity=".22" transform="translate(11 13)" d={SHEET} />
      <path stroke="var(--night)" strokeOpacity=".45" strokeWidth="3" d={SHEET} />
    </g>,
    ...CANDIDATES.map((candidate, i) => (
      <g key={candidate.name} transform={[rising(13, 196), falling(191, 126), rising(369, 196)][i]} fill="var(--night)">
        <path fill="var(--on-night)" d="M0 0h178v352H0z" />
        <Face candidate={candidate} turned={i === 1} />
        <Words text={candidate.name} look="title" size={31} room={156} x={11} y={188} />
        <Words text={candidate.years} look="light" size={23} room={156} x={11} y={217} />
        <path d="M0 232h178M0 269h178M0 306h178" stroke="var(--night)" strokeOpacity=".2" />
        <Words text={candidate.facts} look="quiet" size={23} room={134} x={37} y={259} leading={37} />
        <path fill="none" stroke="var(--accent-3)" strokeWidth="4" d={TICKS} />
        {i === 1 && <path d="M0 150h178v202H0z" opacity=".12" />}
      </g>
    )),
  ],
};

/**
 * The end of the story: who was found, and the place for whom the visitor is looking for. The sheet stands behind the
 * lower edge of its frame.
 */
export const nextShortlist = (
  <Scene viewBox="0 0 534 358" label={words.next.label}>
    {[HIRED, EARLIER, undefined].map((who, i) => {
      const [name = "", role = ""] = words.next.places[i] ?? [];
      return (
        <g key={name} transform={[rising(0, 71), falling(178, 1), rising(356, 71)][i]} fill="var(--night)">
          <path fill="var(--on-night)" d="M0 0h178v420H0z" />
          <path fill={`var(--accent-${[HIRED.accent, 1, 4][i]})`} d="M0 0h178v150H0z" />
          {who ? <Portrait candidate={who} /> : <Unknown />}
          <Words text={name} look="title" size={31} room={156} x={11} y={188} />
          <Words text={role} look={who ? "light" : "strong"} size={23} room={156} x={11} y={217} />
          {who && (
            <>
              <path fill="var(--accent-4)" d="M0 236h178v44H0z" />
              <path d="M12 257l7 8 11-16" fill="none" stroke="var(--on-accent-4)" strokeWidth="4" />
              <Words text={words.next.done} look="strong" size={24} room={121} x={38} y={266} on="accent-4" />
            </>
          )}
          {i === 1 && <path d="M0 0h178v420H0z" opacity=".12" />}
        </g>
      );
    })}
  </Scene>
);

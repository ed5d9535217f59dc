import { roleWords as words } from "@/content/drawings/talent";
import { BOX, CANDIDATES, EARLIER, Face, HIRED, unknown } from "./candidates";
import { type Layers, Scene } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

/** The outline of the three panels together, of which its shadow is another. */
const SHEET = "M0 70l178-70 178 70 178-70v352l-178 70-178-70-178 70z";

/** Each fact is checked. */
const TICKS = "M12 251l7 8 11-16M12 288l7 8 11-16M12 325l7 8 11-16";

/** As many leaves as a window is wide stay closed: how far the side of one goes, and falls. */
const LEAVES = 39;
const [X, Y] = [14, 5];

/**
 * The talent page's hero: one sheet, of which three panels are open, each a candidate with what was checked. The others
 * stay closed, under a band, and run out of the frame: beside them, on a phone below.
 */
export const shortlist: Layers = {
  viewBox: "0 0 590 422",
  label: words.shortlist.label,
  layers: [
    <g key="closed">
      <g className="max-md:[transform:matrix(1,0,0,.7,-534,330)]">
        {/* Each in the light, a little over the next, and on it the side in the shade: side by side they let the wall through. */}
        <path
          fill="var(--on-night-soft)"
          d={`M534 0${`l${X} ${Y} ${X + 1}-${Y}v352l-${X + 1} ${Y}-${X}-${Y}zm${2 * X} 0`.repeat(LEAVES)}`}
        />
        <path
          fill="color-mix(in oklab,var(--on-night-soft) 80%,var(--night))"
          d={`M534 0${`l${X} ${Y}v352l-${X}-${Y}zm${2 * X} 0`.repeat(LEAVES)}`}
        />
      </g>
      <g fill="var(--on-accent-4)" className="max-md:[translate:-534px_292px] print:hidden">
        <path fill="var(--accent-4)" d="M534 140h1100v74H534z" />
        <Words text={words.shortlist.closed} look="title" size={54} room={66} x={546} y={196} />
        <Words text={words.shortlist.unread} look="quiet" size={24} room={130} x={618} y={170} leading={28} />
      </g>
    </g>,
    <g key="sheet">
      <path fill="var(--night)" opacity=".22" transform="translate(11 13)" d={SHEET} />
    </g>,
    ...CANDIDATES.map((candidate, i) => (
      <g key={candidate.name} transform={[rising(0, 70), falling(178, 0), rising(356, 70)][i]} fill="var(--night)">
        <path fill="var(--on-night)" d="M0 0h178v352H0z" />
        <Face candidate={candidate} turned={i === 1} />
        <Words text={candidate.name} look="title" size={31} room={156} x={11} y={188} />
        <Words text={candidate.years} look="light" size={23} room={156} x={11} y={217} />
        <path d="M0 232h178M0 269h178M0 306h178" stroke="var(--night)" strokeOpacity=".2" />
        <Words text={candidate.facts} look="quiet" size={23} room={134} x={37} y={259} leading={37} />
        <path fill="none" stroke="var(--accent-3)" strokeWidth="4" d={TICKS} />
        {i === 1 && <path d="M0 0h178v352H0z" opacity=".12" />}
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
          {who ? <Face candidate={who} turned={i === 1} /> : <path fill="var(--accent-4)" d={BOX} />}
          {!who && <path {...unknown(false)} />}
          <Words text={name} look="title" size={31} room={156} x={11} y={188} />
          <Words
            text={role}
            look={who ? "light" : "strong"}
            size={23}
            room={who ? 156 : 138}
            x={who ? 11 : 20}
            y={who ? 217 : 266}
          />
          {who ? (
            <>
              <path fill="var(--accent-4)" d="M0 236h178v44H0z" />
              <path d="M12 257l7 8 11-16" fill="none" stroke="var(--on-accent-4)" strokeWidth="4" />
              <Words text={words.next.done} look="strong" size={24} room={121} x={38} y={266} on="accent-4" />
            </>
          ) : (
            <path {...unknown(false)} d="M11 215h156M11 237h156v42H11z" />
          )}
          {i === 1 && <path d="M0 0h178v420H0z" opacity=".12" />}
        </g>
      );
    })}
  </Scene>
);

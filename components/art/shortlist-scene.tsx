import { roleWords as words } from "@/content/drawings/talent";
import { CANDIDATES, type Candidate, Face } from "./candidates";
import type { Layers } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

/** One panel of the leaflet: a face, and what was checked. */
function Panel({ candidate, at }: { candidate: Candidate; at: number }) {
  const falls = at === 1;
  return (
    <g transform={falls ? falling(191, 126) : rising(13 + at * 178, 196)} fill="var(--night)">
      <path fill="var(--on-night)" d="M0 0h178v352H0z" />
      <Face candidate={candidate} />
      <Words family="display" weight={700} size={31} room={156} x="11" y="188">
        {candidate.name}
      </Words>
      <Words weight={400} size={23} room={156} x="11" y="217">
        {candidate.years}
      </Words>
      <path d="M0 232h178M0 269h178M0 306h178" stroke="var(--night)" strokeOpacity=".2" />
      {candidate.facts.map((fact, j) => (
        <Words key={fact} weight={500} size={23} room={134} x="37" y={259 + j * 37}>
          {fact}
        </Words>
      ))}
      <path
        d="M12 251l7 8 11-16M12 288l7 8 11-16M12 325l7 8 11-16"
        fill="none"
        stroke="var(--accent-3)"
        strokeWidth="4"
      />
      {falls && <path d="M0 0h178v352H0z" opacity=".12" />}
    </g>
  );
}

/** The talent page's hero: one sheet in three folds, each a candidate with what was checked. It stands out of its ground. */
export const shortlist: Layers = {
  viewBox: "0 0 560 560",
  label: words.shortlist.label,
  layers: [
    <g key="ground" fill="var(--on-accent-2)">
      <path fill="var(--accent-2)" d="M0 0h560v514H0z" />
      <Words family="display" weight={700} size={52} room={260} x="24" y="66">
        {words.shortlist.title}
      </Words>
      <Words family="display" weight={700} size={52} room={240} x="536" y="66" textAnchor="end">
        {words.shortlist.count}
      </Words>
      <Words weight={500} size={24} room={260} x="25" y="100">
        {words.role}
      </Words>
      <Words weight={500} size={24} room={240} x="535" y="100" textAnchor="end">
        {words.shortlist.counted}
      </Words>
      <path fill="black" opacity=".22" d="M13 548l20 12 178-70 178 70 171-67v-57l-13-6H13z" />
    </g>,
    ...CANDIDATES.map((candidate, i) => <Panel key={candidate.name} candidate={candidate} at={i} />),
  ],
};

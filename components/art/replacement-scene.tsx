import { roleWords } from "@/content/drawings/talent";
import { CANDIDATES, Face } from "./candidates";
import { Scene } from "./scene";
import { Words } from "./words";

const { title, days, first, leaves, last, label } = roleWords.replacement;
const [one, , hired] = CANDIDATES;
const starts = CANDIDATES.find(({ name }) => name === roleWords.hired) ?? hired;
const follows = CANDIDATES.find(({ name }) => name === leaves.follows) ?? one;

/** Squares of the same kind, from one day to another, in rows of 15 as they are read; smaller by what their line is wide. */
function squares(from: number, to: number, line = 0): string {
  const size = 28 - line;
  const days = Array.from({ length: to - from + 1 }, (_, i) => from - 1 + i);
  return days
    .map(
      (day) => `M${(day % 15) * 33 + line / 2} ${96 + Math.floor(day / 15) * 33 + line / 2}h${size}v${size}h-${size}z`,
    )
    .join("");
}

/**
 * The days in which a replacement is free, a square each from left to right. The one who was hired stands at the first,
 * and who would follow at the day on which they might leave.
 */
export function ReplacementScene() {
  const left = ((leaves.day - 1) % 15) * 33;
  return (
    <Scene viewBox="0 -72 490 492" label={label} fill="var(--fg)">
      <Words family="display" weight={700} size={40} room={270} x="0" y="-34">
        {title[0]}
      </Words>
      <Words weight={500} size={27} room={205} x="490" y="-34" textAnchor="end">
        {title[1]}
      </Words>
      <path fill="var(--accent-2)" d={squares(1, leaves.day - 1)} />
      <path d={squares(leaves.day, leaves.day)} />
      <path fill="none" stroke="var(--accent-2)" strokeWidth="2.5" d={squares(leaves.day + 1, days, 2.5)} />
      <path d={`M1 0V96M${left + 1} 289v98M489 289v129`} stroke="var(--fg)" strokeWidth="2" />
      <g transform="translate(1)scale(.52)">
        <Face candidate={starts} />
      </g>
      <g transform={`translate(${left + 1} 309)scale(.52)`}>
        <Face candidate={follows} />
      </g>
      <Words family="display" weight={700} size={30} room={380} x="108" y="33">
        {first[0]}
      </Words>
      <Words weight={500} size={27} room={380} x="108" y="64">
        {first[1]}
      </Words>
      <Words family="display" weight={700} size={30} room={372 - left} x={left + 108} y="342">
        {leaves.text[0]}
      </Words>
      <Words weight={500} size={27} room={372 - left} x={left + 108} y="373">
        {leaves.text[1]}
      </Words>
      <Words weight={500} size={27} room={372 - left} x="478" y="414" textAnchor="end">
        {last}
      </Words>
    </Scene>
  );
}

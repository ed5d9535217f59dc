import { roleWords } from "@/content/drawings/talent";
import { CANDIDATES, Face, Portrait } from "./candidates";
import { Scene } from "./scene";
import { rising } from "./slope";
import { Words } from "./words";

const { role, replacement, start } = roleWords;
const hired = CANDIDATES.find(({ name }) => name === start.name) ?? CANDIDATES[2];

/** Squares of the same kind, from one day to another, in rows of 15 as they are read. */
function squares(from: number, to: number): string {
  const days = Array.from({ length: to - from + 1 }, (_, i) => from - 1 + i);
  return days.map((day) => `M${(day % 15) * 33} ${96 + Math.floor(day / 15) * 33}h28v28h-28z`).join("");
}

/** The days in which a replacement is free, a square each from left to right; the one who was hired stands at the first. */
export function ReplacementScene() {
  const { days, first, leaves, last } = replacement;
  const left = ((leaves.day - 1) % 15) * 33;
  return (
    <Scene viewBox="0 0 490 376" label={replacement.label} fill="var(--fg)">
      <path fill="var(--accent-2)" d={squares(1, leaves.day - 1)} />
      <path d={squares(leaves.day, leaves.day)} />
      <path fill="none" stroke="var(--accent-2)" strokeWidth="2.5" d={squares(leaves.day + 1, days)} />
      <path d={`M1 0V96M${left + 1} 289v82M489 289v82`} stroke="var(--fg)" strokeWidth="2" />
      <g transform="translate(1)scale(.52)">
        <Face candidate={hired} />
      </g>
      <Words family="display" weight={700} size={28} room={380} x="108" y="33">
        {first[0]}
      </Words>
      <Words weight={500} size={24} room={380} x="108" y="64">
        {first[1]}
      </Words>
      <Words family="display" weight={700} size={28} room={270} x={left + 12} y="338">
        {leaves.text[0]}
      </Words>
      <Words weight={500} size={24} room={270} x={left + 12} y="368">
        {leaves.text[1]}
      </Words>
      <Words family="display" weight={700} size={28} room={120} x="478" y="338" textAnchor="end">
        {last[0]}
      </Words>
      <Words weight={500} size={24} room={130} x="478" y="368" textAnchor="end">
        {last[1]}
      </Words>
    </Scene>
  );
}

/** The end of the story: the page of the one who was hired, before the two that are folded away, and the first day. */
export function FirstDayScene() {
  const [, other] = CANDIDATES;
  return (
    <Scene viewBox="0 0 420 488" label={start.label}>
      <path opacity=".22" d="M60 472l24 16 296-117 40 16v-40l-40-16z" />
      <path fill="var(--on-night-soft)" d="M380 6l40 16v340l-40-16z" />
      <path fill={other.surface} d="M380 6l40 16v160l-40-16z" />
      <g transform={rising(60, 132)} fill="var(--night)">
        <path fill="var(--on-night)" d="M0 0h320v340H0z" />
        <path fill={hired.surface} d="M0 0h320v160H0z" />
        <g transform="translate(66)scale(1.067)">
          <Portrait candidate={hired} />
        </g>
        <Words family="display" weight={700} size={40} room={276} x="22" y="203">
          {start.name}
        </Words>
        <Words weight={500} size={23} room={276} x="22" y="232">
          {role}
        </Words>
        <path fill="var(--accent-4)" d="M0 250h320v90H0z" />
        <Words weight={600} size={23} room={276} x="22" y="282" fill="var(--on-accent-4)">
          {start.starts}
        </Words>
        <Words family="display" weight={700} size={40} room={276} x="22" y="320" fill="var(--on-accent-4)">
          {start.on}
        </Words>
      </g>
    </Scene>
  );
}

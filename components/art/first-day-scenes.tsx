import { roleWords } from "@/content/drawings/talent";
import { CANDIDATES, Face, Portrait } from "./candidates";
import { Scene } from "./scene";
import { rising } from "./slope";
import { Words } from "./words";

const { role, replacement, start } = roleWords;
const hired = CANDIDATES.find(({ name }) => name === start.name) ?? CANDIDATES[2];

/** Five working days and a weekend: 90 days that begin on a Monday are twelve weeks and a week without its Sunday. */
const WEEK = [13, 13, 13, 13, 13, 13, 12];

/** The days in which a replacement is free, a square each and a column for each week; the one who was hired at the first. */
export function ReplacementScene() {
  return (
    <Scene viewBox="0 0 490 378" label={replacement.label} fill="var(--fg)">
      <g fill="var(--accent-2)">
        {WEEK.map((weeks, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never change places
          <path key={day} opacity={day < 5 ? 1 : 0.45} d={`M0 ${74 + day * 38}${"h34v32h-34zm38 0".repeat(weeks)}`} />
        ))}
      </g>
      <path fill="var(--fg)" d="M456 264h34v32h-34z" />
      <g transform="translate(0 3)scale(.404)">
        <Face candidate={hired} />
      </g>
      <path fill="var(--accent-4)" d="M0 74h34v32H0z" />
      <Words family="display" weight={700} size={28} room={390} x="90" y="28">
        {replacement.first[0]}
      </Words>
      <Words weight={500} size={26} room={390} x="90" y="57">
        {replacement.first[1]}
      </Words>
      <Words weight={500} size={26} room={360} x="0" y="374">
        {replacement.text}
      </Words>
      <Words family="display" weight={700} size={28} room={110} x="490" y="374" textAnchor="end">
        {replacement.last}
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

import type { ReactNode } from "react";
import { claimWords as words } from "@/content/drawings/landing";
import type { Layers } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

/**
 * The strip: the mark of `mark.tsx` with its middle plane folded into the three automated stages. Five planes, each 132
 * wide, rising or falling by 52 (the mark's slope, 7.5 over 19) and overlapping its neighbour by 25.
 */
const STEP = 107;
const RISING = "M0 62 132 10v396L0 458z";
const FALLING = "M0 10 132 62v396L0 406z";
const RIDGE = "M0 20l13-5 12 5v386l-12 5-13-5z";
const VALLEY = "M0 62l13-5 12 5v386l-12 5-13-5z";

interface Stage {
  /** 0 to 4, from left to right. */
  at: number;
  fill: string;
  /** How much the plane lies in the shade, 0 to 1. The light comes from the upper left, so rising cobalt is darker. */
  shade?: number;
  /** The colour of the overlap with the plane before, and how deep it is. */
  overlap?: string;
  overlapDepth?: number;
}

const STAGES: readonly Stage[] = [
  { at: 0, fill: "var(--accent-2)" },
  { at: 1, fill: "var(--accent-1)", overlap: "var(--overlap)" },
  { at: 2, fill: "var(--accent-1)", shade: 0.3, overlap: "var(--night)", overlapDepth: 0.35 },
  { at: 3, fill: "var(--accent-1)", overlap: "var(--night)", overlapDepth: 0.5 },
  { at: 4, fill: "var(--accent-4)", overlap: "var(--accent-3)" },
];

function Plane({ at, fill, shade, overlap, overlapDepth }: Stage) {
  const falls = at % 2 === 1;
  const shape = falls ? FALLING : RISING;
  return (
    <g fill="var(--night)" transform={at ? `translate(${at * STEP})` : undefined}>
      <path fill={fill} d={shape} />
      {shade && <path fillOpacity={shade} d={shape} />}
      {overlap && <path fill={overlap} fillOpacity={overlapDepth} d={falls ? RIDGE : VALLEY} />}
    </g>
  );
}

/** A stage's name printed on its plane, and the sheet that lies under it; both in the slope of the plane. */
function Sheet({ at, label, on, children }: { at: number; label: string; on: string; children: ReactNode }) {
  const falls = at % 2 === 1;
  const x = at * STEP + (at ? 29 : 16);
  // The sheets lie on a diagonal, 60 from one to the next; the 20 evens out that a sheet's slope begins at its left edge.
  const y = 96 + at * 60 + (falls ? -20 : 20);
  return (
    <g transform={falls ? falling(x, y) : rising(x, y)} fill="var(--night)">
      <Words family="display" size={22} room={98} fill={on} y="-14">
        {label}
      </Words>
      {children}
    </g>
  );
}

/** The hero of the landing page: one claim on its way through five stages. */
export const flow: Layers = {
  viewBox: "0 0 560 468",
  label: words.label,
  layers: [
    ...STAGES.map((stage) => <Plane key={stage.at} {...stage} />),
    <Sheet key="arrives" at={0} label={words.arrives.stage} on="var(--on-accent-2)">
      <path fillOpacity=".25" d="M8 52h102v86H8z" />
      <path fill="var(--on-night-soft)" d="M0 44 51-4l51 48v86H0z" />
      <path fill="var(--on-night)" d="M8 8h86v90H8z" />
      <Words size={22} room={74} x="16" y="34">
        {words.arrives.piece}
      </Words>
      <Words size={22} room={74} x="16" y="59">
        {words.number}
      </Words>
      <path fill="var(--on-night)" d="M0 44l51 44 51-44v86H0z" />
      <path fillOpacity=".14" d="M0 44l51 44 51-44v86H0z" />
      <Words size={22} room={98} y="172" fill="var(--on-accent-2)">
        {words.arrives.at}
      </Words>
    </Sheet>,
    <Sheet key="sorted" at={1} label={words.sorted.stage} on="var(--on-accent-1)">
      <path fillOpacity=".25" d="M8 8h98v104H8z" />
      <path fill="var(--on-night)" d="M0 0h98v104H0z" />
      <Words size={22} room={80} x="10" y="30">
        {words.number}
      </Words>
      <path fillOpacity=".25" d="M-6 72h104v28H10z" />
      <path fill="var(--accent-4)" d="M-14 68 4 48h94v40H4z" />
      <circle cx="5" cy="68" r="5" fill="var(--on-night)" />
      <Words size={22} room={76} x="17" y="76">
        {words.sorted.tag}
      </Words>
    </Sheet>,
    <Sheet key="drafted" at={2} label={words.drafted.stage} on="var(--on-accent-1)">
      <path fillOpacity=".25" d="M8 8h98v114H8z" />
      <path fill="var(--on-night)" d="M0 0h78l20 20v94H0z" />
      <path fill="var(--on-night-soft)" d="M78 0l20 20H78z" />
      <Words size={22} room={78} x="10" y="38">
        {words.drafted.greeting}
      </Words>
      <path stroke="var(--on-night-soft)" strokeWidth="4" d="M10 58h78M10 75h70M10 92h40" />
      <path stroke="var(--accent-2)" strokeWidth="4" d="M56 82v20" />
    </Sheet>,
    <Sheet key="checked" at={3} label={words.checked.stage} on="var(--on-accent-1)">
      <path fillOpacity=".25" d="M8 8h98v108H8z" />
      <path fill="var(--on-night)" d="M0 0h98v108H0z" />
      <path fill="none" stroke="var(--accent-3)" strokeWidth="12" d="M22 36l20 20 36-40" />
      <Words size={22} room={80} x="13" y="92">
        {words.checked.by}
      </Words>
    </Sheet>,
    <Sheet key="done" at={4} label={words.done.stage} on="var(--on-accent-4)">
      <path fillOpacity=".25" d="M8 8h98v66H8z" />
      <path fill="var(--on-night)" d="M0 0h98v66H0z" />
      <Words family="display" size={22} room={84} x="9" y="41">
        {words.done.at}
      </Words>
    </Sheet>,
  ],
};

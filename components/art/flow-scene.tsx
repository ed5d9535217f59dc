import type { ReactNode } from "react";
import { claimWords as words } from "@/content/drawings/landing";
import type { Layers } from "./scene";
import { Slip } from "./slip";
import { falling, rising } from "./slope";
import { Words } from "./words";

/**
 * The strip: the mark of `mark.tsx` with its middle plane folded into the three automated stages. Five planes, each 132
 * wide, rising or falling by 52 (the mark's slope, 7.5 over 19) and overlapping its neighbour by 25.
 */
const STEP = 107;
const RISING = "M0 62 132 10v528L0 590z";
const FALLING = "M0 10 132 62v528L0 538z";
const RIDGE = "M0 20l13-5 12 5v518l-12 5-13-5z";
const VALLEY = "M0 62l13-5 12 5v518l-12 5-13-5z";

interface Stage {
  /** From 0, from left to right. */
  at: number;
  fill: string;
  /** How much the plane lies in the shade, 0 to 1. The light comes from the upper left, so rising cobalt is darker. */
  shade?: number;
  /** The colour of the overlap with the plane before, and how deep it is. */
  overlap?: string;
  overlapDepth?: number;
}

const COBALT: Omit<Stage, "at"> = { fill: "var(--accent-1)", overlap: "var(--night)", overlapDepth: 0.5 };
const SHADED: Omit<Stage, "at"> = { ...COBALT, shade: 0.3, overlapDepth: 0.35 };

const STAGES: readonly Stage[] = [
  { at: 0, fill: "var(--accent-2)" },
  { at: 1, fill: "var(--accent-1)", overlap: "var(--overlap)" },
  { at: 2, ...SHADED },
  { at: 3, ...COBALT },
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

/** A stage's name printed on its plane, and the slip as it lies there; both in the slope of the plane. */
function Sheet({ at, label, on, children }: { at: number; label: string; on: string; children: ReactNode }) {
  const falls = at % 2 === 1;
  const x = at * STEP + (at ? 29 : 16);
  // The sheets lie on a diagonal; the 20 evens out that a sheet's slope begins at its left edge.
  const y = 120 + at * 82 + (falls ? -20 : 20);
  return (
    <g transform={falls ? falling(x, y) : rising(x, y)} fill="var(--night)">
      <Words family="display" size={22} room={98} fill={on} y="-14">
        {label}
      </Words>
      {children}
    </g>
  );
}

/** The hero of the landing page: one claim on its way through five stages, and beyond them those of the next. */
export const flow: Layers = {
  viewBox: "0 0 560 600",
  label: words.label,
  layers: [
    ...STAGES.map((stage) => <Plane key={stage.at} {...stage} />),
    // Out of the frame, as far as the widest window shows.
    <g key="next">
      <Plane at={5} fill="var(--accent-2)" overlap="var(--overlap)" />
      <Plane at={6} {...SHADED} overlap="var(--overlap)" overlapDepth={1} />
      <Plane at={7} {...COBALT} />
      <Plane at={8} {...SHADED} />
      <Plane at={9} {...COBALT} />
    </g>,
    <Sheet key="arrives" at={0} label={words.arrives.stage} on="var(--on-accent-2)">
      <path fillOpacity=".25" d="M8 42h102v96H8z" />
      <path fill="var(--on-night-soft)" d="M0 40h102v90H0z" />
      <Slip at={words.arrives.at} transform="translate(2 2)" />
      <path fill="var(--on-night)" d="M0 60l51 34 51-34v76H0z" />
      <path fillOpacity=".16" d="M0 60l51 34 51-34v76H0z" />
    </Sheet>,
    <Sheet key="sorted" at={1} label={words.sorted.stage} on="var(--on-accent-1)">
      <Slip at={words.sorted.at} />
      <path fillOpacity=".25" d="M-6 88h104v28H10z" />
      <path fill="var(--accent-4)" d="M-14 84 4 64h94v40H4z" />
      <circle cx="5" cy="84" r="5" fill="var(--on-night)" />
      <Words size={22} room={76} x="17" y="92" fill="var(--on-accent-4)">
        {words.sorted.tag}
      </Words>
    </Sheet>,
    <Sheet key="drafted" at={2} label={words.drafted.stage} on="var(--on-accent-1)">
      <path fillOpacity=".25" d="M8 60h98v98H8z" />
      <path fill="var(--on-night)" d="M0 50h98v100H0z" />
      <path fillOpacity=".1" d="M0 50h98v100H0z" />
      <Slip at={words.drafted.at} />
      <Words size={22} room={78} x="10" y="98">
        {words.drafted.greeting}
      </Words>
      <path stroke="var(--night)" strokeOpacity=".45" strokeWidth="4" d="M10 116h78M10 132h44" />
      <path stroke="var(--accent-2)" strokeWidth="4" d="M60 122v20" />
    </Sheet>,
    <Sheet key="checked" at={3} label={words.checked.stage} on="var(--on-accent-1)">
      <Slip at={words.checked.at} />
      <path fill="none" stroke="var(--accent-4)" strokeWidth="12" d="M22 96l20 20 38-42" />
      <Words size={22} room={90} x="0" y="150" fill="var(--on-accent-1)">
        {words.checked.by}
      </Words>
    </Sheet>,
    <Sheet key="done" at={4} label={words.done.stage} on="var(--on-accent-4)">
      <Slip at={words.done.at} />
    </Sheet>,
  ],
};

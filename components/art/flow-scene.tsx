import type { ReactNode } from "react";
import { claimWords as words } from "@/content/drawings/landing";
import type { Layers } from "./scene";
import { Slip } from "./slip";
import { falling, rising } from "./slope";
import { Words } from "./words";

/**
 * The strip: the mark of `mark.tsx` with one plane more. Four planes, each 162 wide, rising or falling by 64 (the mark's
 * slope, 7.5 over 19) and overlapping its neighbor by 25; what is printed on one stays clear of that.
 */
const STEP = 137;

interface Stage {
  /** From 0, from left to right. */
  at: number;
  fill: string;
  /** How far its upper edge has sunk. */
  sunk?: number;
  /** How much the plane lies in the shade, 0 to 1. The light comes from the upper left, so rising cobalt is darker. */
  shade?: number;
  /** The color of the overlap with the plane before, and how deep it is. */
  overlap?: string;
  overlapDepth?: number;
}

const STAGES: readonly Stage[] = [
  { at: 0, fill: "var(--accent-2)" },
  { at: 1, fill: "var(--accent-1)", overlap: "var(--overlap)" },
  { at: 2, fill: "var(--accent-1)", shade: 0.3, overlap: "var(--night)", overlapDepth: 0.35 },
  { at: 3, fill: "var(--accent-4)", overlap: "var(--accent-3)" },
];

/** The next claim's, out of the frame: they sink until the strip has come to its end, wherever the window ends. */
const NEXT = STAGES.map((stage): Stage => {
  const { at, overlap = "var(--overlap)" } = stage;
  return { ...stage, overlap, at: at + STAGES.length, sunk: 110 * (at + 1) };
});

function Plane({ at, fill, sunk = 0, shade, overlap, overlapDepth }: Stage) {
  const falls = at % 2 === 1;
  const shape = falls ? `M0 ${10 + sunk} 162 ${74 + sunk}V590L0 526z` : `M0 ${74 + sunk} 162 ${10 + sunk}V526L0 590z`;
  const top = falls ? 20 : 74;
  const fold = sunk
    ? `M0 ${falls ? 10 + sunk : 74 + sunk}l25 ${falls ? 10 : -10}V${top + 506}l-12 5-13-5z`
    : `M0 ${top}l13-5 12 5v506l-12 5-13-5z`;
  return (
    <g fill="var(--night)" transform={at ? `translate(${at * STEP})` : undefined}>
      <path fill={fill} d={shape} />
      {shade && <path fillOpacity={shade} d={shape} />}
      {overlap && <path fill={overlap} fillOpacity={overlapDepth} d={fold} />}
    </g>
  );
}

/** A stage's name printed on its plane, and the slip as it lies there; both in the slope of the plane. */
function Sheet({ at, label, on, children }: { at: number; label: string; on: string; children: ReactNode }) {
  const falls = at % 2 === 1;
  const x = at * STEP + (at ? 32 : 20);
  // The sheets lie on a diagonal; the 20 evens out that a sheet's slope begins at its left edge.
  const y = 130 + at * 96 + (falls ? -20 : 20);
  return (
    <g transform={falls ? falling(x, y) : rising(x, y)} fill="var(--night)">
      <Words family="display" size={25} room={98} fill={on} y="-14">
        {label}
      </Words>
      {children}
    </g>
  );
}

/** The hero of the landing page: one claim on its way through four stages, and beyond them those of the next. */
export const flow: Layers = {
  viewBox: "0 0 574 600",
  label: words.label,
  layers: [
    ...STAGES.map((stage) => <Plane key={stage.at} {...stage} />),
    <g key="next" className="max-sm:hidden">
      {NEXT.map((stage) => (
        <Plane key={stage.at} {...stage} />
      ))}
    </g>,
    <Sheet key="arrives" at={0} label={words.arrives.stage} on="var(--on-accent-2)">
      <path fillOpacity=".25" d="M8 42h102v96H8z" />
      <path fill="var(--on-night-soft)" d="M0 40h102v90H0z" />
      <Slip at={words.arrives.at} transform="translate(2 2)" />
      <path fill="var(--on-night)" d="M0 60l51 34 51-34v76H0z" />
      <path fillOpacity=".16" d="M0 60l51 34 51-34v76H0z" />
    </Sheet>,
    <Sheet key="sorted" at={1} label={words.sorted.stage} on="var(--on-accent-1)">
      <Slip />
      <path fillOpacity=".25" d="M14 84h90v30H14z" />
      <path fill="var(--accent-4)" d="M-4 86 14 66h84v42H14z" />
      <circle cx="14" cy="87" r="5" fill="var(--on-night)" />
      <Words size={21} room={62} x="25" y="94" fill="var(--on-accent-4)">
        {words.sorted.tag}
      </Words>
    </Sheet>,
    <Sheet key="approved" at={2} label={words.approved.stage} on="var(--on-accent-1)">
      <Slip />
      <path fill="none" stroke="var(--accent-4)" strokeWidth="13" d="M22 100l22 22 44-48" />
      <Words size={25} room={98} y="160" fill="var(--on-accent-1)">
        {words.approved.by}
      </Words>
    </Sheet>,
    <Sheet key="done" at={3} label={words.done.stage} on="var(--on-accent-4)">
      <Slip at={words.done.at} />
    </Sheet>,
  ],
};

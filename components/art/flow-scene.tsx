import type { ReactNode } from "react";
import { cardWords, claimWords as words } from "@/content/drawings/landing";
import type { Layers } from "./scene";
import { PaidSlip, Slip } from "./slip";
import { falling, rising } from "./slope";
import { Words } from "./words";

/**
 * The strip: the mark of `mark.tsx` with one plane more. Four planes, each 162 wide, rising or falling by 64 (the mark's
 * slope, 7.5 over 19) and overlapping its neighbor by 25; what is printed on one stays clear of that.
 */
const STEP = 137;

interface Stage {
  paper: "accent-1" | "accent-2" | "accent-4";
  /** How much the plane lies in the shade, 0 to 1. The light comes from the upper left, so rising cobalt is darker. */
  shade?: number;
  /** The color of the overlap with the plane before, and how deep it is. */
  overlap: string;
  overlapDepth?: number;
}

/** The first overlaps with the last, of the sheet before. */
const STAGES: readonly Stage[] = [
  { paper: "accent-2", overlap: "var(--night)", overlapDepth: 0.22 },
  { paper: "accent-1", overlap: "var(--overlap)" },
  { paper: "accent-1", shade: 0.3, overlap: "var(--night)", overlapDepth: 0.35 },
  { paper: "accent-4", overlap: "var(--accent-3)" },
];

/** How the strip is drawn. */
interface Cut {
  /** How long its planes are. */
  long: number;
  /** How much further down the claim is at each stage. */
  step: number;
  /** How far inside the slip's edge words begin, and how large a stage's name is. */
  inset: number;
  size: number;
  /** Where what it took stands, its number and its unit. */
  count: Place;
  unit: Place;
}

type Place = Record<"x" | "y" | "size" | "room", number>;

function Plane({ stage, at, long }: { stage: Stage; at: number; long: number }) {
  const [left, right] = at % 2 ? [10, 74] : [74, 10];
  const shape = `M0 ${left} 162 ${right}v${long}L0 ${left + long}z`;
  const fold = `M0 ${at % 2 ? 20 : 74}l13-5 12 5v${long - 10}l-12 5-13-5z`;
  return (
    <g fill="var(--night)" transform={at ? `translate(${at * STEP})` : undefined}>
      <path fill={`var(--${stage.paper})`} d={shape} />
      {stage.shade && <path fillOpacity={stage.shade} d={shape} />}
      {at > 0 && <path fill={stage.overlap} fillOpacity={stage.overlapDepth} d={fold} />}
    </g>
  );
}

/** A stage's name at the head of its plane, and the claim as it lies there; both in the slope of the plane. */
function Printed({ at, label, cut, children }: { at: number; label: string; cut: Cut; children: ReactNode }) {
  const x = at ? 32 : 20;
  const lean = at % 2 ? falling : rising;
  return (
    <g transform={lean(at * STEP + x, at % 2 ? 66 : 110)} fill="var(--night)">
      <Words text={label} look="head" size={cut.size} room={102 - 2 * cut.inset} x={cut.inset} on={STAGES[at]?.paper} />
      <g transform={`translate(0 ${26 + cut.step * at})`}>{children}</g>
    </g>
  );
}

/** What is seen of a claim at each of its stages. */
const claim = (cut: Cut) => [
  <Printed key="arrives" at={0} label={words.arrives.stage} cut={cut}>
    <path fillOpacity=".25" d="M8 44h104v96H8z" />
    <path fill="var(--on-night-soft)" d="M0 42h104v90H0z" />
    <Slip at={words.arrives.at} transform="translate(3)" />
    <path fill="var(--on-night)" d="M0 62l52 34 52-34v76H0z" />
    <path fillOpacity=".16" d="M0 62l52 34 52-34v76H0z" />
  </Printed>,
  <Printed key="sorted" at={1} label={words.sorted.stage} cut={cut}>
    <Slip number={cardWords.amount}>
      <path fillOpacity=".25" d="M6 74h104v36H6z" />
      <path fill="var(--accent-4)" d="M-6 82 14 60h82v44H14z" />
      <circle cx="11" cy="82" r="5" fill="var(--on-night)" />
      <Words text={words.sorted.tag} size={22} room={66} x={22} y={89} on="accent-4" />
    </Slip>
  </Printed>,
  <Printed key="approved" at={2} label={words.approved.stage} cut={cut}>
    <Slip number="">
      <path fill="none" stroke="var(--accent-4)" strokeWidth="15" d="M17 64l25 26 46-58" />
    </Slip>
    <Words text={words.approved.by} size={24} room={92} x={cut.inset} y={152} on="accent-1" />
  </Printed>,
  <Printed key="done" at={3} label={words.done.stage} cut={cut}>
    <PaidSlip at={words.done.at} />
  </Printed>,
];

const planes = (first: number, { long }: Cut, count = STAGES.length) =>
  STAGES.slice(0, count).map((stage, index) => (
    <Plane key={stage.overlap} stage={stage} at={first + index} long={long} />
  ));

/**
 * One claim on its way through four stages, and at its end what it took. Beyond the strip is the next sheet, as far as the
 * window reaches, without a word that the window would cut.
 */
const strip = (cut: Cut) => [
  ...planes(0, cut),
  ...claim(cut),
  <g key="took" transform={falling(3 * STEP + 32, 66)} fill="var(--on-accent-4)">
    <Words text={words.done.took[0]} look="figure" {...cut.count} />
    <Words text={words.done.took[1]} look="figure" {...cut.unit} />
  </g>,
  <g key="next">{planes(4, cut, 2)}</g>,
];

const TALL: Cut = {
  long: 516,
  step: 96,
  inset: 9,
  size: 19,
  count: { x: 5, y: 142, size: 140, room: 96 },
  unit: { x: 9, y: 182, size: 32, room: 90 },
};

/** The hero of the landing page. */
export const flow: Layers = { viewBox: "0 0 612 600", label: words.label, layers: strip(TALL) };

const LOW: Cut = {
  long: 292,
  step: 22,
  inset: 0,
  size: 22,
  count: { x: -2, y: 71, size: 70, room: 44 },
  unit: { x: 42, y: 71, size: 30, room: 52 },
};

/** The same on a phone and a tablet: a band as wide as the window, low enough for the first screen. */
export const flowBand: Layers = { viewBox: "0 10 573 356", label: words.label, layers: strip(LOW) };

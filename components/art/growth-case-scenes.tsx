import { growthCaseWords } from "@/content/drawings/growth-marketing";
import { Scene } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

const { inkwright, tarnside, norvane } = growthCaseWords;

/*
 * The growth page's three case studies, each as what its client would count. Paper is `--on-night` and its ink `--night`,
 * which stay light and dark in both schemes, as the grounds do.
 */

/** A year of trials as a folding screen, a leaf for each month, as high as its trials; those above `marked` in a colour. */
function Screen({ y, heights, marked, fill }: { y: number; heights: readonly number[]; marked: number; fill: string }) {
  return heights.map((height, i) => {
    const leaf = `M${24 + i * 30} ${i % 2 ? y - 11.9 : y}v-${height}l30 ${i % 2 ? "" : "-"}11.9v${height}z`;
    const stands = height > marked;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: months do not change places
      <g key={i}>
        <path fill={`var(--${stands ? fill : "on-night"})`} d={leaf} />
        {/* A leaf that stands alone has the colour of the key. */}
        {i % 2 === 1 && !(stands && marked) && <path fillOpacity=".18" d={leaf} />}
      </g>
    );
  });
}

/** A month's trials on average, as a line over the leaves. */
function Level({ y, from = 24, children }: { y: number; from?: number; children: string }) {
  return (
    <>
      <path fill="none" stroke="var(--on-accent-4)" strokeWidth="2.500" strokeDasharray="7 5" d={`M${from} ${y}H384`} />
      <Words text={children} look="head" size={28} room={56} x={456} y={y + 9} textAnchor="end" on="accent-4" />
    </>
  );
}

const BEFORE = [12, 10, 12, 80, 17, 11, 10, 12, 12, 76, 16, 10];
const AFTER = [24, 29, 31, 37, 40, 45, 51, 55, 59, 60, 61, 60];
/** Where the letters of the months stand, each below its leaf. */
const BELOW = AFTER.map((_, i) => 39 + i * 30).join(" ");
/** The height of a month of each year on average: of the later one, from when the trials have grown (2.6×). */
const ONCE = 23;
const NOW = 60;

/** Inkwright: a year that lives from two trade shows, and one with trials in every month. On average 2.6× as many. */
export const trials = (
  <Scene viewBox="0 0 480 350" label={inkwright.label} fill="var(--night)">
    <path fill="var(--accent-4)" d="M0 0h480v350H0z" />
    <path d="M24 27l16-6v16l-16 6z" />
    <path fill="var(--accent-1)" d="M24 187l16-6v16l-16 6z" />
    <g fill="var(--on-accent-4)">
      <Words text={inkwright.before} size={22} room={410} x={50} y={40} />
      <Words text={inkwright.after} size={22} room={340} x={50} y={200} />
      <Words text={inkwright.months} look="light" size={21} room={360} x={BELOW} y={326} textAnchor="middle" />
    </g>
    <Screen y={152} heights={BEFORE} marked={70} fill="night" />
    <Level y={145 - ONCE}>{inkwright.once}</Level>
    <Screen y={298} heights={AFTER} marked={0} fill="accent-1" />
    <Level y={291 - ONCE}>{inkwright.once}</Level>
    <Level y={291 - NOW} from={264}>
      {inkwright.growth}
    </Level>
  </Scene>
);

/** So many of one shape in a row, each as far from the one before as `apart`. */
const row = (shape: string, count: number, apart: number) => `M0 0${`${shape}m${apart} 0`.repeat(count)}`;

/** A bushing from its end, 20 across, with its hole; where it begins it also ends. */
const RING = "m0 10a10 10 0 1 1 20 0 10 10 0 1 1-20 0zm6 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0zm-6-10";
const DRAWN = { fill: "none", stroke: "currentColor", strokeWidth: 2.5 } as const;

/** A bushing as an engineer draws it, from above. */
const BUSHING =
  "M14 62h112M70 8v108M112 62a42 42 0 1 1-84 0 42 42 0 0 1 84 0zM94 62a24 24 0 1 1-48 0 24 24 0 0 1 48 0z";

/** Where the bushings of the ads begin, and what says so. */
const AD = 24 + 24 * tarnside.after.pages;

/**
 * Tarnside: the inquiry that the page is about, with its drawing, and how many came in a month: each is a bushing, seen
 * from its end.
 */
export const inquiries = (
  <Scene viewBox="0 0 480 350" label={tarnside.label} fill="var(--night)">
    <path fill="var(--accent-1)" d="M0 0h480v350H0z" />
    <g transform={rising(24, 103)}>
      <path fill="var(--on-night)" d="M0 0h200v124H0z" />
      <Words text={tarnside.inquiry.asks} look="head" size={28} room={166} x={18} y={40} />
      <Words text={tarnside.inquiry.for} size={22} room={166} x={18} y={72} leading={30} />
    </g>
    <g transform={falling(224, 24)}>
      <path fill="var(--accent-1-shade)" d="M0 0h232v124H0z" />
      <g color="var(--on-accent-1)">
        <path {...DRAWN} d={BUSHING} />
        <path {...DRAWN} d="M146 58h66v50h-66zM136 83h86M146 70h66m-66 26h66M146 50v-12m66 12v-12M146 44h66" />
        <Words text={tarnside.diameter} size={21} room={74} x={179} y={30} textAnchor="middle" fill="currentColor" />
      </g>
    </g>
    <Words text={tarnside.before.title} size={22} room={200} x={132} y={259} on="accent-1" />
    <Words text={tarnside.after.title} size={22} room={86} x={24} y={326} on="accent-1" />
    <Words text={tarnside.pages} size={21} room={150} x={132} y={326} on="accent-1" />
    <Words text={tarnside.ads} size={21} room={120} x={AD + 22} y={326} on="accent-1" />
    <path
      transform="translate(25 241)"
      fill="none"
      stroke="var(--on-accent-1)"
      strokeWidth="2"
      d={row(RING, tarnside.before.count, 24)}
    />
    <path transform="translate(25 280)" fill="var(--on-accent-1)" d={row(RING, tarnside.after.pages, 24)} />
    <path transform={`translate(${AD + 1} 280)`} fill="var(--accent-4)" d={row(RING, tarnside.after.ads, 24)} />
    <path transform="translate(106 309)" fill="var(--on-accent-1)" d={RING.replace("m0", "M0")} />
    <path transform={`translate(${AD - 5} 309)`} fill="var(--accent-4)" d={RING.replace("m0", "M0")} />
  </Scene>
);

/** A crate with its lid, on a pallet, and a steering wheel. */
const CRATE = "m2 0h32v7h-32zm0 9h32v15h-32zm-2 17h36v4h-3v5h-6v-5h-6v5h-6v-5h-6v5h-6v-5h-3zm0-26";
const WHEEL =
  "M0 18a18 18 0 1 1 36 0 18 18 0 1 1-36 0zm5-3h9a5 5 0 0 1 8 0h9a13 13 0 0 0-26 0zm0 6a13 13 0 0 0 9 9v-5a9 9 0 0 0-9-4zm26 0a9 9 0 0 0-9 4v5a13 13 0 0 0 9-9z";

/** Norvane: one ad, cut at its fold: the greater part for shippers, the other for drivers; and ten leads. */
export const shippers = (
  <Scene viewBox="0 0 480 350" label={norvane.label} fill="var(--night)">
    <path d="M0 0h480v350H0z" />
    <g transform={falling(24, 24)} fill="var(--on-accent-4)">
      <path fill="var(--accent-4)" d="M0 0h256v128H0z" />
      {/* Pallets on one another. */}
      <g transform="translate(170 26)" fill="var(--night)">
        <path d="M0 86h72v6H0zM4 78h10v8H4zM31 78h10v8H31zM58 78h10v8H58zM0 72h72v6H0z" />
        <path fill="var(--accent-1)" d="M2 36h33v34H2zM37 36h33v34H37zM19 0h34v34H19z" />
        <path opacity=".4" d="M15 36h7v12h-7zM50 36h7v12h-7zM32 0h7v12h-7z" />
      </g>
      <Words text={norvane.shippers.lines} look="head" size={32} room={140} x={18} y={46} leading={36} />
      <Words text={norvane.shippers.action} size={22} room={140} x={18} y={118} />
    </g>
    <g transform={rising(300, 125)} fill="var(--accent-1-shade)">
      <path fill="var(--on-night)" d="M0 0h156v116H0z" />
      <Words text={norvane.drivers.line} look="head" size={24} room={118} x={18} y={38} />
      <Words text={norvane.drivers.action} size={22} room={118} x={18} y={66} />
    </g>
    <path transform="translate(24 266)" fill="var(--accent-4)" d={row(CRATE, 9, 43)} />
    <path transform="translate(420 266)" fill="var(--on-night)" d={WHEEL} />
    <Words text={norvane.leads} size={22} room={340} x={24} y={326} on="night" />
    <Words text={norvane.driver} size={22} room={84} x={456} y={326} textAnchor="end" on="night" />
  </Scene>
);

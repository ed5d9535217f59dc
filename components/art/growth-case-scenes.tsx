import { clientWords, growthCaseWords } from "@/content/drawings/growth-marketing";
import { rising, SLOPE } from "@/lib/slope";
import { Drawing } from "./drawing";
import { Scene } from "./scene";
import { Words } from "./words";

const { inkwright, tarnside, norvane } = growthCaseWords;

/*
 * The first figure of the growth page, drawn as one column for each client, and the scenes of its three case studies.
 * Each case study is a sheet with one folded leaf, in accent-1 like the strip.
 */

/** Returns a path with one vertical stroke for each height, from left to right. */
const columns = (heights: readonly number[], distance: number) =>
  heights.map((height, index) => `M${index * distance} 0v-${height}`).join("");

const { times, bars } = clientWords;
const MEDIAN_INDEX = (times.length - 1) / 2;
const DECLINED_COUNT = times.filter((multiple) => multiple < 1).length;
/**
 * Height of a column at 1×, that is, with as many leads as before, and distance between columns, in units of the
 * drawing.
 */
const HEIGHT_AT_1X = 56;
const COLUMN_PITCH = 20;
const HEIGHTS = times.map((multiple) => Math.round(multiple * HEIGHT_AT_1X));
const MAX_HEIGHT = Math.max(...HEIGHTS);
const BARS_WIDTH = COLUMN_PITCH * (times.length - 0.5);
/** Space to the left of the columns for the label of the 1× line, in units of the drawing. */
const LABEL_ROOM = 120;

/** One column for each client, with the median marked. */
export const clients = (
  <Scene
    viewBox={`-${LABEL_ROOM} -${MAX_HEIGHT} ${LABEL_ROOM + BARS_WIDTH} ${MAX_HEIGHT + 40}`}
    fill="var(--fg)"
    label={clientWords.label}
  >
    <g transform={`translate(${COLUMN_PITCH / 4})`} strokeWidth={COLUMN_PITCH / 2}>
      <path stroke="var(--fg)" strokeOpacity=".45" d={columns(HEIGHTS, COLUMN_PITCH)} />
      <path stroke="var(--accent-text)" d={`M${MEDIAN_INDEX * COLUMN_PITCH} 0v-${HEIGHTS[MEDIAN_INDEX]}`} />
    </g>
    <path
      fill="none"
      stroke="var(--fg)"
      strokeWidth="2"
      d={`M-${LABEL_ROOM}-${HEIGHT_AT_1X}H${BARS_WIDTH}${DECLINED_COUNT ? `M1 6v6h${COLUMN_PITCH * DECLINED_COUNT - 12}v-6` : ""}`}
    />
    <Words text={bars.each} size={25} room={360} x={-LABEL_ROOM} y={20 - MAX_HEIGHT} />
    <Words text={bars.line} size={25} room={LABEL_ROOM - 8} x={-LABEL_ROOM} y={-HEIGHT_AT_1X - 10} />
    {DECLINED_COUNT > 0 && <Words text={`${DECLINED_COUNT} ${bars.below}`} size={25} room={BARS_WIDTH} y={37} />}
    <Words
      text={bars.middle}
      size={25}
      room={LABEL_ROOM + MEDIAN_INDEX * COLUMN_PITCH}
      x={(MEDIAN_INDEX + 0.5) * COLUMN_PITCH}
      y={-(HEIGHTS[MEDIAN_INDEX] ?? 0) - 12}
      textAnchor="end"
      fill="var(--accent-text)"
    />
  </Scene>
);

/** Returns the height of a column for a month's trials. Both years share this scale. */
const heightOf = (trials: number) => Math.round(trials * 2.3);
const BEFORE = [12, 10, 12, 80, 17, 11, 10, 12, 12, 76, 16, 10].map(heightOf);
const NOW = [24, 29, 31, 37, 40, 45, 51, 55, 60, 61, 60, 62].map(heightOf);

/** Width of the folded leaf, and height of the sheet, in units of the drawing. */
const [LEAF_WIDTH, SHEET_HEIGHT] = [204, 291];
const LEAF_RISE = LEAF_WIDTH * SLOPE;

/**
 * Inkwright: a year with trials every month. The folded leaf shows an earlier year, with most trials from two trade
 * shows.
 */
export const trials = (
  <Scene viewBox={`0 0 480 ${SHEET_HEIGHT + LEAF_RISE}`} label={inkwright.label} fill="var(--on-accent-4)">
    <path fill="var(--accent-4)" d={`M${LEAF_WIDTH} 0H480v${SHEET_HEIGHT}H${LEAF_WIDTH}z`} />
    <g transform={rising(0, LEAF_RISE)} fill="var(--on-accent-1)">
      <path fill="var(--accent-1)" d={`M0 0h${LEAF_WIDTH + 0.5}v${SHEET_HEIGHT}H0z`} />
      <Words text={inkwright.before} look="head" size={34} room={LEAF_WIDTH - 30} x={16} y={46} />
      <Words text={inkwright.unit} size={21} room={LEAF_WIDTH - 30} x={16} y={76} />
      <g transform="translate(18 270)">
        <g stroke="var(--on-accent-1)">
          <path strokeWidth="5" d={columns(BEFORE, 8)} />
          <path strokeWidth="2" strokeDasharray="5 4" d={`M-2-${heightOf(23)}h178`} />
        </g>
        <Words text={inkwright.average} look="head" size={36} room={72} x={104} y={-8 - heightOf(23)} />
        <Words text={inkwright.mean} size={21} room={72} x={104} y={22 - heightOf(23)} />
      </g>
    </g>
    <g transform={`translate(${LEAF_WIDTH})`}>
      <Words text={inkwright.now} look="head" size={34} room={240} x={18} y={48} />
      <g transform="translate(20 258)" strokeWidth="16" stroke="var(--on-accent-4)">
        <path strokeOpacity=".45" d={columns(NOW, 21.5)} />
        <path d={`M172 0v-${NOW[8]}`} />
      </g>
      <Words text={inkwright.september} look="figure" size={48} room={64} x={192} y={106} textAnchor="middle" />
      <Words
        text={inkwright.months}
        size={19}
        room={256}
        x={Array.from(inkwright.months, (_, i) => 20 + i * 21.5).join(" ")}
        y={280}
        textAnchor="middle"
      />
    </g>
  </Scene>
);

/** Number of rings in a row, and distance between rings, in units of the drawing. */
const [RINGS_IN_ROW, PITCH] = [8, 32];

/** Path of a ring and its hole, from the ring's center to the center of the next ring. */
const RING = `m13 0a13 13 0 1 1-26 0 13 13 0 1 1 26 0zm-7 0a6 6 0 1 1-12 0 6 6 0 1 1 12 0zm${PITCH - 6} 0`;
const RINGS = Array.from({ length: Math.ceil(tarnside.pieces / RINGS_IN_ROW) }, (_, row) => {
  const left = tarnside.pieces - row * RINGS_IN_ROW;
  return `M0 ${row * PITCH}${RING.repeat(Math.min(left, RINGS_IN_ROW))}`;
}).join("");

/**
 * The drawing attached to the inquiry: end view and cross section of the bushing, and one ring for each piece
 * requested.
 */
const inquiryOnDesktop = (
  <Scene viewBox="0 0 1152 561" label={tarnside.label} fill="var(--on-accent-4)">
    <path fill="var(--accent-4)" d="M230 0h922v470H230z" />
    <g transform={rising(0, 230 * SLOPE)} fill="var(--on-accent-1)">
      <path fill="var(--accent-1)" d="M0 0h230.5v470H0z" />
      <Words text={tarnside.asks} look="head" size={56} room={190} x={24} y={76} leading={58} />
      <Words text={tarnside.for} size={32} room={190} x={24} y={202} leading={42} />
    </g>
    <g transform="translate(462 256)" stroke="var(--on-accent-4)" fill="none">
      <path
        fill="var(--accent-4-shade)"
        fillRule="evenodd"
        strokeWidth="5"
        d="M160 0a160 160 0 1 1-320 0 160 160 0 1 1 320 0zM92 0a92 92 0 1 1-184 0 92 92 0 1 1 184 0z"
      />
      <path strokeWidth="2" d="M-160-30v-176M160-30v-176M-160-190H160m-300-8-20 8 20 8m280-16 20 8-20 8" />
      <path strokeWidth="2" strokeDasharray="26 8 4 8" d="M-190 0h566M0-176v352" />
    </g>
    <Words text={tarnside.diameter} look="head" size={44} room={220} x={462} y={48} textAnchor="middle" />
    <g transform="translate(712 96)" stroke="var(--on-accent-4)" fill="none">
      <path fill="var(--accent-4-shade)" stroke="none" d="M0 0h112v68H0zM0 252h112v68H0z" />
      <path
        strokeWidth="2"
        d="M0 40 40 0M0 68 68 0M26 68 94 0M54 68l58-58M82 68l30-30M0 292l40-40M0 320l68-68M26 320l68-68M54 320l58-58M82 320l30-30"
      />
      <path strokeWidth="5" d="M0 0h112v320H0zM0 68h112M0 252h112" />
    </g>
    <path
      transform="translate(879 62)"
      fill="var(--accent-4-shade)"
      fillRule="evenodd"
      stroke="var(--on-accent-4)"
      strokeWidth="2.5"
      d={RINGS}
    />
  </Scene>
);

/** The phone's version: end view and side view of the bushing. */
const inquiryOnPhone = (
  <Drawing
    name="inquiry"
    words={{ label: tarnside.label, asks: tarnside.asks, for: tarnside.for, diameter: tarnside.diameter }}
  />
);

/** Tarnside: the inquiry with its drawing. */
export const inquiries = (
  <>
    <div className="max-md:hidden">{inquiryOnDesktop}</div>
    <div className="md:hidden">{inquiryOnPhone}</div>
  </>
);

/** Norvane: two ads on one sheet. The ad that attracted drivers who look for jobs is folded away and struck out. */
export const shippers = <Drawing name="shippers" words={norvane} />;

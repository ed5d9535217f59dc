import type { ReactNode } from "react";
import { clientWords, growthCaseWords } from "@/content/drawings/growth-marketing";
import { falling, rising, SLOPE } from "@/lib/slope";
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

/** Default width of the folded leaf, and height of the sheet, in units of the drawing. */
const LEAF_WIDTH = 150;
const SHEET_HEIGHT = 291;

/** The leaf shows the text `head` and, below it in a smaller size, `small`. `leaf` adds drawings to the leaf. */
type Props = { label: string; width?: number; leaf?: ReactNode; children: ReactNode } & Record<
  "head" | "small",
  readonly string[]
>;

function Sheet({ label, head, small, width = LEAF_WIDTH, leaf, children }: Props) {
  const rise = width * SLOPE;
  return (
    <Scene viewBox={`0 0 480 ${SHEET_HEIGHT + rise}`} label={label} fill="var(--on-accent-4)">
      <path fill="var(--accent-4)" d={`M${width} 0H480v${SHEET_HEIGHT}H${width}z`} />
      <g transform={rising(0, rise)} fill="var(--on-accent-1)">
        <path fill="var(--accent-1)" d={`M0 0h${width + 0.5}v${SHEET_HEIGHT}H0z`} />
        <Words text={head} look="head" size={34} room={width - 30} x={16} y={46} leading={36} />
        <Words text={small} size={21} room={width - 30} x={16} y={32 + 44 * head.length} leading={27} />
        {leaf}
      </g>
      <g transform={`translate(${width})`}>{children}</g>
    </Scene>
  );
}

/** Returns the height of a column for a month's trials. Both years share this scale. */
const heightOf = (trials: number) => Math.round(trials * 2.3);
const BEFORE = [12, 10, 12, 80, 17, 11, 10, 12, 12, 76, 16, 10].map(heightOf);
const NOW = [24, 29, 31, 37, 40, 45, 51, 55, 60, 61, 60, 62].map(heightOf);

/**
 * Inkwright: a year with trials every month. The folded leaf shows an earlier year, with most trials from two trade
 * shows.
 */
export const trials = (
  <Sheet
    label={inkwright.label}
    head={[inkwright.before]}
    small={[inkwright.unit]}
    width={204}
    leaf={
      <g transform="translate(18 270)">
        <g stroke="var(--on-accent-1)">
          <path strokeWidth="5" d={columns(BEFORE, 8)} />
          <path strokeWidth="2" strokeDasharray="5 4" d={`M-2-${heightOf(23)}h178`} />
        </g>
        <Words text={inkwright.average} look="head" size={36} room={72} x={104} y={-8 - heightOf(23)} />
        <Words text={inkwright.mean} size={21} room={72} x={104} y={22 - heightOf(23)} />
      </g>
    }
  >
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
  </Sheet>
);

/** Returns the closed path of a circle around a point. */
const circle = (radius: number, x = 0, y = 0) =>
  `M${x + radius} ${y}a${radius} ${radius} 0 1 1-${2 * radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0z`;

/** Number of rings in a row, distance between rings, and radius of a ring and of its hole. */
const [RINGS_IN_ROW, PITCH, RING, HOLE] = [8, 32, 13, 6];

/** Width of the sheet without its folded leaf, and height of the sheet. */
const [DRAWING_WIDTH, DRAWING_HEIGHT] = [922, 470];

/**
 * The drawing attached to the inquiry: end view and cross section of the bushing, and one ring for each piece
 * requested.
 */
const inquiryOnDesktop = (
  <Scene
    viewBox={`0 0 1152 ${DRAWING_HEIGHT + Math.ceil(230 * SLOPE)}`}
    label={tarnside.label}
    fill="var(--on-accent-4)"
  >
    <path fill="var(--accent-4)" d={`M230 0h${DRAWING_WIDTH}v${DRAWING_HEIGHT}h-${DRAWING_WIDTH}z`} />
    <g transform={rising(0, 230 * SLOPE)} fill="var(--on-accent-1)">
      <path fill="var(--accent-1)" d={`M0 0h230.5v${DRAWING_HEIGHT}H0z`} />
      <Words text={tarnside.asks} look="head" size={56} room={190} x={24} y={76} leading={58} />
      <Words text={tarnside.for} size={32} room={190} x={24} y={202} leading={42} />
    </g>
    <g transform="translate(462 256)" stroke="var(--on-accent-4)" fill="none">
      <path fill="var(--accent-4-shade)" fillRule="evenodd" strokeWidth="5" d={circle(160) + circle(92)} />
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
    <g
      transform={`translate(${1152 - 36 - RING - (RINGS_IN_ROW - 1) * PITCH} 62)`}
      strokeWidth="2.5"
      stroke="var(--on-accent-4)"
    >
      <path
        fill="var(--accent-4-shade)"
        fillRule="evenodd"
        d={Array.from({ length: tarnside.pieces }, (_, index) => {
          const [x, y] = [(index % RINGS_IN_ROW) * PITCH, Math.floor(index / RINGS_IN_ROW) * PITCH];
          return circle(RING, x, y) + circle(HOLE, x, y);
        }).join("")}
      />
    </g>
  </Scene>
);

/** The phone's version: end view and side view of the bushing. */
const inquiryOnPhone = (
  <Sheet label={tarnside.label} head={tarnside.asks} small={tarnside.for}>
    <g fill="none" stroke="var(--on-accent-4)">
      <path
        strokeWidth="4"
        d="M208 166a90 90 0 1 1-180 0 90 90 0 0 1 180 0zm-38 0a52 52 0 1 1-104 0 52 52 0 0 1 104 0zM240 76h62v180h-62z"
      />
      <path
        strokeWidth="2"
        d="M8 166h310M118 56v220M240 114h62M240 218h62M28 166V44M208 166V44M28 54h180m-167-5-13 5 13 5m154-10 13 5-13 5"
      />
    </g>
    <Words text={tarnside.diameter} look="head" size={27} room={100} x={118} y={40} textAnchor="middle" />
  </Sheet>
);

/** Tarnside: the inquiry with its drawing. */
export const inquiries = (
  <>
    <div className="max-md:hidden">{inquiryOnDesktop}</div>
    <div className="md:hidden">{inquiryOnPhone}</div>
  </>
);

/**
 * Position of the fold in Norvane's sheet, and the distance by which the folded leaf drops, in units of the drawing.
 */
const FOLD_X = 296;
const LEAF_FALL = (480 - FOLD_X) * SLOPE;

/** Norvane: two ads on one sheet. The ad that attracted drivers who look for jobs is folded away and struck out. */
export const shippers = (
  <Scene viewBox={`0 0 480 ${SHEET_HEIGHT + LEAF_FALL}`} label={norvane.label} fill="var(--on-accent-4)">
    <path fill="var(--accent-4)" d={`M0 0h${FOLD_X}v${SHEET_HEIGHT}H0z`} />
    <Words text={norvane.shippers} look="head" size={54} room={260} x={18} y={66} leading={56} />
    <Words text={norvane.action} size={24} room={150} x={18} y={256} />
    {/* A stack of pallets. */}
    <g transform="translate(184 142) scale(1.4)" fill="var(--night)">
      <path d="M0 86h72v6H0zM4 78h10v8H4zM31 78h10v8H31zM58 78h10v8H58zM0 72h72v6H0z" />
      <path fill="var(--accent-1)" d="M2 36h33v34H2zM37 36h33v34H37zM19 0h34v34H19z" />
      <path opacity=".4" d="M15 36h7v12h-7zM50 36h7v12h-7zM32 0h7v12h-7z" />
    </g>
    <g transform={falling(FOLD_X, 0)} fill="var(--on-accent-1)">
      <path fill="var(--accent-1)" d={`M-.5 0H${480 - FOLD_X}v${SHEET_HEIGHT}H-.5z`} />
      <Words
        text={norvane.drivers}
        look="head"
        size={38}
        room={150}
        x={18}
        y={48}
        leading={40}
        textDecoration="line-through"
      />
      <Words text={norvane.jobs} size={23} room={150} x={18} y={122} textDecoration="line-through" />
      {/* A truck. */}
      <path
        fill="none"
        stroke="var(--on-accent-1)"
        strokeWidth="8"
        d="M28 242H18V168h82v74H58M100 194h28l22 24v24h-6M114 242h-14M58 244a15 15 0 1 1-30 0 15 15 0 0 1 30 0zM144 244a15 15 0 1 1-30 0 15 15 0 0 1 30 0z"
      />
    </g>
  </Scene>
);

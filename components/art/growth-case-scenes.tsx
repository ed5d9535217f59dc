import { growthCaseWords } from "@/content/drawings/growth-marketing";
import { rising, SLOPE } from "@/lib/slope";
import { Drawing } from "./drawing";
import { Scene } from "./scene";
import { Words } from "./words";

const { inkwright, tarnside, norvane } = growthCaseWords;

/*
 * The scenes of the growth page's case studies. Each is a sheet with one folded leaf, in accent-1 like the strip.
 */

/** Returns a path with one vertical stroke for each height, from left to right. */
const columns = (heights: readonly number[], distance: number) =>
  heights.map((height, index) => `M${index * distance} 0v-${height}`).join("");

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

/** Tarnside: the inquiry, with the end view and side view of the bushing. */
export const inquiries = <Drawing name="inquiry" words={tarnside} />;

/** Norvane: two ads on one sheet. The ad that attracted drivers who look for jobs is folded away and struck out. */
export const shippers = <Drawing name="shippers" words={norvane} />;

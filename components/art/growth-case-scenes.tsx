import { clientWords, growthCaseWords } from "@/content/drawings/growth-marketing";
import { Scene } from "./scene";
import { Words } from "./words";

const { inkwright, tarnside, norvane } = growthCaseWords;

/*
 * What the growth page's first figure is taken from, and its three case studies, each as what its client would show. All
 * of it lies flat: what is folded on the page is its strip. Paper is `--on-night` and its ink `--night`, which stay light
 * and dark in both schemes, as the grounds do.
 */

/** Columns from left to right, each so wide, in one outline that begins and ends on the ground. */
const columns = (heights: readonly number[], wide: number) =>
  `M0 0${heights.map((high) => `V-${high}h${wide}`).join("")}V0z`;

const { times } = clientWords;
const MIDDLE = (times.length - 1) / 2;
/** As high as a month was before, and a client's column. */
const ONCE = 42;
const WIDE = 20;

/** The clients that a median is taken from, with the one in the middle marked. */
export const clients = (
  <Scene
    viewBox={`0 -${ONCE * Math.max(...times)} ${WIDE * times.length} ${ONCE * Math.max(...times)}`}
    label={clientWords.label}
  >
    <path
      fill="var(--on-night)"
      fillOpacity=".28"
      d={columns(
        times.flatMap((high) => [high * ONCE, 0]),
        WIDE / 2,
      )}
    />
    <path
      transform={`translate(${MIDDLE * WIDE})`}
      fill="var(--accent-4)"
      d={columns([(times[MIDDLE] ?? 0) * ONCE], WIDE / 2)}
    />
    <path stroke="var(--on-night)" strokeWidth="2" d={`M0-${ONCE}H${WIDE * times.length}`} />
    <Words text={clientWords.before} size={22} room={110} y={-ONCE - 24} on="night" />
  </Scene>
);

const BEFORE = [12, 10, 12, 80, 17, 11, 10, 12, 12, 76, 16, 10].map((trials) => trials * 3);
const NOW = [24, 29, 31, 37, 40, 45, 51, 55, 59, 60, 61, 60].map((trials) => trials * 3);

/** Inkwright: a year with trials in every month, and in front of it one that lived from two trade shows. */
export const trials = (
  <Scene viewBox="0 0 480 350" label={inkwright.label} fill="var(--on-accent-4)">
    <path fill="var(--accent-4)" d="M0 0h480v350H0z" />
    <g transform="translate(24 292)">
      <path fill="var(--accent-1)" d={columns(NOW, 36)} />
      <path fill="none" stroke="var(--night)" strokeWidth="5" d={columns(BEFORE, 36)} />
      <Words text={inkwright.now} size={22} room={160} x={156} y={-62} on="accent-1" />
    </g>
    <Words text={inkwright.before} size={21} room={152} x={180} y={66} leading={26} />
    <Words
      text={inkwright.months}
      look="light"
      size={22}
      room={400}
      x={NOW.map((_, i) => 42 + i * 36).join(" ")}
      y={328}
      textAnchor="middle"
    />
  </Scene>
);

/** Tarnside: the inquiry that the page is about, on the drawing that came with it. */
export const inquiries = (
  <Scene viewBox="0 0 480 350" label={tarnside.label} fill="var(--night)">
    <path fill="var(--accent-1)" d="M0 0h480v350H0z" />
    <path fill="var(--on-night)" d="M104 14h380v340H104z" />
    {/* A bushing from its end and from its side, with its measure. */}
    <g fill="none" stroke="var(--night)" strokeWidth="3">
      <path d="M390 186a100 100 0 1 1-200 0 100 100 0 0 1 200 0zm-42 0a58 58 0 1 1-116 0 58 58 0 0 1 116 0zM480 86h-56v200h56" />
      <path
        strokeWidth="1.500"
        d="M166 186h248M290 62v248M410 186h70M424 128h56M424 244h56M190 186V48M390 186V48M190 58h200"
      />
    </g>
    <path d="M190 58l13-5v10zM390 58l-13-5v10z" />
    <Words text={tarnside.diameter} size={23} room={84} x={340} y={48} textAnchor="middle" />
    <path fill="var(--accent-4)" d="M24 212h232v114H24z" />
    <g fill="var(--on-accent-4)">
      <Words text={tarnside.asks} look="head" size={32} room={196} x={42} y={251} />
      <Words text={tarnside.for} size={24} room={196} x={42} y={283} leading={28} />
    </g>
  </Scene>
);

/** Norvane: two ads, with as much room as they have of the leads: nine tenths for shippers, one for drivers. */
export const shippers = (
  <Scene viewBox="0 0 480 350" label={norvane.label} fill="var(--night)">
    <path d="M0 0h432v350H0z" />
    <path fill="var(--accent-4)" d="M432 0h48v350h-48zM28 270h196v52H28z" />
    <Words text={norvane.shippers} look="head" size={62} room={376} x={28} y={84} leading={64} on="night" />
    <g fill="var(--on-accent-4)">
      <Words text={norvane.action} size={26} room={160} x={46} y={305} />
      <Words text={norvane.drivers} look="head" size={26} room={306} transform="matrix(0 -1 1 0 465 322)" />
    </g>
    {/* Pallets on one another. */}
    <g transform="translate(276 146) scale(1.9)" fill="var(--on-night)">
      <path d="M0 86h72v6H0zM4 78h10v8H4zM31 78h10v8H31zM58 78h10v8H58zM0 72h72v6H0z" />
      <path fill="var(--accent-1)" d="M2 36h33v34H2zM37 36h33v34H37zM19 0h34v34H19z" />
      <path fill="var(--night)" opacity=".4" d="M15 36h7v12h-7zM50 36h7v12h-7zM32 0h7v12h-7z" />
    </g>
  </Scene>
);

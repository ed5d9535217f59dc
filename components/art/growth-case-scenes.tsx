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
      fill="var(--accent-text)"
      d={columns([(times[MIDDLE] ?? 0) * ONCE], WIDE / 2)}
    />
    <path stroke="var(--on-night)" strokeWidth="2" d={`M0-${ONCE}H${WIDE * times.length}`} />
    <Words text={clientWords.before} size={22} room={110} y={-ONCE - 34} on="night" />
  </Scene>
);

/** Trials, in months as wide as 36 and three high for each. */
const month = (trials: number) => trials * 3;
const BEFORE = [12, 10, 12, 80, 17, 11, 10, 12, 12, 76, 16, 10].flatMap((trials) => [0, month(trials), 0]);
const NOW = [24, 29, 31, 37, 40, 45, 51, 55, 60, 61, 60, 62].map(month);

/** Inkwright: a year with trials in every month, and on it, thin, the year before, which lived from two trade shows. */
export const trials = (
  <Scene viewBox="0 0 480 350" label={inkwright.label} fill="var(--on-accent-4)">
    <path fill="var(--accent-4)" d="M0 0h480v350H0z" />
    <path transform="translate(24 304)" fill="var(--accent-1)" d={columns(NOW, 36)} />
    <path transform="translate(24 304)" d={columns(BEFORE, 12)} />
    <Words text={inkwright.before} size={23} room={432} x={24} y={44} />
    <Words text={inkwright.now} look="strong" size={23} room={170} x={167} y={234} on="accent-1" />
    <Words text={inkwright.september} look="figure" size={34} room={36} x={330} y={116} textAnchor="middle" />
    <Words
      text={inkwright.months}
      look="plain"
      size={20}
      room={400}
      x={NOW.map((_, i) => 42 + i * 36).join(" ")}
      y={334}
      textAnchor="middle"
    />
  </Scene>
);

/** Tarnside: the inquiry that the page is about, on the drawing that came with it. */
export const inquiries = (
  <Scene viewBox="0 0 480 350" label={tarnside.label} fill="var(--night)">
    <path fill="var(--accent-1)" d="M0 0h480v350H0z" />
    <path fill="var(--on-night)" d="M84 24h372v302H84z" />
    {/* A bushing from its end and from its side, with its measure. */}
    <path
      fill="none"
      stroke="var(--night)"
      strokeWidth="3"
      d="M340 182a90 90 0 1 1-180 0 90 90 0 0 1 180 0zm-38 0a52 52 0 1 1-104 0 52 52 0 0 1 104 0zM370 92h60v180h-60z"
    />
    <path
      fill="none"
      stroke="var(--night)"
      strokeWidth="1.500"
      d="M140 182h306M250 72v220M370 130h60M370 234h60M160 182V60M340 182V60M160 70h180m-167-5-13 5 13 5m154-10 13 5-13 5"
    />
    <Words text={tarnside.diameter} size={23} room={84} x={250} y={58} textAnchor="middle" />
    <path fill="var(--accent-4)" d="M24 212h232v114H24z" />
    <Words text={tarnside.asks} look="head" size={32} room={196} x={42} y={251} on="accent-4" />
    <Words text={tarnside.for} size={24} room={196} x={42} y={283} leading={28} on="accent-4" />
  </Scene>
);

/** Norvane: two ads, with as much room as they have of the leads: nine tenths for shippers, one for drivers. */
export const shippers = (
  <Scene viewBox="0 0 480 350" label={norvane.label} fill="var(--on-accent-4)">
    <path fill="var(--accent-4)" d="M0 0h480v315H0z" />
    <path fill="var(--accent-1)" d="M0 315h480v35H0z" />
    <Words text={norvane.shippers} look="head" size={66} room={420} x={28} y={82} leading={64} />
    <path fill="var(--night)" d="M28 232h196v52H28z" />
    <Words text={norvane.action} size={26} room={160} x={46} y={267} on="night" />
    <Words text={norvane.drivers} size={22} room={424} x={28} y={340} on="accent-1" />
    {/* Pallets on one another. */}
    <g transform="translate(306 109) scale(1.9)" fill="var(--night)">
      <path d="M0 86h72v6H0zM4 78h10v8H4zM31 78h10v8H31zM58 78h10v8H58zM0 72h72v6H0z" />
      <path fill="var(--accent-1)" d="M2 36h33v34H2zM37 36h33v34H37zM19 0h34v34H19z" />
      <path opacity=".4" d="M15 36h7v12h-7zM50 36h7v12h-7zM32 0h7v12h-7z" />
    </g>
  </Scene>
);

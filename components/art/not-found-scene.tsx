import { falling, rising, SLOPE } from "./slope";

/** Half of a digit, a panel, and how far its edges rise or fall. */
const HALF = 140;
const RISE = HALF * SLOPE;

/**
 * The halves of a digit: the left one rises to the fold, the right one falls from it; then, where the shadow meets the
 * fold, and how steep it lies. A four stands on its foot, 300 high, and its shadow begins there. A zero so cut would have a
 * notch below: it is as round below as above, and its shadow lies flat, clear of it.
 */
const FOUR = ["M0 150 140 0h1v222H0zM74 150h66V79z", "M0 0h86v150h54v72H86v78H0z", 360, SLOPE] as const;
const ZERO = [
  "M0 50 70 0h71v66H90v162l51 40v66L70 278 0 174z",
  "M0 0h70l70 50v124L70 278 0 334v-66l50-40V66H0z",
  406,
  -0.2 * SLOPE,
] as const;

/** Where a panel's shadow lies: to the front, farther for what is higher. */
const cast = (x: number, y: number, slope: number) => `matrix(1 ${slope} 0 -.2 ${x} ${y})`;

/**
 * The 404 page's picture: 4, 0 and 4, each with a fold in the middle, in those of the mark's colours that the ground of
 * the words below, on which they stand, is not in. In a low window all are smaller, so that the way on is in sight,
 * and as far apart as the page is wide, within limits. Decoration: the heading says the number.
 */
export const notFoundScene = (
  <div className="relative isolate flex aspect-888/480 justify-between before:absolute before:inset-x-[-100vw] before:top-[55%] before:-bottom-px before:-z-1 before:bg-accent sm:aspect-888/400 sm:max-h-(--high) sm:w-full sm:max-w-[calc(3.4*var(--high))] [--high:max(16rem,100svh-21rem)]">
    {[FOUR, ZERO, FOUR].map(([left, right, fold, steep], at) => (
      <svg
        // biome-ignore lint/suspicious/noArrayIndexKey: two are the same
        key={at}
        aria-hidden="true"
        viewBox="0 0 280 400"
        preserveAspectRatio="none"
        fill={`var(--accent-${[2, 1, 3][at]})`}
        className="h-full w-[31.5%] overflow-visible sm:aspect-7/10 sm:w-auto"
      >
        <g fill="var(--night)" fillRule="evenodd" opacity=".25">
          <path transform={cast(0, fold + HALF * steep, -steep)} d={left} />
          <path transform={cast(HALF, fold, steep)} d={right} />
        </g>
        <path fillRule="evenodd" transform={rising(0, RISE)} d={left} />
        <g transform={falling(HALF, 0)}>
          <path d={right} />
          <path fill="var(--night)" opacity=".2" d={right} />
        </g>
      </svg>
    ))}
  </div>
);

import { SLOPE } from "./slope";

/** Half of a digit, a panel. */
const HALF = 140;

/**
 * The halves of a digit; where its fold begins, and how the edges of the left half run to it, those of the right one from
 * it: up and down again, or down and up; then, where the shadow meets the fold, and how steep it lies. A four stands on
 * its foot, 300 high, and its shadow begins there. A zero so cut would have a notch below: it is as round below as above,
 * and stands on its lowest point.
 */
const LEFT = "M0 150 140 0h1v222H0zM74 150h66V79z";
const RIGHT = "M0 0h86v150h54v72H86v78H0z";
const DIGITS = [
  [LEFT, RIGHT, 0, SLOPE, 360, SLOPE],
  [
    "M0 50 70 0h71v66H90v162l51 40v66L70 278 0 174z",
    "M0 0h70l70 50v124L70 278 0 334v-66l50-40V66H0z",
    0,
    SLOPE,
    400,
    -0.2 * SLOPE,
  ],
  [LEFT, RIGHT, 34, -SLOPE, 394, -SLOPE],
] as const;

/** A panel whose edges fall, or rise. */
const lean = (x: number, y: number, slope: number) => `matrix(1 ${slope} 0 1 ${x} ${y})`;

/** Where a panel's shadow lies: to the front, farther for what is higher. */
const cast = (x: number, y: number, slope: number) => `matrix(1 ${slope} 0 -.2 ${x} ${y})`;

/**
 * The 404 page's picture: 4, 0 and 4, each with a fold in the middle, in those of the mark's colours that the ground of
 * the words below, on which they stand, is not in. In a low window they are less high, so that the way on is in sight.
 * Decoration: the heading says the number.
 */
export const notFoundScene = (
  <div className="relative isolate flex aspect-888/480 justify-between before:absolute before:inset-x-[-100vw] before:top-[55%] before:-bottom-px before:-z-1 before:bg-accent sm:aspect-888/400 sm:max-h-[max(16rem,100svh-21rem)] sm:w-full">
    {DIGITS.map(([left, right, top, slope, fold, steep], at) => (
      <svg
        key={fold}
        aria-hidden="true"
        viewBox="0 0 280 400"
        preserveAspectRatio="none"
        fill={`var(--accent-${[2, 1, 3][at]})`}
        className="h-full w-[31.5%] overflow-visible"
      >
        <g fill="var(--night)" fillRule="evenodd" opacity=".25">
          <path transform={cast(0, fold + HALF * steep, -steep)} d={left} />
          <path transform={cast(HALF, fold, steep)} d={right} />
        </g>
        {(
          [
            [left, 0, top + HALF * slope, -slope],
            [right, HALF, top, slope],
          ] as const
        ).map(([half, x, y, falls]) => (
          <g key={half} transform={lean(x, y, falls)} fillRule="evenodd">
            <path d={half} />
            {falls > 0 && <path fill="var(--night)" opacity=".2" d={half} />}
          </g>
        ))}
      </svg>
    ))}
  </div>
);

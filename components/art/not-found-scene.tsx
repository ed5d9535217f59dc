import { falling, rising, SLOPE } from "./slope";

/** Half of a digit, a panel, and how far its edges rise or fall. */
const HALF = 140;
const RISE = HALF * SLOPE;

/** Where the halves of a digit stand that are folded up, or down, and which of them falls. */
const RIDGE = { halves: [rising(0, RISE), falling(HALF, 0)], falls: 1 } as const;
const VALLEY = { halves: [falling(0, 34 - RISE), rising(HALF, 34)], falls: 0 } as const;

/**
 * The halves of a digit, and how it is folded; then, where the shadow meets the fold, and how steep it lies. A four stands on
 * its foot, 300 high, and its shadow begins there. A zero so cut would have a notch below: it is as round below as above,
 * and stands on its lowest point.
 */
const LEFT = "M0 150 140 0h1v222H0zM74 150h66V79z";
const RIGHT = "M0 0h86v150h54v72H86v78H0z";
const DIGITS = [
  [LEFT, RIGHT, RIDGE, 360, SLOPE],
  [
    "M0 50 70 0h71v66H90v162l51 40v66L70 278 0 174z",
    "M0 0h70l70 50v124L70 278 0 334v-66l50-40V66H0z",
    RIDGE,
    400,
    -0.2 * SLOPE,
  ],
  [LEFT, RIGHT, VALLEY, 394, -SLOPE],
] as const;

/** Where a panel's shadow lies: to the front, farther for what is higher. */
const cast = (x: number, y: number, slope: number) => `matrix(1 ${slope} 0 -.2 ${x} ${y})`;

/**
 * The 404 page's picture: 4, 0 and 4, each with a fold in the middle, in those of the mark's colours that the ground of
 * the words below, on which they stand, is not in. In a low window they are less high, so that the way on is in sight.
 * Decoration: the heading says the number.
 */
export const notFoundScene = (
  <div className="relative isolate flex aspect-888/480 justify-between before:absolute before:inset-x-[-100vw] before:top-[55%] before:-bottom-px before:-z-1 before:bg-accent sm:aspect-888/400 sm:max-h-[max(16rem,100svh-21rem)] sm:w-full">
    {DIGITS.map(([left, right, { halves, falls }, fold, steep], at) => (
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
        {[left, right].map((half, nth) => (
          <g key={half} transform={halves[nth]} fillRule="evenodd">
            <path d={half} />
            {nth === falls && <path fill="var(--night)" opacity=".2" d={half} />}
          </g>
        ))}
      </svg>
    ))}
  </div>
);

import { falling, rising } from "./slope";

import { Words } from "./words";

/**
 * The mark, opened across the page: each plane is one of the three things the firm does. The same geometry as Mark
 * (planes of 19 by 26 that rise or fall by 7.5), at 430 to a plane with an overlap of 45.
 *
 * @param props.words What each plane stands for; it is also below it.
 */
export function OpenedMark({ words: [first = "", second = "", third = ""] }: { words: readonly string[] }) {
  return (
    <svg viewBox="0 0 1200 470" aria-hidden="true" className="mt-[clamp(2rem,4vw,3.5rem)] mb-6 h-auto w-full">
      <path fill="var(--accent-2)" d="M0 170 430 0v300L0 470z" />
      <path fill="var(--accent-1)" d="m385 0 430 170v300L385 300z" />
      <path fill="var(--accent-4)" d="M770 170 1200 0v300L770 470z" />
      <path fill="var(--overlap)" d="m385 18 22-9 23 9v282l-23 9-22-9z" />
      <path fill="var(--accent-3)" d="m770 170 22-9 23 9v282l-23 9-22-9z" />
      <Words {...LARGE} fill="var(--on-accent-2)" transform={rising(36, 350)}>
        {first}
      </Words>
      <Words {...LARGE} fill="var(--on-accent-1)" transform={falling(447, 214)}>
        {second}
      </Words>
      <Words {...LARGE} fill="var(--on-accent-4)" transform={rising(838, 344)}>
        {third}
      </Words>
    </svg>
  );
}

const LARGE = { family: "display", weight: 700, size: 80, room: 300 } as const;

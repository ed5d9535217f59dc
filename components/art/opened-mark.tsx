import { falling, rising } from "./slope";

/**
 * The mark, opened across the page: each plane is one of the three things the firm does. The same geometry as Mark
 * (planes of 19 by 26 that rise or fall by 7.5), at 430 to a plane with an overlap of 45. The words are also below it.
 */
export function OpenedMark() {
  return (
    <svg viewBox="0 0 1200 470" aria-hidden="true" className="mt-[clamp(2rem,4vw,3.5rem)] mb-6 h-auto w-full">
      <path fill="var(--accent-2)" d="M0 170 430 0v300L0 470z" />
      <path fill="var(--accent-1)" d="m385 0 430 170v300L385 300z" />
      <path fill="var(--accent-4)" d="M770 170 1200 0v300L770 470z" />
      <path fill="var(--overlap)" d="m385 18 22-9 23 9v282l-23 9-22-9z" />
      <path fill="var(--accent-3)" d="m770 170 22-9 23 9v282l-23 9-22-9z" />
      <g fontFamily="var(--font-display)" fontWeight="700" fontSize="78" letterSpacing="-2">
        <text fill="var(--on-accent-2)" transform={rising(44, 342)}>
          Talent
        </text>
        <text fill="var(--on-accent-1)" transform={falling(448, 208)}>
          Product
        </text>
        <text fill="var(--on-accent-4)" transform={rising(846, 336)}>
          Growth
        </text>
      </g>
    </svg>
  );
}

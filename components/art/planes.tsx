/**
 * The mark's planes in a band of the accent, whose upper edge they fold: as tall as the band and taller, their peaks above
 * its seam. They are 19 units wide, rise by 7.5 and overlap by 4.5, as in the mark, at 20 to a unit; the seam is at 75.
 * Decoration, hidden from assistive tools.
 *
 * They only ever move away from what is written on them, so that text keeps at least the contrast it has on the plain
 * accent: darker where `--on-accent` is light, lighter (a warm white) where it is dark. A browser that does not know
 * relative colours inherits `none` and shows the plain accent.
 */
export function FoldPlanes() {
  return (
    <div className="absolute inset-x-0 -top-32 bottom-0 overflow-clip print:hidden">
      <svg
        className="absolute top-32 right-0 w-full translate-y-[-3.75%] sm:w-[max(34rem,52vw)]"
        viewBox="0 0 960 2000"
        aria-hidden="true"
        fill="none"
      >
        <path fill="var(--accent)" d="M0 150 380 0v35l-90-35 380 150v-35L580 150 960 0v2000H0z" />
        <g fill="oklch(from var(--on-accent) clamp(0,(.6 - l)*99,.96) clamp(0,(.6 - l)*99,.1) 85)">
          <path fillOpacity=".1" d="M0 150 380 0v2000H0z" />
          <path fillOpacity=".26" d="m290 0 380 150v1850H290z" />
          <path fillOpacity=".16" d="M580 150 960 0v2000H580z" />
        </g>
      </svg>
    </div>
  );
}

/**
 * The mark's planes in a band of the accent, whose upper edge they fold: as tall as the band and taller, their peaks above
 * its seam; where words stand below them, only a strip along that edge. They are 19 units wide, rise by 7.5 and overlap by 4.5, as in the mark, at 20 to a unit; the seam is at 75.
 * Decoration, hidden from assistive tools.
 *
 * They only ever move away from what is written on them, so that text keeps at least the contrast it has on the plain
 * accent: darker where `--on-accent` is light, lighter (a warm white) where it is dark. A browser that does not know
 * relative colours inherits `none` and shows the plain accent.
 */
export function FoldPlanes() {
  return (
    <div className="pointer-events-none absolute inset-x-0 -top-32 bottom-0 overflow-clip forced-colors:hidden">
      <svg
        className="absolute top-32 right-0 w-full translate-y-[-3.75%] lg:w-[44vw]"
        viewBox="0 0 960 2000"
        aria-hidden="true"
        fill="none"
      >
        <path fill="var(--accent)" d="M0 150 290 35.5V0l45 17.8L380 0v35.5L625 132 960 0v2000H0z" />
        <g fill="oklch(from var(--on-accent) clamp(0,(.6 - l)*99,.96) clamp(0,(.6 - l)*99,.1) 85)">
          <g className="max-lg:hidden">
            <path fillOpacity=".08" d="M0 150 335 17.8V2000H0z" />
            <path fillOpacity=".24" d="M290 0 335 17.8V2000h290V132L335 17.8 290 35.5z" />
            <path fillOpacity=".14" d="M625 132 960 0v2000H625z" />
            <path fillOpacity=".2" d="m290 35.5 45-17.7 45 17.7V2000h-90zM580 114.5l45 17.5 45-17.5V2000h-90z" />
          </g>
          <g className="lg:hidden">
            <path fillOpacity=".1" d="M0 150 335 17.8v110L0 260z" />
            <path fillOpacity=".28" d="M290 0 625 132v110L335 127.8v-110l-45 17.7z" />
            <path fillOpacity=".14" d="M625 132 960 0v110L625 242z" />
          </g>
        </g>
      </svg>
    </div>
  );
}

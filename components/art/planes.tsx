/**
 * The mark's planes, large and cropped, behind a band in the accent. They are decoration and hidden from assistive
 * tools. The side that most text stands on stays the plain accent.
 *
 * The planes only ever move away from what is written on them, so that text keeps at least the contrast it has on the
 * plain accent: darker where `--on-accent` is light, lighter (a warm white) where it is dark. A browser that does not
 * know relative colours inherits `none` and shows the plain accent.
 */
export function FoldPlanes() {
  return (
    <svg
      className="absolute inset-y-0 right-0 h-full w-[72%] max-lg:hidden print:hidden"
      viewBox="0 0 1440 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
    >
      <g fill="oklch(from var(--on-accent) clamp(0,(.6 - l)*99,.96) clamp(0,(.6 - l)*99,.1) 85)">
        <path fillOpacity=".15" d="M580 320l420-166v340H580z" />
        <path fillOpacity=".3" d="M900 74l420 166v254H900z" />
        <path fillOpacity=".15" d="M1220 200 1640 34v460h-420z" />
      </g>
    </svg>
  );
}

/** Laid thinly over the accent, it moves that away from what is written on it: black, or a warm white. */
export const AWAY = "oklch(from var(--on-accent) clamp(0,(.6 - l)*99,.96) clamp(0,(.6 - l)*99,.1) 85)";

/**
 * The mark's planes in a band of the accent, whose upper edge they fold: as tall as the band and taller, their peaks above
 * its seam; where words stand below them, only as far as that seam. They are opaque and meet at their folds. The peaks
 * are those of the mark, at 20 to a unit; the seam is at 75.
 * Decoration, hidden from assistive tools.
 *
 * They only ever move away from what is written on them, so that text keeps at least the contrast it has on the plain
 * accent: darker where `--on-accent` is light, lighter (a warm white) where it is dark. A browser that does not know
 * relative colors inherits `none` and shows the plain accent.
 */
export const foldPlanes = (
  <div className="fold-planes">
    <svg viewBox="0 0 960 2000" preserveAspectRatio="xMidYMin slice" aria-hidden="true" fill="none">
      <path fill="var(--accent)" d="M0 150 320 17.800 640 150 960 17.800V2000H0z" />
      <path fill={AWAY} fillOpacity=".22" d="M320 17.800 640 150V2000H320z" />
    </svg>
  </div>
);

/** Where the paper of a section that ends is torn off, over the one that follows: as wide as any window. */
const TEAR = `M0-9V16${"l9 5 6-3 13 7 8-8 14 5 7 6 12-9 11 2 9 6 13-7 6 5 15 3 8-8 10-4 14 9 7 3 12-8 9-2 11 8 8-5 13 4 9-9 12 6 7-6".repeat(20)}V-9z`;

export const tornPaper = (
  <svg className="torn-paper" viewBox="0 0 40 40" aria-hidden="true">
    <path fill="var(--night)" opacity=".22" transform="translate(6 7)" d={TEAR} />
    <path fill="var(--paper)" d={TEAR} />
  </svg>
);

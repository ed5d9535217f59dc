/** A tint that increases contrast on an accent: black under light text, a warm white under dark text. */
export const CONTRAST_TINT = "oklch(from var(--on-accent) clamp(0,(.6 - l)*99,.96) clamp(0,(.6 - l)*99,.1) 85)";

/**
 * The mark's folded planes behind a closing section, with their peaks above its upper edge. They have the shape of the
 * mark's peaks, 20 times larger; the section's edge is at y = 75. They are decoration and hidden from assistive
 * technology.
 *
 * Shading only increases contrast (`CONTRAST_TINT`). A browser without relative colors shows the plain accent.
 */
export const foldPlanes = (
  <div className="fold-planes">
    <svg viewBox="0 0 960 2000" preserveAspectRatio="xMidYMin slice" aria-hidden="true" fill="none">
      <path fill="var(--accent)" d="M0 150 320 17.800 640 150 960 17.800V2000H0z" />
      <path fill={CONTRAST_TINT} fillOpacity=".22" d="M320 17.800 640 150V2000H320z" />
    </svg>
  </div>
);

/** Path of the torn lower edge of a section's paper. It is longer than any window is wide. */
const TEAR = `M0-9V16${"l9 5 6-3 13 7 8-8 14 5 7 6 12-9 11 2 9 6 13-7 6 5 15 3 8-8 10-4 14 9 7 3 12-8 9-2 11 8 8-5 13 4 9-9 12 6 7-6".repeat(12)}V-9z`;

export const tornPaper = (
  <svg className="torn-paper" viewBox="0 0 40 40" overflow="visible" aria-hidden="true">
    <path fill="var(--night)" opacity=".22" transform="translate(6 7)" d={TEAR} />
    <path fill="var(--paper)" d={TEAR} />
  </svg>
);

/**
 * The Threefold mark: one strip of paper folded twice, seen as three planes that overlap. The overlaps have a colour
 * of their own (vermilion under cobalt is plum, cobalt under marigold is viridian), which is where the accent of the
 * AI page comes from.
 *
 * Geometry, in a 48 x 40 box: each plane is 19 wide, 26 high and rises or falls by 7.5; neighbours overlap by 4.5.
 */
const PLANES = {
  first: "M0 13.5 19 6v26L0 39.5z",
  second: "M14.5 6l19 7.5v26l-19-7.5z",
  third: "M29 13.5 48 6v26l-19 7.5z",
  firstOverlap: "M14.5 7.78 16.75 6.89 19 7.78V32l-2.25.89L14.5 32z",
  secondOverlap: "M29 13.5l2.25-.89 2.25.89v24.22l-2.25.89-2.25-.89z",
};

/**
 * @param props.tone `colour`: the planes in their own colours; `single`: the text colour in three strengths, for print
 *   and one-colour use. The mark is decoration beside its wordmark and hidden from assistive tools.
 */
export function Mark({ tone = "colour" }: { tone?: "colour" | "single" }) {
  if (tone === "single") {
    return (
      <svg viewBox="0 4 48 38" aria-hidden="true" fill="currentColor">
        <path d={PLANES.first} opacity=".55" />
        <path d={PLANES.second} />
        <path d={PLANES.third} opacity=".55" />
      </svg>
    );
  }
  return (
    <svg viewBox="0 4 48 38" aria-hidden="true">
      <path fill="var(--accent-2)" d={PLANES.first} />
      <path fill="var(--accent-1)" d={PLANES.second} />
      <path fill="var(--accent-4)" d={PLANES.third} />
      <path fill="var(--overlap)" d={PLANES.firstOverlap} />
      <path fill="var(--accent-3)" d={PLANES.secondOverlap} />
    </svg>
  );
}

/**
 * The mark for the few pixels of a tab: taller, so that it fills the square, and with every upright edge on a multiple
 * of 3 in a box of 48, which is a whole pixel at 16, 32 and 48. Planes are 18 wide, 33 high, and overlap by 3.
 */
export function SmallMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path fill="var(--accent-2)" d="M0 12 18 3v33L0 45z" />
      <path fill="var(--accent-1)" d="M15 3l18 9v33l-18-9z" />
      <path fill="var(--accent-4)" d="M30 12 48 3v33l-18 9z" />
      <path fill="var(--overlap)" d="M15 4.5l1.5-.75 1.5.75V36l-1.5.75L15 36z" />
      <path fill="var(--accent-3)" d="M30 12l1.5-.75L33 12v31.5l-1.5.75-1.5-.75z" />
    </svg>
  );
}

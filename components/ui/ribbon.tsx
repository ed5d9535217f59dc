/**
 * The strip of the growth page runs on from its hero, through the sections below: so wide, its right edge so far inside
 * the page's columns (or outside, where they leave it room). In the hero it is as wide as drawn (art/growth-scene.tsx): 50 of
 * a drawing of 697.
 */
export const RIBBON =
  "[--lean:calc(var(--strip)*.22)] [--strip:clamp(15rem,30vw,25rem)] [--inside:1.25rem] [--ribbon:calc((100vw-2*var(--margin)-var(--inside))*50/697)] lg:[--inside:0rem] lg:[--ribbon:calc(min((100vw-2*var(--outside)-var(--gutter))/2,(100svh-var(--bar))*1.2)*50/697)]";

/** A column beside the words in which it is wide enough to be written on, from seam to seam. */
export const RIBBON_COLUMN =
  "md:grid md:grid-cols-[1fr_var(--strip)] md:gap-x-[clamp(1.25rem,4vw,4rem)] md:-mr-[calc(var(--ribbon)-var(--inside))]";

/** The strip on its way down behind a section's content. */
export function RibbonPassing() {
  return (
    <div
      className={`${RIBBON} absolute inset-y-0 right-[calc(var(--margin)+var(--inside)-var(--ribbon))] w-(--ribbon) bg-(--accent-1-shade) max-sm:hidden`}
    />
  );
}

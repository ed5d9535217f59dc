/** The strip of the growth page beside what is written: how far it leans, and its column. */
export const RIBBON = "[--lean:calc(var(--strip)*.22)] [--strip:clamp(15rem,30vw,25rem)]";

/** A column beside the words in which it is wide enough to be written on, from seam to seam. */
export const RIBBON_COLUMN = "md:grid md:grid-cols-[1fr_var(--strip)] md:gap-x-[clamp(1.25rem,4vw,4rem)]";

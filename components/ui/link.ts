/** A link in running text. Whole, without parts to put together, so that a script that takes one takes no other. */
export const LINK =
  "font-semibold text-accent-text underline decoration-[1.5px] underline-offset-[0.22em] hover:decoration-[3px]";

/** One that stands alone, as high as a thumb. */
export const TEXT_LINK =
  "inline-flex min-h-11 items-center gap-[0.35em] font-semibold text-accent-text underline decoration-[1.5px] underline-offset-[0.22em] hover:decoration-[3px]";

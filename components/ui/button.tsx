import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { TEXT_LINK } from "./link";

interface Look {
  /** `solid` for the one thing to do in a view, `outline` for the second, `text` inside running copy. */
  look?: "solid" | "outline" | "text";
  /** `bar`: as `compact`, and narrower on the narrowest phones. */
  size?: keyof typeof SIZES;
}

/** A link that looks like what it does: every action of the pages leads to an address, so every button there is a link. */
export function ButtonLink({
  look,
  size,
  ...props
}: Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className">) {
  return <a {...props} className={classes(look, size)} />;
}

/** The same look for what leads nowhere. */
export function Button({ look, size, ...props }: Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">) {
  return <button type="button" {...props} className={classes(look, size)} />;
}

function classes(look: Look["look"] = "solid", size: Look["size"] = "regular"): string {
  if (look === "text") return TEXT_LINK;
  return `${SHAPE} ${LOOKS[look]} ${SIZES[size]}`;
}

/**
 * A sheet with one corner folded over; the fold grows when the button is meant. The border is seen in forced colours only,
 * where surfaces are not.
 */
const SHAPE =
  "relative inline-flex items-center justify-center border border-transparent text-center leading-[1.2] font-semibold transition-[translate] active:translate-y-px active:[--fold:0.5rem] after:absolute after:-top-px after:-right-px after:size-(--fold) after:bg-[linear-gradient(to_top_right,var(--flap,var(--accent))_50%,var(--bg)_50.5%)] after:transition-[width,height] forced-colors:after:hidden";

const LOOKS = {
  solid: "bg-(--button) text-(--button-text)",
  outline: "text-(--fg) [--flap:var(--fg)] [box-shadow:inset_0_0_0_1.5px_var(--fg)]",
};

const COMPACT = "[--fold:0.625rem] hover:[--fold:1rem] min-h-11 min-w-[8.5em] py-2 pr-5.5 pl-4.5 text-small";

/** Each is wide enough for short words in either font, so that what stands beside does not move when the font comes. */
const SIZES = {
  regular: "[--fold:0.875rem] hover:[--fold:1.375rem] min-h-14 min-w-[9.5em] py-3 pr-9 pl-7",
  compact: COMPACT,
  bar: `${COMPACT} whitespace-nowrap max-xs:min-w-[7.75em] max-xs:pr-4 max-xs:pl-3`,
};

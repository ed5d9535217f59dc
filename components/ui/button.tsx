import type { AnchorHTMLAttributes } from "react";

type ButtonLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className"> & {
  /** `solid` for the one thing to do in a view, `outline` for the second, `text` inside running copy. */
  look?: "solid" | "outline" | "text";
  size?: "regular" | "compact";
};

/** A link that looks like what it does: every action of this site leads to an address, so every button is a link. */
export function ButtonLink({ look = "solid", size = "regular", ...props }: ButtonLinkProps) {
  const name = look === "text" ? "text-link" : `button button-${look}${size === "compact" ? " button-compact" : ""}`;
  return <a {...props} className={name} />;
}

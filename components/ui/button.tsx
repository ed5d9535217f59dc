import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

interface Look {
  /** `solid` for the one thing to do in a view, `outline` for the second, `text` inside running copy. */
  look?: "solid" | "outline" | "text";
  /** `bar`: as `compact`, and narrower on the narrowest phones. */
  size?: "regular" | "compact" | "bar";
}

/** A link that looks like what it does: every action of the pages leads to an address, so every button there is a link. */
export function ButtonLink({
  look,
  size,
  ...props
}: Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className">) {
  return <a {...props} {...styled(look, size)} />;
}

/** The same look for what leads nowhere. */
export function Button({ look, size, ...props }: Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">) {
  return <button type="button" {...props} {...styled(look, size)} />;
}

function styled(look: Look["look"] = "solid", size: Look["size"] = "regular") {
  if (look === "text") return { className: "link link-alone" };
  return { className: "button", "data-look": look, "data-size": size };
}

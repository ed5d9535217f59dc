import type { ComponentProps } from "react";

interface Look {
  /** `solid` for the main action, `outline` for a second action, `text` for a link in running text. */
  look?: "solid" | "outline" | "text";
  /** `bar` is smaller, and narrower on the narrowest phones. */
  size?: "regular" | "bar";
}

/** A link that looks like a button. Every action of a page has an address, so that it works without a script. */
export function ButtonLink({ look, size, ...props }: Look & Omit<ComponentProps<"a">, "className">) {
  return <a {...props} {...lookAttributes(look, size)} />;
}

/** A button for an action without an address. */
export function Button({ look, size, ...props }: Look & Omit<ComponentProps<"button">, "className">) {
  return <button type="button" {...props} {...lookAttributes(look, size)} />;
}

function lookAttributes(look: Look["look"] = "solid", size: Look["size"] = "regular") {
  if (look === "text") return { className: "link link-alone" };
  return { className: "button", "data-look": look, "data-size": size };
}

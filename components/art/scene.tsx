import type { ReactNode, SVGProps } from "react";

/**
 * A drawing that says something: one picture with one name. What is written in it is a part of the picture; browsers
 * would otherwise have it read out word by word after the name, whatever the role (Chromium and Firefox both do).
 *
 * @param props.label What the drawing shows, in a sentence.
 */
export function Scene({
  label,
  children,
  ...frame
}: { label: string; children: ReactNode } & Pick<
  SVGProps<SVGSVGElement>,
  "viewBox" | "fill" | "fontFamily" | "fontSize" | "fontWeight"
>) {
  return (
    <svg role="img" aria-label={label} {...frame}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus */}
      <g aria-hidden="true">{children}</g>
    </svg>
  );
}

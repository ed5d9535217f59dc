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
}: { label: string; children: ReactNode } & Pick<SVGProps<SVGSVGElement>, "viewBox" | "fill">) {
  return (
    <svg role="img" aria-label={label} {...frame}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus */}
      <g aria-hidden="true">{children}</g>
    </svg>
  );
}

/** A drawing in layers, from back to front, all in one frame. */
export interface Layers {
  /** What the drawing shows, in a sentence. */
  label: string;
  viewBox: string;
  layers: readonly ReactNode[];
}

/**
 * Only whole SVG elements are moved without painting. All begin and end together, and in front they set off more slowly:
 * with delays, each beginning and each end asks the main thread for a frame of its own.
 */
const SETTLING =
  "motion-safe:animate-[settle_1s_cubic-bezier(calc(.2+var(--turn,0)*.06),calc(.7-var(--turn,0)*.08),.1,1)]";

/** How slowly a layer sets off; those behind the last do as it does. */
const TURNS = ["", "[--turn:1]", "[--turn:2]", "[--turn:3]", "[--turn:4]", "[--turn:5]", "[--turn:6]", "[--turn:7]"];

/**
 * A drawing whose layers settle into place one after the other. Each is an SVG of its own, since browsers move whole
 * elements without painting them anew, and parts of an SVG not.
 */
export function LayeredScene({ label, viewBox, layers }: Layers) {
  return (
    <div role="img" aria-label={label} className="grid *:col-start-1 *:row-start-1 *:overflow-visible">
      {layers.map((layer, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          key={index}
          viewBox={viewBox}
          aria-hidden="true"
          className={`h-auto w-full ${SETTLING} ${TURNS[Math.min(index, TURNS.length - 1)]}`}
        >
          {layer}
        </svg>
      ))}
    </div>
  );
}

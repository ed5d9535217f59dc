import type { ReactNode, SVGProps } from "react";

/**
 * A drawing with one accessible name. The words in it are hidden from assistive technology, because Chromium and Firefox
 * would read them out one by one after the name.
 *
 * @param props.label What the drawing shows, in one sentence.
 */
export function Scene({
  label,
  children,
  ...svg
}: { label: string; children: ReactNode } & Pick<SVGProps<SVGSVGElement>, "viewBox" | "fill">) {
  return (
    <svg role="img" aria-label={label} {...svg}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus */}
      <g aria-hidden="true">{children}</g>
    </svg>
  );
}

/** A drawing in layers, from back to front, which share one view box. */
export interface Layers {
  /** What the drawing shows, in one sentence. */
  label: string;
  viewBox: string;
  layers: readonly ReactNode[];
}

/**
 * A drawing whose layers move into place one after the other (scene.css). Each layer is an SVG of its own, because browsers
 * move whole elements without repainting them, but not parts of an SVG.
 */
export function LayeredScene({ label, viewBox, layers }: Layers) {
  return (
    <div role="img" aria-label={label} className="layers">
      {layers.map((layer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers never change places
        <svg key={index} viewBox={viewBox} aria-hidden="true">
          {layer}
        </svg>
      ))}
    </div>
  );
}

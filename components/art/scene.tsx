import type { ReactNode, SVGProps } from "react";

/**
 * A drawing with one accessible name. Its text is hidden from assistive technology, because Chromium and Firefox would
 * read it out piece by piece after the name.
 *
 * @param props.label The drawing's accessible name: what it shows, in one sentence.
 */
export function Scene({
  label,
  children,
  ...svg
}: { label: string; children: ReactNode } & Pick<SVGProps<SVGSVGElement>, "viewBox" | "fill" | "overflow">) {
  return (
    <svg role="img" aria-label={label} {...svg}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes is not focusable */}
      <g aria-hidden="true">{children}</g>
    </svg>
  );
}

/** A drawing in layers, from back to front. All layers have the same view box. */
export interface Layers {
  /** The accessible name: what the drawing shows, in one sentence. */
  label: string;
  viewBox: string;
  layers: readonly ReactNode[];
}

/**
 * A drawing whose layers move into place one after the other (scene.css). Each layer is a separate SVG, because
 * browsers can move an element without repainting it, but not a part of an SVG.
 */
export function LayeredScene({ label, viewBox, layers }: Layers) {
  return (
    <div role="img" aria-label={label} className="layers">
      {layers.map((layer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers never change their order
        <svg key={index} viewBox={viewBox} overflow="visible" aria-hidden="true">
          {layer}
        </svg>
      ))}
    </div>
  );
}

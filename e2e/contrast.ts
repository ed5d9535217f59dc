import type { Page } from "@playwright/test";

/**
 * Returns the contrast of two colors as painted, in any color space.
 *
 * @param foreground Any CSS color, also a custom property of the page.
 * @param background Any CSS color.
 * @returns From 1 to 21: WCAG 2.2, "contrast ratio" and "relative luminance".
 * @throws Error if one of them is not a color on this page.
 */
export function contrast(page: Page, foreground: string, background: string): Promise<number> {
  return page.evaluate(
    (colors) => {
      const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      if (!context) throw new Error("no canvas to read colors with");
      const probe = document.body.appendChild(document.createElement("i"));
      const [light = 0, dark = 0] = colors
        .map((color) => {
          probe.style.color = "";
          probe.style.color = color;
          if (probe.style.color === "") throw new Error(`no color: ${color}`);
          context.fillStyle = getComputedStyle(probe).color;
          context.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
            const part = value / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        })
        .sort((a, b) => b - a);
      probe.remove();
      return (light + 0.05) / (dark + 0.05);
    },
    [foreground, background],
  );
}

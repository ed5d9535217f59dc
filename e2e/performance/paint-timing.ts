/** Reads a page's paints and layout shifts. The functions run in the page. */

/** The smallest layout shift that counts as visible. Smaller ones are fractions of a pixel. */
export const VISIBLE_SHIFT = 0.001;

export interface Paints {
  /** Cumulative layout shift. */
  shift: number;
  /** When the largest element was painted, in ms after navigation. */
  largest: number;
}

/** Waits for two animation frames, in case a paint is pending, then reads the shifts and the largest paint. */
export function readPaints(): Promise<Paints> {
  return new Promise((resolve) => {
    let shift = 0;
    let largest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) largest = entry.startTime;
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve({ shift, largest }))));
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

/** Waits for two animation frames. */
export function waitForFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

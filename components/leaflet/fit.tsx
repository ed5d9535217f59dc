"use client";

import { useEffect } from "react";

/** In em of the sheet's 9 pt: 8 pt, and what words beside a drawing may be before it gives way to them. */
const SMALLEST_EM = 0.89;
const BESIDE_DRAWING_EM = 0.95;
const STEP_EM = 0.03;

/** Makes the words of each panel as large as fits, and shows the print button. */
export function startLeaflet(): void {
  const leaflet = document.querySelector<HTMLElement>("[data-leaflet]");
  const button = document.querySelector<HTMLElement>("[data-print]");
  if (!leaflet || !button) return;
  // Else pictures further down would be missing from a sheet that is printed at once.
  for (const image of leaflet.querySelectorAll("img")) image.loading = "eager";
  button.hidden = false;
  button.addEventListener("click", () => print());
  fitPanels(leaflet);
  document.fonts.ready.then(() => fitPanels(leaflet));
}

function fitPanels(leaflet: HTMLElement): void {
  leaflet.dataset.measuring = "";
  for (const panel of leaflet.querySelectorAll<HTMLElement>("[data-largest]")) {
    const drawing = panel.querySelector<HTMLElement>("[data-drawing]");
    if (drawing) drawing.hidden = false;
    if (shrinkToFit(panel, drawing ? BESIDE_DRAWING_EM : SMALLEST_EM) || !drawing) continue;
    drawing.hidden = true;
    shrinkToFit(panel, SMALLEST_EM);
  }
  delete leaflet.dataset.measuring;
}

/** @returns whether the panel's words fit in a size that is not below the smallest. */
function shrinkToFit(panel: HTMLElement, smallest: number): boolean {
  for (let size = Number(panel.dataset.largest); size >= smallest; size -= STEP_EM) {
    panel.style.setProperty("--fit", size.toFixed(2));
    const ends = [...panel.children].map((child) => child.getBoundingClientRect().bottom);
    if (Math.max(...ends) <= panel.getBoundingClientRect().bottom + 1) return true;
  }
  return false;
}

/** Runs this where Next itself serves the page; in the export leaflet-script.ts does. */
export function LeafletClient() {
  useEffect(startLeaflet, []);
  return null;
}

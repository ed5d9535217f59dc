"use client";

import { useEffect } from "react";

/**
 * The minimum text size, and the amount by which text shrinks until it fits. Both in em of the sheet's 9 pt, so the
 * minimum is 8 pt.
 */
const [MIN_SIZE_EM, STEP_EM] = [0.89, 0.03];

/** Sets the text of each panel as large as the panel's height allows, and shows the print button. */
export function startLeaflet(): void {
  const leaflet = document.querySelector<HTMLElement>(".leaflet");
  const button = document.querySelector<HTMLElement>("[data-print]");
  if (!leaflet || !button) return;
  // A lazy picture that has not loaded would be missing from the print.
  for (const image of leaflet.querySelectorAll("img")) image.loading = "eager";
  button.hidden = false;
  button.addEventListener("click", () => print());
  document.fonts.ready.then(() => {
    leaflet.dataset.measuring = "";
    for (const words of leaflet.querySelectorAll<HTMLElement>("[data-largest]")) {
      for (let size = Number(words.dataset.largest); size > MIN_SIZE_EM - STEP_EM; size -= STEP_EM) {
        words.style.setProperty("--size", Math.max(size, MIN_SIZE_EM).toFixed(2));
        if (words.scrollHeight <= words.clientHeight) break;
      }
    }
    delete leaflet.dataset.measuring;
  });
}

/** Runs startLeaflet in `npm run dev`. In the export, which has no React, leaflet-script.ts runs it. */
export function StartLeaflet() {
  useEffect(startLeaflet, []);
  return null;
}

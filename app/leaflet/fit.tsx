"use client";

import { useEffect } from "react";

/** The smallest text size and the step, in em of the sheet's 9 pt: the smallest text is 8 pt. */
const [SMALLEST, STEP] = [0.89, 0.03];

/** Makes the words of each panel as large as its height allows, and shows the print button. */
export function startLeaflet(): void {
  const leaflet = document.querySelector<HTMLElement>(".leaflet");
  const button = document.querySelector<HTMLElement>("[data-print]");
  if (!leaflet || !button) return;
  // A lazy picture further down would be missing from a sheet that is printed at once.
  for (const image of leaflet.querySelectorAll("img")) image.loading = "eager";
  button.hidden = false;
  button.addEventListener("click", () => print());
  document.fonts.ready.then(() => {
    leaflet.dataset.measuring = "";
    for (const words of leaflet.querySelectorAll<HTMLElement>("[data-largest]")) {
      for (let size = Number(words.dataset.largest); size > SMALLEST - STEP; size -= STEP) {
        words.style.setProperty("--size", Math.max(size, SMALLEST).toFixed(2));
        if (words.scrollHeight <= words.clientHeight) break;
      }
    }
    delete leaflet.dataset.measuring;
  });
}

/** For `npm run dev`. In the export, which has no React, leaflet-script.ts does the same. */
export function FitWords() {
  useEffect(startLeaflet, []);
  return null;
}

/**
 * Screenshots of every page in every state, for people to look at. `npm run gallery` writes screenshots of out/ to
 * .cache/gallery, with an index.html; `npm run gallery:compare` takes them again and shows the differences. Both accept
 * a part of the titles: `-- -g "talent dialog 360"`.
 */
import { readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { setClock } from "../clock";
import { PAGES, STATES } from "./states";

const FOLDER = ".cache/gallery";
/** A fixed time, so that the scheduling page looks the same in every run. */
const NOW = Date.UTC(2026, 10, 24, 8, 0);
/** In CSS px. Narrower windows are emulated as phones. */
const PHONE_WIDTH = 600;

for (const STATE of STATES) {
  const { widths = [360, 1280], height, browser } = STATE;
  for (const [WIDTH, COLOR_SCHEME] of widths.flatMap((width) => [
    [width, "light"] as const,
    [width, "dark"] as const,
  ])) {
    test.describe(() => {
      test.use({
        viewport: { width: WIDTH, height: height ?? Math.max(800, WIDTH / 2) },
        colorScheme: COLOR_SCHEME,
        isMobile: WIDTH < PHONE_WIDTH,
        hasTouch: WIDTH < PHONE_WIDTH,
        locale: "en-GB",
        timezoneId: "Europe/London",
        ...browser,
      });
      for (const { id, path } of PAGES.filter((page) => STATE.pages.includes(page.id))) {
        // `npm test` tries each state that needs steps on one page.
        const isFirst = WIDTH === widths[0] && COLOR_SCHEME === "light" && id === STATE.pages[0];
        const isCheck = isFirst && (STATE.before ?? STATE.arrange) !== undefined;
        test(`${id} ${STATE.id} ${WIDTH} ${COLOR_SCHEME}`, { tag: isCheck ? "@check" : [] }, async ({ page }) => {
          await setClock(page, NOW);
          await STATE.before?.(page);
          await page.goto(path);
          await loadPictures(page);
          await STATE.arrange?.(page);
          if (test.info().project.ignoreSnapshots) return;
          // Disabling animations finishes them.
          const picture = await page.screenshot({ fullPage: !STATE.window, animations: "disabled" });
          expect(picture).toMatchSnapshot([id, `${STATE.id}-${WIDTH}-${COLOR_SCHEME}.png`], { threshold: 0.1 });
        });
      }
    });
  }
}

// Every worker writes the index when it ends, so the last index includes all pictures.
test.afterAll(async () => {
  if (test.info().config.updateSnapshots === "all") await writeFile(join(FOLDER, "index.html"), formatIndex());
});

/**
 * Loads lazy pictures, and waits for fonts and pictures. Failed pictures count as loaded, because some states have
 * them.
 */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Synchronous decoding, so that a loaded picture is visible.
    for (const image of document.images) Object.assign(image, { loading: "eager", decoding: "sync" });
  });
  // Polls, because a page with script off dispatches no events.
  const hasLoaded = () => document.fonts.status === "loaded" && [...document.images].every(({ complete }) => complete);
  await expect.poll(() => page.evaluate(hasLoaded), "its fonts and pictures load").toBe(true);
}

/** Returns an HTML page with all pictures, including those of earlier runs. */
function formatIndex(): string {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".png"));
  const pictures = files.sort().map((file) => `<a href="${file}"><img src="${file}" alt="" loading="lazy">${file}</a>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery of every page and state</title>
<style>
:root { color-scheme: light dark; font: 15px / 1.5 system-ui, sans-serif; }
body { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1.25rem; }
img { display: block; width: 100%; aspect-ratio: 4 / 5; border: 1px solid; object-fit: cover; object-position: top; }
</style>
${pictures.join("\n")}
</html>
`;
}

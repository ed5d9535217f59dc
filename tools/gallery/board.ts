import { mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { routes } from "../../content/routes";
import { pages } from "./pages";
import { shoot, startBrowser } from "./shoot";
import { states } from "./states";

/** First screens of 1280 by 800 px, in px of the board. */
const SCREEN = { width: 1280, height: 800 } as const;
const CELL = { width: 800, height: 500 } as const;
const GAP = 24;
/** --paper-deep of app/tokens.css, in the light scheme. */
const SURFACE = "#f2f0ea";
const LARGEST = 400_000;

/**
 * One picture of the first screens of the four pages, two by two.
 *
 * @returns what was written, in words.
 * @throws Error, if it is larger than a README's picture may be.
 */
export async function drawBoard(address: string, file: string): Promise<string> {
  const rest = states.find(({ id }) => id === "rest");
  if (!rest) throw new Error("tools/gallery/states.ts: expected a state at rest");
  const shown = routes.filter(({ path, canonical }) => path === canonical).map(({ id }) => id);

  const browser = await startBrowser();
  const screens: Buffer[] = [];
  for (const page of pages.filter(({ id }) => shown.some((route) => route === id))) {
    const screen = join(".cache/gallery/board", `${page.id}.png`);
    const state = { ...rest, shows: "window", height: SCREEN.height } as const;
    await shoot(browser, address, { page, state, width: SCREEN.width, scheme: "light" }, screen);
    screens.push(await sharp(screen).resize(CELL).toBuffer());
  }
  await browser.close();

  const across = 2;
  const down = Math.ceil(screens.length / across);
  await mkdir(dirname(file), { recursive: true });
  const board = sharp({
    create: {
      width: across * CELL.width + (across + 1) * GAP,
      height: down * CELL.height + (down + 1) * GAP,
      channels: 3,
      background: SURFACE,
    },
  }).composite(
    screens.map((input, index) => ({
      input,
      left: GAP + (index % across) * (CELL.width + GAP),
      top: GAP + Math.floor(index / across) * (CELL.height + GAP),
    })),
  );
  // Text and flat colour: a palette is enough, and dithering would only spoil the planes.
  await board.png({ palette: true, colours: 256, dither: 0, effort: 10 }).toFile(file);
  const { size } = await stat(file);
  if (size > LARGEST) throw new Error(`${file}: ${size} bytes, expected at most ${LARGEST}`);
  return `${file}: ${Math.round(size / 1000)} kB`;
}

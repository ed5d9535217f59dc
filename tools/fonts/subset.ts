/**
 * Makes the two web fonts of the site: `npx tsx tools/fonts/subset.ts` writes app/fonts/*.woff2.
 *
 * From each variable font (Fontsource packages, SIL Open Font License 1.1) it keeps the characters of Western European
 * text and the weights that the site uses. Run it again after raising the version of a font package, or after adding a
 * character below.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** What English copy and the names of people around Europe need: ASCII, accented letters, typographic signs. */
const CHARACTERS = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..."ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŁłŒœŠšŽž",
  ..."\u00a0–—‘’“”…·•×−£€©°←↑→↓",
].join("");

const FONTS = [
  {
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    target: "bricolage-grotesque.woff2",
    // Headings and figures only: one optical size for display, the weights from medium to extra bold.
    axes: { opsz: 40, wght: { min: 500, max: 800 } },
  },
  {
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    target: "figtree.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir("app/fonts", { recursive: true });
for (const { source, target, axes } of FONTS) {
  const FONT = await subsetFont(await readFile(`node_modules/${source}`), CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  await writeFile(`app/fonts/${target}`, FONT);
  console.log(`app/fonts/${target}: ${FONT.length} bytes`);
}

/**
 * Draws the sample clients' marks: `npx tsx tools/client-marks/draw.ts`. Writes content/images/logos/ID.svg, in the
 * colour of the text around it, for use inside a page.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { draw } from "./drawing.ts";
import { MARKS } from "./marks.ts";

const folder = new URL("../../content/images/logos/", import.meta.url);
await mkdir(folder, { recursive: true });
for (const mark of MARKS) {
  const document = draw(mark);
  await writeFile(new URL(`${mark.id}.svg`, folder), document);
  console.log(`${document.length} bytes  ${mark.id}.svg`);
}

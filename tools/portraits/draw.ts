/**
 * Draws the sample portraits: `npx tsx tools/portraits/draw.ts`. Writes content/images/team/ID.png and
 * content/images/testimonials/ID.png, 640 x 640; the same program writes the same bytes.
 */
import { mkdir, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { sharp } from "../../export/sharp";
import { portrait } from "./portrait.ts";
import { TEAM } from "./team.ts";
import { TESTIMONIALS } from "./testimonials.ts";

for (const person of [...TEAM, ...TESTIMONIALS]) {
  const folder = new URL(`../../content/images/${person.folder}/`, import.meta.url);
  const file = fileURLToPath(new URL(`${person.id}.png`, folder));
  await mkdir(folder, { recursive: true });
  await sharp(Buffer.from(portrait(person)))
    .png({ palette: true, colours: 64, dither: 0, effort: 10 })
    .toFile(file);
  console.log(`${(await stat(file)).size} bytes  ${person.folder}/${person.id}.png`);
}

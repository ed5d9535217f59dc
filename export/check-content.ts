/**
 * Checks the content before a build, with the pictures that it names: `npm run check:content`. Prints one line for each
 * fault and ends with status 1, or one line and status 0.
 */
import { checkContent } from "@/content/check/check";
import type { Image } from "@/content/check/rules";
import { imagesOf, type Records, records } from "@/content/records";
import { runCommand } from "@/tools/command";
import { readDrawing, readPicture, SOURCE, sourceFiles } from "./images";

/**
 * @param folder The pictures.
 * @returns one line for each fault.
 */
export async function contentFaults(content: Records, folder: string): Promise<string[]> {
  const files = await sourceFiles(folder);
  const images = new Map<string, Image>();
  const { pictures, drawings } = imagesOf(content);
  for (const [names, read] of [
    [pictures, readPicture],
    [drawings, asDrawing],
  ] as const) {
    for (const name of names) {
      const file = typeof name === "string" && files.get(name.normalize());
      if (file) images.set(name, await read(file).catch(unreadable));
    }
  }
  return checkContent(content, (path) => images.get(path)).map(
    ({ file, record, field, expected, found }) => `${file}: ${record}: ${field}: expected ${expected}; found ${found}`,
  );
}

/** A drawing is sharp at any width. */
async function asDrawing(file: string): Promise<Image> {
  await readDrawing(file);
  return { width: Number.POSITIVE_INFINITY };
}

function unreadable(error: unknown): Image {
  return { unreadable: error instanceof Error ? error.message : String(error) };
}

/** @throws Error with one line for each fault in the content of this site. */
export async function checkOwnContent(): Promise<void> {
  const faults = await contentFaults(records, SOURCE);
  if (faults.length > 0) {
    throw new Error(
      [...faults, `${faults.length} ${faults.length === 1 ? "fault" : "faults"} in the content.`].join("\n"),
    );
  }
  const lists = Object.values(records);
  console.log(`Content holds: ${lists.flat().length} records in ${lists.length} files, and their images.`);
}

await runCommand(import.meta.url, checkOwnContent);

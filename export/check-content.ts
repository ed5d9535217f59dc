/** Checks the content before a build, with the pictures that it names. */
import { imagesOf, type Records, records } from "@/content/records";
import { checkContent, type ImageFile } from "@/content/schema/check";
import { theme } from "@/content/theme";
import { MARK, readSvg } from "@/lib/svg";
import { contrastFaults } from "@/lib/theme";
import { fontFaults } from "./fonts";
import { readPicture, SOURCE, sourceFiles } from "./images";
import { readLogo } from "./logos";
import { pageFaults } from "./pages";

/**
 * @param folder The pictures.
 * @returns one line for each fault.
 */
export async function contentFaults(content: Records, folder: string): Promise<string[]> {
  const files = await sourceFiles(folder);
  const images = new Map<string, ImageFile>();
  const { pictures, logos } = imagesOf(content);
  for (const [names, read] of [
    [pictures, readPicture],
    [logos, asLogo],
  ] as const) {
    for (const name of names) {
      const file = typeof name === "string" && files.get(name.normalize());
      if (file) images.set(name, await read(file).catch(unreadable));
    }
  }
  return checkContent(content, (path) => images.get(path) ?? missing(path, [...files.keys()]));
}

/** What the owner chose for the look: colours that can be told apart, and a mark that can be drawn. */
function themeFaults(): string[] {
  // The first is enough: where two colours are too much alike, so is what is made of them.
  const alike = contrastFaults(theme).slice(0, 1);
  return [...alike.map((fault) => `content/theme.ts: ${fault}`), ...faultOf(() => readSvg(MARK, "mark"))];
}

function faultOf(task: () => unknown): string[] {
  try {
    task();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** A file that is not there, with the one that was meant, as far as anybody can tell: its case or its ending differs. */
function missing(path: string, files: readonly string[]): ImageFile {
  const plain = (name: string) =>
    name
      .normalize()
      .toLowerCase()
      .replace(/\.\w+$/, "");
  const meant = files.find((name) => plain(name) === plain(path));
  return { unreadable: `no such file${meant ? `, but "${meant}": write it so` : ""}` };
}

/** Of a logo, any width will do. */
async function asLogo(file: string): Promise<ImageFile> {
  await readLogo(file);
  return { width: Number.POSITIVE_INFINITY };
}

function unreadable(error: unknown): ImageFile {
  return { unreadable: error instanceof Error ? error.message : String(error) };
}

/** @throws Error with one line for each fault in the content of this site. */
export async function checkOwnContent(): Promise<void> {
  const faults = [
    ...(await contentFaults(records, SOURCE)),
    ...(await pageFaults()),
    ...themeFaults(),
    ...(await fontFaults()),
  ];
  if (faults.length > 0) {
    throw new Error(
      [...faults, `${faults.length} ${faults.length === 1 ? "fault" : "faults"} in the content.`].join("\n"),
    );
  }
  const lists = Object.values(records);
  console.log(`Content holds: ${lists.flat().length} records in ${lists.length} files, and their images.`);
}

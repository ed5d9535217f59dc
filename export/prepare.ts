/**
 * What Next needs before it builds or shows pages: content that holds, and its pictures and fonts. By itself it is
 * `npm run check:content`: a line for each fault and status 1, or one line and status 0.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { inOwnWords, runCommand } from "@/tools/command";

/** What the tools cannot read in a path: Tailwind takes "#" for the end of a file's name, the loader "*" for a pattern. */
const UNREADABLE = /[#*?\\]/;

/** @throws Error with one line for each fault in the content. */
export async function prepare(): Promise<void> {
  settle(process.cwd());
  try {
    // Read only here, so that content that cannot be read is a fault like any other.
    await (await import("./content")).prepareContent();
    await tellState([]);
  } catch (error) {
    await tellState(inOwnWords(error).split("\n"));
    throw error;
  }
}

/**
 * Takes from the place that a build runs in what would change its result, and stops where its tools cannot work.
 *
 * @param folder The project's.
 * @throws Error saying what to change, where the tools would fail with a message that nobody can make sense of.
 */
export function settle(folder: string): void {
  // A shell may have NODE_ENV for its own purposes; Next and React take it for theirs.
  Object.assign(process.env, { NODE_ENV: "production" });
  // A web server is seldom the user who builds: it must be able to read the files.
  process.umask(0o022);

  const [character] = UNREADABLE.exec(folder) ?? [];
  if (character) {
    throw new Error(
      `${folder}: the name of a folder on the way here holds "${character}", which the tools of the build cannot read. ` +
        "Expected a path without it: rename that folder, or move the project.",
    );
  }
}

/**
 * Leaves word of what is wrong in the content where app/layout.tsx reads it. The file changes each time, so that the dev
 * server shows a page anew once its pictures are there.
 */
async function tellState(faults: readonly string[]): Promise<void> {
  await mkdir(".cache", { recursive: true });
  await writeFile(".cache/content-state.json", JSON.stringify({ faults, at: Date.now() }));
}

await runCommand(import.meta.url, prepare);

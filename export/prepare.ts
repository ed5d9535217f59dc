/**
 * Prepares everything that Next needs before it renders pages: valid content, pictures and fonts. Run as `npm run
 * check:content`, it prints one line for each fault and exits with status 1, or prints one line and exits with status
 * 0.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { formatError, runCommand } from "@/tools/command";

/**
 * Matches characters in paths that the tools do not support: Tailwind cuts a path at "#", Next's loader expands "*".
 */
const UNSUPPORTED_CHARACTERS = /[#*?\\]/;

/** @throws Error with one line for each fault in the content. */
export async function prepare(): Promise<void> {
  normalizeBuildEnvironment(process.cwd());
  try {
    // A dynamic import, so that a syntax error in the content is reported like any other fault.
    await (await import("./content")).prepareContent();
    await writeContentStatus([]);
  } catch (error) {
    await writeContentStatus(formatError(error).split("\n"));
    throw error;
  }
}

/**
 * Makes a build independent of the shell's environment.
 *
 * @param folder The project's folder.
 * @throws Error if the folder's path has a character with which the tools would fail without a useful message.
 */
export function normalizeBuildEnvironment(folder: string): void {
  // A shell may set NODE_ENV for other programs, but Next and React would use it too.
  Object.assign(process.env, { NODE_ENV: "production" });
  // A web server often runs as another user, who must be able to read the files.
  process.umask(0o022);

  const [character] = UNSUPPORTED_CHARACTERS.exec(folder) ?? [];
  if (character) {
    throw new Error(
      `${folder}: expected a path that the build's tools can read; found "${character}" in it. ` +
        "Rename that folder, or move the project.",
    );
  }
}

/**
 * Writes the faults of the content to a file that app/layout.tsx reads. The file changes each time, so that the dev
 * server renders again once new pictures exist.
 */
async function writeContentStatus(faults: readonly string[]): Promise<void> {
  await mkdir(".cache", { recursive: true });
  await writeFile(".cache/content-state.json", JSON.stringify({ faults, at: Date.now() }));
}

await runCommand(import.meta.url, prepare);

import { pathToFileURL } from "node:url";

/**
 * Runs a file's command where that file is the program, and not where it is imported. What the command throws is said
 * in its own words, without a stack, and ends the program with status 1.
 *
 * @param file The file's own `import.meta.url`.
 */
export async function runCommand(file: string, command: () => Promise<void> | void): Promise<void> {
  if (file !== pathToFileURL(process.argv[1] ?? "").href) return;
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

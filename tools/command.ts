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
    console.error(inOwnWords(error));
    process.exitCode = 1;
  }
}

/** In a stack, the first line of the project's own sources. */
const OWN_LINE = /\(?((?:content|app|components|lib|export|deploy|tools)\/[^\s():]+:\d+):\d+/;

/** @returns what an error says, and of one that nobody foresaw where it happened: its message alone would name no file. */
export function inOwnWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack = "" } = error;
  const [folder, address] = [`${process.cwd()}/`, pathToFileURL(`${process.cwd()}/`).href];
  // Of a file that cannot be read, it has the place in its message.
  if (name === "TransformError") return message.replace(/^.*\n/, "").replaceAll(folder, "");
  const [, place] = stack.replaceAll(address, "").replaceAll(folder, "").match(OWN_LINE) ?? [];
  return name === "Error" || !place ? message : `${place}: ${message}`;
}

import { pathToFileURL } from "node:url";

/**
 * Runs a command if its file is the main module. Prints an error without its stack, and exits with status 1.
 *
 * @param file The file's `import.meta.url`.
 */
export async function runCommand(file: string, command: () => Promise<void> | void): Promise<void> {
  if (file !== pathToFileURL(process.argv[1] ?? "").href) return;
  try {
    await command();
  } catch (error) {
    console.error(formatError(error));
    process.exitCode = 1;
  }
}

/** Matches the first line of a stack that is in the project's sources. */
const OWN_LINE = /\(?((?:content|app|components|lib|export|deploy|tools)\/[^\s():]+:\d+):\d+/;

/** Formats an error by its message. An unexpected error, such as a TypeError, also gets its line in the sources. */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack = "" } = error;
  const [folder, address] = [`${process.cwd()}/`, pathToFileURL(`${process.cwd()}/`).href];
  // The message of a syntax error includes its position.
  if (name === "TransformError") return message.replace(/^.*\n/, "").replaceAll(folder, "");
  const [, place] = stack.replaceAll(address, "").replaceAll(folder, "").match(OWN_LINE) ?? [];
  return name === "Error" || !place ? message : `${place}: ${message}`;
}

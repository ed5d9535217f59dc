/**
 * What Next needs before it builds or shows pages: content that holds, and its pictures and fonts. By itself it is
 * `npm run check:content`: a line for each fault and status 1, or one line and status 0.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { inOwnWords, runCommand } from "@/tools/command";
import { settle } from "./surroundings";

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
 * Leaves word of what is wrong in the content where app/layout.tsx reads it. The file changes each time, so that the dev
 * server shows a page anew once its pictures are there.
 */
async function tellState(faults: readonly string[]): Promise<void> {
  await mkdir(".cache", { recursive: true });
  await writeFile(".cache/content-state.json", JSON.stringify({ faults, at: Date.now() }));
}

await runCommand(import.meta.url, prepare);

/** What Next needs before it builds or shows pages: content that holds, and its pictures and fonts. */
import { mkdir, writeFile } from "node:fs/promises";
import { inOwnWords, runCommand } from "@/tools/command";
import { settle } from "./surroundings";

/** @throws Error with one line for each fault in the content. */
export async function prepare(): Promise<void> {
  settle(process.cwd());
  try {
    // Read only here, so that content that cannot be read is a fault like any other.
    const { checkOwnContent } = await import("./check-content");
    await checkOwnContent();
    const [{ makeImages }, { makeFonts }] = [await import("./images"), await import("./fonts")];
    const { imagesOf, records } = await import("@/content/records");
    await Promise.all([makeImages(imagesOf(records)), makeFonts()]);
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

// By itself for export/dev.ts and next.config.ts.
await runCommand(import.meta.url, prepare);

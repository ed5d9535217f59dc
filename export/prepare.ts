/**
 * What Next needs before it builds or shows pages: content that holds, and the pictures. Run by export/dev.ts and
 * next.config.ts. Says in .cache/content-state.json what is wrong, which app/layout.tsx shows in development: as that
 * changes with each run, a page in a browser is shown anew once its pictures are there.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { inOwnWords, runCommand } from "@/tools/command";
import { settle } from "./surroundings";

async function main(): Promise<void> {
  settle(process.cwd());
  await mkdir(".cache", { recursive: true });
  const tell = (faults: string[]) => writeFile(".cache/content-state.json", JSON.stringify({ faults, at: Date.now() }));
  try {
    // Read only here, so that content that cannot be read is a fault like any other.
    const [{ checkOwnContent }, { imagesOf, records }] = [
      await import("./check-content"),
      await import("@/content/records"),
    ];
    await checkOwnContent();
    const [{ makeImages }, { makeFonts }] = [await import("./images"), await import("./fonts")];
    await Promise.all([makeImages(imagesOf(records)), makeFonts()]);
    await tell([]);
  } catch (error) {
    await tell(inOwnWords(error).split("\n"));
    throw error;
  }
}

await runCommand(import.meta.url, main);

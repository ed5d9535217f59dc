/** What Next needs before it builds or shows pages: content that holds, and the pictures. Run by export/dev.ts and next.config.ts. */
import { inOwnWords, runCommand } from "@/tools/command";
import { tellState } from "./content-state";
import { settle } from "./surroundings";

async function main(): Promise<void> {
  settle(process.cwd());
  try {
    // Read only here, so that content that cannot be read is a fault like any other.
    const [{ checkOwnContent }, { imagesOf, records }] = [
      await import("./check-content"),
      await import("@/content/records"),
    ];
    await checkOwnContent();
    const [{ makeImages }, { makeFonts }] = [await import("./images"), await import("./fonts")];
    await Promise.all([makeImages(imagesOf(records)), makeFonts()]);
    await tellState([]);
  } catch (error) {
    await tellState(inOwnWords(error).split("\n"));
    throw error;
  }
}

await runCommand(import.meta.url, main);

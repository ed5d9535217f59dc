/** What Next needs before it builds or shows pages: content that holds, and the pictures. Run by export/dev.ts and next.config.ts. */
import { imagesOf, records } from "@/content/records";
import { runCommand } from "@/tools/command";
import { checkOwnContent } from "./check-content";
import { makeFonts } from "./fonts";
import { makeImages } from "./images";
import { settle } from "./surroundings";

async function main(): Promise<void> {
  settle(process.cwd());
  await checkOwnContent();
  await Promise.all([makeImages(imagesOf(records)), makeFonts()]);
}

await runCommand(import.meta.url, main);

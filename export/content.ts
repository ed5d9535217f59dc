import { namedImages, records } from "@/content/records";
import { checkContent } from "@/content/schema/check";
import { theme } from "@/content/theme";
import { MARK, readSvg } from "@/lib/svg";
import { contrastFaults } from "@/lib/theme";
import { inOwnWords } from "@/tools/command";
import { makeFonts } from "./fonts";
import { makeImages } from "./images";
import { pageFaults } from "./pages";

/**
 * Holds the content against its rules, and makes the pictures and fonts that it names.
 *
 * @throws Error with one line for each fault.
 */
export async function prepareContent(): Promise<void> {
  const outcomes = await Promise.allSettled([
    // What a record names is looked at once the records hold.
    stopAt(checkContent(records)).then(() => makeImages(namedImages(records))),
    pageFaults().then(stopAt),
    checkLook(),
    makeFonts(),
  ]);
  // A colour that is none stops all that is drawn in it.
  const faults = new Set(outcomes.flatMap((one) => (one.status === "rejected" ? [inOwnWords(one.reason)] : [])));
  await stopAt([...faults]);
  const lists = Object.values(records);
  console.log(`Content holds: ${lists.flat().length} records in ${lists.length} files, and their images.`);
}

/** What the owner chose for the look: colours that can be told apart, and a mark that can be drawn. */
async function checkLook(): Promise<void> {
  // The first is enough: where two colours are too much alike, so is what is made of them.
  const [alike] = contrastFaults(theme);
  await stopAt(alike ? [`content/theme.ts: ${alike}`] : []);
  readSvg(MARK, "mark");
}

async function stopAt(faults: readonly string[]): Promise<void> {
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

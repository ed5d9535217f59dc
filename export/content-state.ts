import { mkdir, writeFile } from "node:fs/promises";

/**
 * Leaves word of what is wrong in the content where app/layout.tsx reads it. The file changes each time, so that the dev
 * server shows a page anew once its pictures are there.
 */
export async function tellState(faults: readonly string[]): Promise<void> {
  await mkdir(".cache", { recursive: true });
  await writeFile(".cache/content-state.json", JSON.stringify({ faults, at: Date.now() }));
}

import { expect, test } from "@playwright/test";
import { TAB_PAGES } from "@/lib/navigation";
import { findPictureFaults } from "./share-pictures";

const [page] = TAB_PAGES;

test("reports the characters that the fonts lack, and what to do", async () => {
  if (!page) throw new Error("expected a page");
  const faults = await findPictureFaults([{ ...page, shareTitle: "Tools 字 and 書" }]);
  expect(faults).toEqual([
    expect.stringMatching(/^content\/theme\.ts: fonts\.display\.file: expected "字" \(".*字.*" in .+\), "書"/),
  ]);
  expect(faults[0]).toContain("found in none of its files. Add a file that has it");
});

test("reports a title that does not fit", async () => {
  if (!page) throw new Error("expected a page");
  const shareTitle = "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik";
  expect(await findPictureFaults([{ ...page, shareTitle }])).toEqual([
    `content/routes.ts: ${page.id}: shareTitle: expected a title that fits at 64 px; found "${shareTitle}"`,
  ]);
});

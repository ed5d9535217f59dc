import { expect, test } from "@playwright/test";
import { MARK, readSvg } from "@/lib/svg";
import { isFilled } from "./filled";

const drawn = (markup: string) => isFilled({ viewBox: [0, 0, 40, 30], markup });

test("a mark on a ground of its own needs no tile; one of shapes alone does", async () => {
  expect(await drawn('<path d="M0 0h40v30H0z"/>')).toBe(true);
  expect(await drawn('<rect width="40" height="30" rx="6"/>')).toBe(true);
  expect(await drawn('<path d="M0 0h40L20 30z"/>')).toBe(false);
  expect(await drawn('<path d="M2 0h2v30h-2zM30 0h4v30h-4z"/>')).toBe(false);
  expect(typeof (await isFilled(readSvg(MARK, "mark")))).toBe("boolean");
});

import { expect, test } from "@playwright/test";
import { directionOf } from "./direction";

test("recognizes languages that are written from right to left", () => {
  for (const language of ["he", "ar", "ar-EG", "fa", "ur", "dv"]) expect(directionOf(language), language).toBe("rtl");
  for (const language of ["en-US", "lv", "tr", "ru", "zh-Hant", "az-Latn"]) {
    expect(directionOf(language), language).toBeUndefined();
  }
});

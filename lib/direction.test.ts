import { expect, test } from "@playwright/test";
import { directionOf } from "./direction";

test("languages written from right to left are laid out so", () => {
  for (const language of ["he", "ar", "ar-EG", "fa", "ur", "dv"]) expect(directionOf(language), language).toBe("rtl");
  for (const language of ["en-US", "lv", "tr", "ru", "zh-Hant", "az-Latn"]) {
    expect(directionOf(language), language).toBeUndefined();
  }
});

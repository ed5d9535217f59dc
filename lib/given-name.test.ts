import { expect, test } from "@playwright/test";
import { getGivenName } from "./given-name";

test("takes the first word of a name, or the last where the family name comes first", () => {
  expect(getGivenName("Anna Kovács", "en-US")).toBe("Anna");
  expect(getGivenName("Dr. Kovács Anna", "hu")).toBe("Anna");
  expect(getGivenName("Nguyễn Văn An", "vi-VN")).toBe("An");
  expect(getGivenName("王小明", "zh-Hant-TW")).toBe("王小明");
  expect(getGivenName("Kovács Anna (she/her), PhD", "hu")).toBe("Anna");
});

import { expect, test } from "@playwright/test";
import { givenName } from "./given-name";

test("takes the first word of a name, or the last where the family name comes first", () => {
  expect(givenName("Anna Kovács", "en-US")).toBe("Anna");
  expect(givenName("Dr. Kovács Anna", "hu")).toBe("Anna");
  expect(givenName("Nguyễn Văn An", "vi-VN")).toBe("An");
  expect(givenName("王小明", "zh-Hant-TW")).toBe("王小明");
  expect(givenName("Kovács Anna (she/her), PhD", "hu")).toBe("Anna");
});

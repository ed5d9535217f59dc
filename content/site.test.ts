import { expect, test } from "@playwright/test";
import { formatLocation } from "./site";

test("formats a location with its region, and without a region as the town alone", () => {
  expect(formatLocation({ locality: "Washington", region: "DC" })).toBe("Washington, DC");
  expect(formatLocation({ locality: "Brno" })).toBe("Brno");
});

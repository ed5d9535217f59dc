import { expect, test } from "@playwright/test";
import { place } from "./site";

test("names the place with its region, and without one by its town alone", () => {
  expect(place({ locality: "Washington", region: "DC" })).toBe("Washington, DC");
  expect(place({ locality: "Brno" })).toBe("Brno");
});

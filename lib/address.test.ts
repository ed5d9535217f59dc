import { expect, test } from "@playwright/test";
import { postalAddress } from "./address";

test("writes an address in its country's order, without what is not given", () => {
  const place = { locality: "Washington", region: "DC", country: "US" };
  expect(postalAddress(place)).toBe("Washington, DC");
  expect(postalAddress({ ...place, street: "1 K Street", postalCode: "20001" })).toBe(
    "1 K Street, Washington, DC 20001",
  );
  const town = { street: "Fő utca 1", postalCode: "1011", locality: "Budapest", country: "HU" };
  expect(postalAddress(town)).toBe("Fő utca 1, 1011 Budapest");
});

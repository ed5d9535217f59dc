import { expect, test } from "@playwright/test";
import { formatPostalAddress } from "./address";

test("formats an address in the order of its country, and leaves out missing parts", () => {
  const place = { locality: "Washington", region: "DC", country: "US" };
  expect(formatPostalAddress(place)).toBe("Washington, DC");
  expect(formatPostalAddress({ ...place, street: "1 K Street", postalCode: "20001" })).toBe(
    "1 K Street, Washington, DC 20001",
  );
  const town = { street: "Fő utca 1", postalCode: "1011", locality: "Budapest", country: "HU" };
  expect(formatPostalAddress(town)).toBe("Fő utca 1, 1011 Budapest");
});

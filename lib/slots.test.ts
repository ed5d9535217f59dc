import { expect, test } from "@playwright/test";
import { splitSlots } from "./slots";

test("splits a message at its slots, in the order of the message", () => {
  expect(splitSlots("{b}, then {a}.", { a: 1, b: 2 })).toEqual([
    { text: "{b}", slot: 2 },
    { text: ", then " },
    { text: "{a}", slot: 1 },
    { text: "." },
  ]);
  expect(splitSlots("no slot", {})).toEqual([{ text: "no slot" }]);
});

test("names a slot without a value", () => {
  expect(() => splitSlots("Write to {mail}.", { email: 1 })).toThrow("expected only {email}, found {mail}");
});

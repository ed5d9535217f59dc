import { expect, test } from "@playwright/test";
import { sceneOf } from "./scene-of";

test("a record gets the drawing of its id", () => {
  expect(sceneOf({ first: "a drawing" }, "content/services.ts", { id: "first", page: "landing" })).toBe("a drawing");
});

test("a record that nobody has drawn is named, with the page that would show an empty box", () => {
  const scene = (id: string, page: "landing" | "talent") => () =>
    sceneOf({ first: "x" }, "content/services.ts", { id, page });
  expect(scene("fifth", "landing")).toThrow(
    "content/services.ts: fifth: expected a drawing with this id among the scenes of app/page.tsx",
  );
  expect(scene("fifth", "talent")).toThrow("app/talent/page.tsx");
  expect(scene("toString", "talent")).toThrow("content/services.ts: toString: expected a drawing");
});

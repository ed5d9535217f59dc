import { expect, test } from "@playwright/test";
import { inOwnWords } from "./command";

test("an error that nobody foresaw is told with its place, and one with a message of its own by that alone", () => {
  const [gone] = [] as unknown as [{ title: string }];
  let told = "";
  try {
    String(gone.title);
  } catch (error) {
    told = inOwnWords(error);
  }
  expect(told).toMatch(/^tools\/command\.test\.ts:\d+: Cannot read properties of undefined/);
  const unread = `Transform failed with 1 error:\n${process.cwd()}/content/team.ts:9:4: ERROR: Expected "}" but found "image"`;
  expect(inOwnWords(Object.assign(new Error(unread), { name: "TransformError" }))).toBe(
    'content/team.ts:9:4: ERROR: Expected "}" but found "image"',
  );
  expect(inOwnWords(new Error("content/team.ts: no such person"))).toBe("content/team.ts: no such person");
});

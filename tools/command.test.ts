import { expect, test } from "@playwright/test";
import { formatError } from "./command";

test("formats an unexpected error with its line, and other errors only by their message", () => {
  const [gone] = [] as unknown as [{ title: string }];
  let formatted = "";
  try {
    String(gone.title);
  } catch (error) {
    formatted = formatError(error);
  }
  expect(formatted).toMatch(/^tools\/command\.test\.ts:\d+: Cannot read properties of undefined/);
  const message = `Transform failed with 1 error:\n${process.cwd()}/content/team.ts:9:4: ERROR: Expected "}" but found "image"`;
  expect(formatError(Object.assign(new Error(message), { name: "TransformError" }))).toBe(
    'content/team.ts:9:4: ERROR: Expected "}" but found "image"',
  );
  expect(formatError(new Error("content/team.ts: no such person"))).toBe("content/team.ts: no such person");
});

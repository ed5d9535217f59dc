import { expect, test } from "@playwright/test";
import { missingFiles } from "./build";
import { translateSource } from "./translate";

test("has a file for each kind of record, and reports the file that a new kind needs", { tag: "@nightly" }, () => {
  expect(missingFiles()).toEqual([]);
  expect(missingFiles(["team", "drawings/hiring-costs"])).toEqual([
    "e2e/second-firm/content/drawings/hiring-costs.ts: expected the second firm's records of this kind, or an empty list; found no file (docs/add-a-kind-of-record.md).",
  ]);
});

test("translates texts, but no names, types, escapes or placeholders", { tag: "@nightly" }, () => {
  const code = `import { site } from "./site";
/** An "aside". */
export const a = { "case-studies": "Case\\u00a0studies", ask: (who: string) => \`Write to \${who} or {email}\` };
export const b: Record<"one", string> = { one: "A" };`;
  expect(
    translateSource(code, 'import { c } from "./c";\nexport const b = { one: "En" };'),
  ).toBe(`import { site } from "./site";
/** An "aside". */
export const a = { "case-studies": "Cåsæ\\u00a0stüdiæsen", ask: (who: string) => \`Writæn tø \${who} ør {email}\` };
export const b = { one: "En" };`);
});

test("translates texts of any script into letters that the firm's fonts have", { tag: "@nightly" }, () => {
  const code = 'export const a = "Выберите время 時間を選択してください。";';
  expect(translateSource(code)).toMatch(/^export const a = "[a-zæøåü ]+";$/);
});

test("reports a constant that the sample does not have", { tag: "@nightly" }, () => {
  expect(() => translateSource('export const a = "a";', 'export const b = "b";')).toThrow(
    'The second firm: expected the sample to export "b"; found no such constant.',
  );
});

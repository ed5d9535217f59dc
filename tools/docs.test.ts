import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { listFiles } from "@/lib/files";

/** Matches paths that owners do not delete. They may delete pages, records, sections, drawings and the second firm. */
const FOLDERS =
  /^(?:app\/share|bench|components\/(?:booking|layout|schedule|ui)|content\/schema|deploy|docs|e2e(?!\/second-firm)|export|lib|tools)\//;

/** Matches placeholders, patterns and code. */
const PLACEHOLDER = /[<>*…{}$|:?()=\s]/;

async function readDocuments(): Promise<[file: string, text: string][]> {
  const docs = (await listFiles("docs")).filter((name) => name.endsWith(".md")).map((name) => `docs/${name}`);
  return ["README.md", "CONTRIBUTING.md", "content/images/README.md", ...docs].map((file) => [
    file,
    readFileSync(file, "utf8"),
  ]);
}

/** Returns the paths in backticks in a text. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => FOLDERS.test(path) && !PLACEHOLDER.test(path));
}

test("every file and folder in the documents exists", async () => {
  const faults: string[] = [];
  for (const [file, text] of await readDocuments()) {
    const missing = pathsIn(text).filter((path) => !existsSync(path));
    faults.push(...missing.map((path) => `${file}: expected a file of this repository; found ${path}`));
  }
  expect(faults).toEqual([]);
});

test("every spec file in the documents exists", async () => {
  const known = await listFiles("e2e");
  const faults: string[] = [];
  for (const [file, text] of await readDocuments()) {
    const named = [...text.matchAll(/`([\w./-]+\.spec\.ts)`/g)].map(([, name = ""]) => name);
    const missing = named.filter((name) => !known.some((one) => `/e2e/${one}`.endsWith(`/${name}`)));
    faults.push(...missing.map((name) => `${file}: expected a spec of e2e/; found ${name}`));
  }
  expect(faults).toEqual([]);
});

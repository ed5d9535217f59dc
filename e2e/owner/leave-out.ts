/**
 * Removes each part of the site from a copy, by the steps of docs/make-it-yours.md: every section, every kind of
 * record, every page except the landing page. Each time, the content check and the type check must pass: `npm run
 * test:parts`. With `-- --build`, as in the nightly tests, the build must pass too. Each time, several parts are
 * removed, but no adjacent ones.
 */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { records } from "@/content/records";
import { type Kind, kinds } from "@/content/schema/records";
import { TAB_PAGES } from "@/lib/navigation";
import { runCommand } from "@/tools/command";
import { mirrorProject } from "@/tools/mirror";
import { applyEdits, childrenOf, findProperty, nodesIn, parseSource, type SyntaxNode } from "@/tools/syntax";
import { edit, fixAllFaults, removeObjects, removePage } from "./edits";

const COPY = ".cache/left-out";
const IGNORED_FILES = /^(bench|docs|e2e\/(second-firm|owner))\//;

/** Kinds that every site needs, and claims, which sections refer to by id. */
const REQUIRED_KINDS: readonly Kind[] = ["site", "routes", "claims"];
const OPTIONAL_KINDS = (Object.keys(kinds) as Kind[]).filter((kind) => !REQUIRED_KINDS.includes(kind));

/** The build begins with the content check. */
const SCRIPT = process.argv.includes("--build") ? "build" : "check:content";

const PAGES = TAB_PAGES.map(({ path }) => join("app", path, "page.tsx"));

async function main(): Promise<void> {
  const original = process.cwd();
  await mirrorProject(COPY, (file) => IGNORED_FILES.test(file));
  process.chdir(COPY);
  const restore = () => {
    for (const folder of ["app", "content"]) {
      rmSync(folder, { recursive: true });
      cpSync(resolve(original, folder), folder, { recursive: true });
    }
  };
  try {
    for (const third of [0, 1, 2]) {
      const names = PAGES.flatMap((file) => removeSections(file, third));
      await expectToPass(`without ${names.join(", ")}`);
      restore();
    }
    for (const third of [0, 1, 2]) {
      const removed = OPTIONAL_KINDS.filter((_, index) => index % 3 === third);
      for (const kind of removed) removeKind(kind);
      await expectToPass(`without the records of ${removed.join(", ")}`, "check:content");
      restore();
    }
    const others = TAB_PAGES.filter(({ path }) => path !== "/");
    for (const page of others) {
      removePage(page);
      await fixAllFaults();
    }
    await expectToPass(`without ${others.map(({ path }) => path).join(", ")}`);
    restore();
    for (const kind of OPTIONAL_KINDS) removeKind(kind);
    await expectToPass("without any kind of record");
    run("npx playwright test --project=unit content/ components/ lib/", "without any kind of record");
  } finally {
    process.chdir(original);
  }
}

/**
 * @throws Error if the type check or the script fails although everything that the content check reports was deleted.
 */
async function expectToPass(what: string, script: "build" | "check:content" = SCRIPT): Promise<void> {
  run("npx biome check --write --log-level error app content", what);
  for (const file of PAGES) removeUnusedConstants(file);
  run("npx biome check --write --log-level error app content", what);
  await fixAllFaults();
  run("npm run --silent check:types", what);
  run(`npm run --silent ${script}`, what);
  console.log(`Green ${what}.`);
}

function run(command: string, what: string): void {
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: "utf8" });
  if (status !== 0) throw new Error(`The site ${what}: "${command}" failed in ${COPY}:\n${stdout}${stderr}`);
}

/** Returns the direct children of `<Page>`. */
function sectionsIn(code: string): SyntaxNode[] {
  const page = nodesIn(parseSource(code)).find((node) => node.type === "JSXElement" && nameOf(node) === "Page");
  return page ? (page.children as SyntaxNode[]).filter(({ type }) => type === "JSXElement") : [];
}

function nameOf(element: SyntaxNode): string {
  return String(Object(element.openingElement).name.name);
}

/** Removes every third section of a page. Returns their names. */
function removeSections(file: string, third: number): string[] {
  const code = readFileSync(file, "utf8");
  // The first section is the hero.
  const gone = sectionsIn(code).filter((_, place) => place > 0 && place % 3 === third);
  edit(file, () =>
    applyEdits(
      code,
      gone.map(({ start, end }) => ({ start, end, text: "" })),
    ),
  );
  return gone.map((section) => `${nameOf(section)} of ${file}`);
}

/** Empties the lists of a kind, and removes the sections that show it. */
function removeKind(kind: Kind): void {
  const ids: string[] = records[kind].map((record) => ("id" in record ? record.id : ""));
  removeObjects(`content/${kind}.ts`, (object) =>
    ids.includes(String(Object(findProperty(object, "id")?.value).value)),
  );
  for (const file of PAGES) {
    edit(file, (code) => {
      const names = importedNames(code, `@/content/${kind}`);
      const shown = sectionsIn(code)
        .slice(1)
        .filter((section) => identifiersIn(section).some((name) => names.has(name)));
      return applyEdits(
        code,
        shown.map(({ start, end }) => ({ start, end, text: "" })),
      );
    });
  }
}

/** Returns the names that a page imports from a file, and the page's constants that use them. */
function importedNames(code: string, source: string): Set<string> {
  const body = nodesIn(parseSource(code));
  const names = new Set(
    body
      .filter((node) => node.type === "ImportDeclaration" && Object(node.source).value === source)
      .flatMap((node) => (node.specifiers as SyntaxNode[]).map(({ local }) => String(Object(local).name))),
  );
  for (const node of body.filter(({ type, init }) => type === "VariableDeclarator" && init)) {
    if (identifiersIn(node.init as SyntaxNode).some((name) => names.has(name)))
      for (const name of identifiersIn(node.id as SyntaxNode)) names.add(name);
  }
  return names;
}

function identifiersIn(node: SyntaxNode): string[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)]
    .filter(({ type }) => type === "Identifier")
    .map(({ name }) => String(name));
}

/** Removes the unused constants of a page. */
function removeUnusedConstants(file: string): void {
  try {
    edit(file, (code) => {
      const uses = identifiersIn(parseSource(code));
      const unused = nodesIn(parseSource(code)).filter(
        ({ type, declarations }) =>
          type === "VariableDeclaration" &&
          (declarations as SyntaxNode[]).every(({ id }) => {
            const name = Object(id).name;
            return name && uses.filter((use) => use === name).length === 1;
          }),
      );
      return applyEdits(
        code,
        unused
          .filter(({ start }) => !code.slice(0, start).endsWith("export "))
          .map(({ start, end }) => ({ start, end, text: "" })),
      );
    });
  } catch {
    // The page was removed.
  }
}

await runCommand(import.meta.url, main);

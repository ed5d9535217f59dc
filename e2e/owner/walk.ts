/**
 * Follows the documents for a new owner on a copy of the project, and checks the content of the result: `npm run
 * test:owner`. With `-- --build`, as in the nightly tests, it also builds the site. It runs set-up twice with the
 * command of docs/make-it-yours.md, and twice for a Latvian firm. Then it adds the pages of docs/add-a-page.md and
 * removes one of the site's pages.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readSources } from "@/lib/files";
import { runCommand } from "@/tools/command";
import { mirrorProject } from "@/tools/mirror";
import { loadRecords } from "@/tools/setup/load-records";
import { setUp } from "@/tools/setup/setup";
import { edit, fixAllFaults, removePage } from "./edits";

const COPY = ".cache/owner-walk";

/** Matches files that the site does not need. */
const IGNORED_FILES = /^(e2e|bench|docs\/images)\//;

/** The pages of docs/add-a-page.md. */
const ADDED_PAGES: readonly string[] = ["careers", "imprint"];

/** A firm whose language needs letters outside Latin-1. */
const LATVIAN = [
  ...["--yes", "--name", "Zaļais Tilts & Partneri", "--short-name", "Zaļais Tilts", "--legal-name", "SIA Zaļais Tilts"],
  ...[
    "--url",
    "https://zalaistilts.example.lv/",
    "--email",
    "labdien@zalaistilts.example.lv",
    "--phone",
    "+371 6700 0000",
  ],
  ...["--place", "Rīga", "--region", "", "--country", "LV", "--time-zone", "Europe/Riga", "--language", "lv"],
  ...["--start", "9:00", "--end", "18:00", "--color", "0b6e4f", "--keep-one"],
];

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 60"><path fill="#0b6e4f" d="M0 0h30v60z"/></svg>';

async function main(): Promise<void> {
  const documented = readDocument("make-it-yours.md").find((block) => block.startsWith("npm run setup -- "));
  const flags = splitWords(documented?.replace("npm run setup -- ", "") ?? "");
  const page = readDocument("add-a-page.md");
  const original = resolve("content");
  await mirrorProject(COPY, (file) => IGNORED_FILES.test(file));
  const home = process.cwd();
  process.chdir(COPY);
  try {
    // The documented command reads ~/logo.svg.
    Object.assign(process.env, { HOME: process.cwd(), USERPROFILE: process.cwd() });
    writeFileSync("logo.svg", LOGO);
    await setUpTwice(LATVIAN);
    cpSync(original, "content", { recursive: true });
    await setUpTwice(flags);
    addPages(page);
    const gone = await removeLastPage();
    runScript("check:content");
    if (!process.argv.includes("--build")) return;
    runScript("build");
    if (gone && existsSync(join("out", gone))) throw new Error(`out${gone}: expected to be gone with its page`);
    for (const id of ADDED_PAGES)
      if (!existsSync(`out/${id}/index.html`))
        throw new Error(`out/${id}/index.html: expected the page that was added`);
  } finally {
    process.chdir(home);
  }
}

/** Returns the code blocks of a document, without their indentation. */
function readDocument(name: string): string[] {
  const blocks = readFileSync(join("docs", name), "utf8").matchAll(/^( *)```\w*\n(.*?)\n\1```$/gms);
  return [...blocks].map(([, indent, code = ""]) => code.replaceAll(new RegExp(`^${indent}`, "gm"), ""));
}

/** Splits a command into words as a shell does, with double quotes and continued lines. */
function splitWords(command: string): string[] {
  const words = command.replaceAll("\\\n", " ").matchAll(/"([^"]*)"|(\S+)/g);
  return [...words].map(([, quoted, plain]) => quoted ?? plain ?? "");
}

/** @throws Error if the second run changes anything, or if an owner's record was removed. */
async function setUpTwice(flags: readonly string[]): Promise<void> {
  const logos = (await loadRecords()).records.logos.map(({ id }) => id);
  // Simulates an owner who has replaced the last two samples.
  const added = logos.slice(-2);
  for (const id of added)
    edit("content/logos.ts", (code) => code.replace(`id: "${id}", sample: true`, `id: "${id}", sample: false`));
  await setUp(flags);
  const once = await snapshot();
  await setUp(flags);
  if ((await snapshot()) !== once) throw new Error(`setup ${flags.join(" ")}: expected no change the second time`);
  const { records, faults } = await loadRecords();
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const left = records.logos.map(({ id }) => id);
  for (const id of added)
    if (!left.includes(id)) throw new Error(`content/logos.ts: ${id}: expected to stay, since it is real`);
  if (records.team.length > 0 && (await hosts()).some((host) => !records.team.some(({ id }) => id === host))) {
    throw new Error("content/routes.ts: host: expected each to be one of the team");
  }
}

async function hosts(): Promise<string[]> {
  const { records } = await loadRecords();
  return records.routes.flatMap(({ host }) => host ?? []);
}

async function snapshot(): Promise<string> {
  return JSON.stringify([...(await readSources(["content"], /\.(ts|svg)$/))]);
}

/** Adds the documented pages with their records, and the color of the first page. */
function addPages(blocks: readonly string[]): void {
  const blockOf = (what: RegExp) => blocks.find((block) => what.test(block)) ?? "";
  for (const id of ADDED_PAGES) {
    const record = blockOf(new RegExp(`^\\{\\n {2}id: "${id}"`));
    edit("content/routes.ts", (code) => code.replace(/^\] as const/m, (end) => `  ${record}\n${end}`));
    mkdirSync(`app/${id}`, { recursive: true });
    writeFileSync(`app/${id}/page.tsx`, blockOf(new RegExp(`^export const metadata = pageMetadata\\("${id}"`, "m")));
  }
  const color = blockOf(/^"accent-5"/);
  edit("content/theme.ts", (code) =>
    code.includes('"accent-5"') ? code : code.replace(/"accent-4": .*\n/, (line) => line + color),
  );
}

/**
 * Removes the site's last page by the documented steps.
 *
 * @returns The path of the page. Undefined if the site has only one page.
 */
async function removeLastPage(): Promise<string | undefined> {
  const page = (await loadRecords()).records.routes.findLast(
    ({ id, path, canonical }) => path === canonical && path !== "/" && !ADDED_PAGES.includes(id),
  );
  if (!page) return undefined;
  removePage(page);
  await fixAllFaults();
  return page.path;
}

/** @throws Error if a script of package.json fails in the copy. */
function runScript(name: string): void {
  const { status } = spawnSync(`npm run --silent ${name}`, { shell: true, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error(`The owner's walk: "npm run ${name}" failed in ${COPY}`);
}

await runCommand(import.meta.url, main);

/**
 * Builds and tests the site of a second, Danish firm: `npm run test:firm`, or one half with `-- build` or `-- try`. The
 * files in this folder replace the sample's: other pages, colors, logo and fonts, other numbers of records, people
 * without portraits, and a calendar of another origin. All other texts are pseudo-translations of the sample's. The
 * build and the tests run in a copy of the project, .cache/second-firm, so that out/ does not change.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "@/content/routes";
import { kinds } from "@/content/schema/records";
import { runCommand } from "@/tools/command";
import { mirrorProject } from "@/tools/mirror";
import { translateSource } from "./translate";

const FIRM = "e2e/second-firm";
const MIRROR = ".cache/second-firm";

/** Files of the sample that the second firm does not have. */
const SAMPLE_FILES = [...routes.map(({ path }) => join("app", path, "page.tsx")), "content/images/", "content/mark"];
const WORDS = "content/words.ts";
const DRAWING = "content/drawings/ai-development.ts";

async function main(): Promise<void> {
  const [step] = process.argv.slice(2);
  if (step !== "try") await build();
  if (step !== "build") runTests();
}

async function build(): Promise<void> {
  const missing = missingFiles();
  if (missing.length > 0) throw new Error(missing.join("\n"));
  await mirrorProject(MIRROR, (file) => file.startsWith(FIRM) || SAMPLE_FILES.some((gone) => file.startsWith(gone)));
  for (const folder of ["app", "content"]) await cp(join(FIRM, folder), join(MIRROR, folder), { recursive: true });
  const words = translateSource(await readFile(WORDS, "utf8"), await readFile(join(FIRM, WORDS), "utf8"));
  await writeFile(join(MIRROR, WORDS), words);
  const drawing = translateSource(await readFile(DRAWING, "utf8"));
  await writeFile(join(MIRROR, DRAWING), drawing.replace("sample: true", "sample: false"));

  run("npm", "run", "--silent", "check:types");
  run("npm", "run", "--silent", "build");
  run("npm", "run", "--silent", "launch-guard");
}

/**
 * Returns a line for each kind of record without a file of the second firm. The build would use the sample's records,
 * which refer to other pages.
 *
 * @param kindNames The kinds that the site has.
 */
export function missingFiles(kindNames: readonly string[] = Object.keys(kinds)): string[] {
  const folder = join(FIRM, "content");
  return kindNames
    .filter((kind) => existsSync(`content/${kind}.ts`) && !existsSync(join(folder, `${kind}.ts`)))
    .map(
      (kind) =>
        `${join(folder, `${kind}.ts`)}: expected the second firm's records of this kind, or an empty list; found no file ` +
        "(docs/add-a-kind-of-record.md).",
    );
}

function runTests(): void {
  run(
    "npx",
    "playwright",
    "test",
    "--project=unit",
    "--project=exported",
    "--project=window",
    "--project=desktop",
    // The title of a test begins with its project and its file.
    "--grep=@any-firm|^exported |^unit (content|components)/",
  );
}

/** @throws Error if the command fails. The command prints the reason. */
function run(command: string, ...words: readonly string[]): void {
  const { status } = spawnSync(command, words, { cwd: MIRROR, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error(`The second firm: "${[command, ...words].join(" ")}" failed in ${MIRROR}.`);
}

await runCommand(import.meta.url, main);

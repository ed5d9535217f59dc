/**
 * Builds the site of another firm and tries it: `npm run test:firm`, or only one of the two with `-- build` or `-- try`.
 * Its content, pages, colors, mark and pictures lie here beside this file, as unlike the sample as an owner's may be; all
 * else is the project's own, mirrored into .cache/second-firm. The build and the tests run there, so that out/ stays the
 * site's.
 */
import { spawnSync } from "node:child_process";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "@/content/routes";
import { runCommand } from "@/tools/command";
import { mirrorProject } from "@/tools/mirror";

const FIRM = "e2e/second-firm";
const MIRROR = ".cache/second-firm";

/** What an owner takes out before putting in their own. */
const SAMPLE = [...routes.map(({ path }) => join("app", path, "page.tsx")), "content/images/", "content/mark"];

async function main(): Promise<void> {
  const [half] = process.argv.slice(2);
  if (half !== "try") await build();
  if (half !== "build") tryIt();
}

async function build(): Promise<void> {
  await mirrorProject(MIRROR, (file) => file.startsWith(FIRM) || SAMPLE.some((gone) => file.startsWith(gone)));
  for (const folder of ["app", "content"]) await cp(join(FIRM, folder), join(MIRROR, folder), { recursive: true });

  run("npm", "run", "--silent", "check:types");
  run("npm", "run", "--silent", "build");
  run("npm", "run", "--silent", "launch-guard");
}

function tryIt(): void {
  run(
    "npx",
    "playwright",
    "test",
    "--project=unit",
    "--project=desktop",
    "--project=window",
    "--project=phone",
    // A name begins with its project and its file.
    "--grep=@any-firm|^unit (content|lib|components|tools)/",
    // The openers are the same links on a phone as on a desk, and a phone's press is tried on the sample's.
    "--grep-invert=^phone .*every Get Started",
  );
}

/** @throws Error if the command fails, whose own words are above. */
function run(command: string, ...words: readonly string[]): void {
  const { status } = spawnSync(command, words, { cwd: MIRROR, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error(`The second firm: "${[command, ...words].join(" ")}" failed in ${MIRROR}.`);
}

await runCommand(import.meta.url, main);

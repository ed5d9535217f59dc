import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

/** What a visitor reads on a page. Its frame, its style and its behaviour may change without the page being news. */
const READ = /^(app\/|components\/(art|sections)\/|content\/)/;

/**
 * @param page The file of a page, as in `app/talent/page.tsx`.
 * @returns when what feeds the page was last committed, to the second; undefined where git cannot say it truly: no
 *   repository, a shallow clone, or changes that are not committed yet.
 */
export function lastChanged(page: string): string | undefined {
  const files = [...filesBehind(page)];
  try {
    if (git("rev-parse", "--is-shallow-repository") !== "false") return undefined;
    if (git("status", "--porcelain", "--", ...files) !== "") return undefined;
    const date = git("log", "-1", "--format=%cI", "--", ...files);
    return date ? new Date(date).toISOString().replace(".000", "") : undefined;
  } catch {
    // No git, or no repository: the site is built from a downloaded folder.
    return undefined;
  }
}

/** The page's file and, through their imports but those of types, the sections, drawings and records that it shows. */
function filesBehind(page: string): Set<string> {
  const found = new Set([page]);
  for (const file of found) {
    const source = readFileSync(file, "utf8");
    for (const [, from = ""] of source.matchAll(/^(?:import|export)\b(?! type\b)[^;]*?\bfrom "([^"]+)"/gm)) {
      const stem = from.startsWith("@/") ? from.slice(2) : from.startsWith(".") ? join(dirname(file), from) : undefined;
      const imported = [`${stem}.tsx`, `${stem}.ts`].find((one) => existsSync(one));
      if (imported && READ.test(imported)) found.add(imported);
    }
  }
  return found;
}

function git(...words: string[]): string {
  return execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}

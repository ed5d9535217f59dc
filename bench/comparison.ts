/** What the benchmarks that take `--runs N` and `--with FOLDER` measure: out/, and another exported site in turn. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ParseArgsConfig } from "node:util";
import { serve } from "@/deploy/serve";

export const COMPARISON_OPTIONS = {
  runs: { type: "string" },
  with: { type: "string" },
} as const satisfies ParseArgsConfig["options"];

export interface Site {
  /** The folder, as it was given. */
  name: string;
  /** Without a closing slash. */
  url: string;
}

/**
 * Serves the sites while they are measured.
 *
 * @param values As parsed by `comparisonOptions`.
 * @param usualRuns How often each page is measured where `--runs` is not given.
 * @param measure Gets the sites and the number of runs.
 * @returns What `measure` returns.
 * @throws If `--runs` is not a whole number above 0, or `--with` names no exported site.
 */
export async function withSites<Result>(
  values: { runs?: string | undefined; with?: string | undefined },
  usualRuns: number,
  measure: (sites: readonly Site[], runs: number) => Promise<Result>,
): Promise<Result> {
  const { runs = String(usualRuns), with: other } = values;
  if (!/^[1-9]\d*$/.test(runs)) throw new Error(`--runs: expected a whole number above 0, found "${runs}"`);
  if (other !== undefined && !existsSync(join(other, "index.html"))) {
    throw new Error(`--with ${other}: expected an exported site, found no index.html there`);
  }
  const served = [{ name: "out", ...(await serve({ dir: "out" })) }];
  try {
    if (other !== undefined) served.push({ name: other, ...(await serve({ dir: other })) });
    return await measure(served, Number(runs));
  } finally {
    await Promise.all(served.map(({ close }) => close()));
  }
}

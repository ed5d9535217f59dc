/**
 * Runs scripts of package.json in parallel: `tsx tools/run-parallel.ts NAME …`. Prints the output of each script when
 * it ends.
 */
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { runCommand } from "./command";

async function main(): Promise<void> {
  // Waits for all scripts, even after a failure, because a running script could still write files.
  const results = await Promise.allSettled(process.argv.slice(2).map(runScript));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** @throws Error if the script fails. */
async function runScript(name: string): Promise<void> {
  const child = spawn(`npm run --silent ${name} 2>&1`, { shell: true, stdio: ["ignore", "pipe", "inherit"] });
  const closed = new Promise<number | null>((resolve) => child.on("close", resolve));
  const output = await text(child.stdout);
  const status = await closed;
  console.log(`npm run ${name}\n${output}`);
  if (status !== 0) throw new Error(`"npm run ${name}" failed; its output is above.`);
}

await runCommand(import.meta.url, main);

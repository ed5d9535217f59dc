/**
 * Runs scripts of package.json beside each other, `tsx tools/at-once.ts NAME …`: a build by itself leaves half of two
 * cores idle. What each of them says comes as a whole.
 */
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { runCommand } from "./command";

async function main(): Promise<void> {
  const ends = await Promise.allSettled(process.argv.slice(2).map(runScript));
  // Not before all have ended: what one leaves running goes on writing.
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/** @throws Error if it fails, whose own words are above. */
async function runScript(name: string): Promise<void> {
  const child = spawn(`npm run --silent ${name} 2>&1`, { shell: true, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<number | null>((done) => child.on("close", done));
  const said = await text(child.stdout);
  const status = await ended;
  console.log(`npm run ${name}\n${said}`);
  if (status !== 0) throw new Error(`"npm run ${name}" failed; what it says is above.`);
}

await runCommand(import.meta.url, main);

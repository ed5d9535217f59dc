/**
 * `npm run dev` starts Next's dev server. It repeats the content check, with its pictures and fonts, when content/
 * changes.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { runCommand } from "@/tools/command";

const TSX = "node_modules/tsx/dist/cli.mjs";
const WATCH_CONTENT = ["watch", "--clear-screen=false", "--include", "content/**", "export/prepare.ts"];

async function main(): Promise<void> {
  const watcher = spawn(process.execPath, [TSX, ...WATCH_CONTENT], { stdio: ["ignore", "inherit", "inherit"] });
  // In a fresh clone, Next must wait for the first generated files.
  while (!existsSync(".cache/content-state.json") && watcher.exitCode === null) await setTimeout(100);
  const server = spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
  server.on("close", (code) => {
    watcher.kill();
    process.exitCode = code ?? 0;
  });
}

await runCommand(import.meta.url, main);

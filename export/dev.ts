/** `npm run dev`: Next's dev server and, after each change in content/, the content check with its pictures and fonts. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

const TSX = "node_modules/tsx/dist/cli.mjs";
const WATCH = ["watch", "--clear-screen=false", "--include", "content/**", "export/prepare.ts"];

const WATCHER = spawn(process.execPath, [TSX, ...WATCH], { stdio: ["ignore", "inherit", "inherit"] });
// In a fresh clone, Next must wait for the first generated files.
while (!existsSync(".cache/content-state.json") && WATCHER.exitCode === null) await setTimeout(100);
const SERVER = spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", ...process.argv.slice(2)], {
  stdio: "inherit",
});
for (const SIGNAL of ["SIGINT", "SIGTERM"] as const) process.on(SIGNAL, () => SERVER.kill(SIGNAL));
SERVER.on("close", (code) => {
  WATCHER.kill();
  process.exitCode = code ?? 0;
});

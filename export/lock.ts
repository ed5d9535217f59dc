import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Prevents a second build in the same folder until this process ends.
 *
 * @param file The lock file, with the id of the process that builds. The file of a killed build is taken over.
 * @throws Error with the id of the other process if it is running.
 */
export function lockBuild(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch {
    const other = Number(readFileSync(file, "utf8"));
    if (isRunning(other)) throw new Error(`Process ${other} builds in this folder already: wait until it is done.`);
    writeFileSync(file, String(process.pid));
  }
  process.on("exit", () => rmSync(file, { force: true }));
}

function isRunning(id: number): boolean {
  try {
    // Signal 0 only checks whether the process exists.
    return id > 0 && process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

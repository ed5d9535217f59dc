/**
 * `npm run bench:load [-- --seconds 5 --rounds 3 --next]`: the export under wrk on loopback, on nginx, on the preview
 * server, on the package `serve`, and, with `--next`, the same pages on `next start`, from a server build that is made
 * first. The servers take turns in one run, and the table gives each as a ratio to nginx: figures of one machine and
 * one hour say nothing beside those of another.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { freePort, installedNginx, startNginx } from "../nginx/local-nginx.ts";
import { pack } from "../nginx/pack.ts";
import { ask } from "../verify/ask.ts";

type Contender = { name: string; url: string; process: ChildProcess };
type Figures = { perSecond: number; slowest99: number };

const connections = 64;
const nextProgram = path.resolve("node_modules/next/dist/bin/next");
/** What next.config.ts makes a server build of. */
const nextEnvironment = {
  ...process.env,
  SERVER_BUILD: "1",
  NEXT_TELEMETRY_DISABLED: "1",
};

async function main() {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: {
      seconds: { ...text, default: "5" },
      rounds: { ...text, default: "3" },
      dir: { ...text, default: "out" },
      next: { type: "boolean", default: false },
    },
  });
  if (spawnSync("wrk", ["--version"]).error) throw new Error("wrk is not installed here (Debian: apt install wrk)");
  const contenders = await start(values.dir, values.next);
  try {
    const figures = new Map<string, Figures[]>();
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const { name, url } of contenders) {
        const measured = wrk(`${url}/talent/`, Number(values.seconds));
        figures.set(name, [...(figures.get(name) ?? []), measured]);
        console.error(`round ${round + 1}  ${name}  ${measured.perSecond.toFixed(0)} a second`);
      }
    }
    console.log(table(figures));
  } finally {
    // Each leads a group of its own, so that what npx started ends as well.
    for (const { process: child } of contenders) if (child.pid) process.kill(-child.pid, "SIGTERM");
  }
}

async function start(dir: string, next: boolean): Promise<Contender[]> {
  const contenders: Contender[] = [];
  const run = async (name: string, command: (port: number) => [string, string[]]) => {
    const port = await freePort();
    const [program, args] = command(port);
    const child = spawn(program, args, { stdio: "ignore", detached: true, env: nextEnvironment });
    contenders.push({ name, url: `http://127.0.0.1:${port}`, process: child });
  };
  if (installedNginx) {
    const folder = await mkdtemp(path.join(tmpdir(), "load-"));
    await pack({ dir, to: path.join(folder, "release") });
    const port = await freePort();
    const conf = path.join(folder, "release", "site.conf");
    contenders.push({
      name: "nginx",
      url: `http://127.0.0.1:${port}`,
      process: await startNginx(folder, conf, { port, detached: true }),
    });
  }
  await run("npm start", (port) => [
    process.execPath,
    ["--import", "tsx", "deploy/serve.ts", "--dir", dir, "--port", `${port}`],
  ]);
  await run("serve", (port) => [
    "npx",
    ["--yes", "serve@14", "--no-clipboard", "--listen", `tcp://127.0.0.1:${port}`, dir],
  ]);
  if (next) {
    const { status } = spawnSync(process.execPath, [nextProgram, "build"], { stdio: "ignore", env: nextEnvironment });
    if (status !== 0) throw new Error("next build failed; see npm run build");
    await run("next start", (port) => [
      process.execPath,
      [nextProgram, "start", "--hostname", "127.0.0.1", "--port", `${port}`],
    ]);
  }
  for (const contender of contenders) await untilUp(contender);
  return contenders;
}

async function untilUp({ name, url }: Contender) {
  const patience = Date.now() + 60_000;
  while (Date.now() < patience) {
    const status = await ask(`${url}/`).then(
      (reply) => reply.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${name} did not answer at ${url} within a minute`);
}

function wrk(url: string, seconds: number): Figures {
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-H", "Accept-Encoding: br, gzip", url];
  const { stdout } = spawnSync("wrk", args, { encoding: "utf8" });
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  if (!perSecond || /Non-2xx/.test(stdout)) throw new Error(`wrk measured nothing useful at ${url}:\n${stdout}`);
  return { perSecond, slowest99: Number(value) * (unit === "s" ? 1000 : unit === "us" ? 0.001 : 1) };
}

function table(figures: Map<string, Figures[]>): string {
  const medians = [...figures].map(([name, rounds]) => ({
    name,
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    slowest99: median(rounds.map(({ slowest99 }) => slowest99)),
  }));
  const [first] = medians;
  const rows = medians.map(({ name, perSecond, slowest99 }) => {
    const ratio = first ? perSecond / first.perSecond : 1;
    return `| ${name} | ${ratio.toFixed(3)} | ${perSecond.toFixed(0)} | ${slowest99.toFixed(1)} |`;
  });
  const head = `| server | requests, as a ratio to ${first?.name} | requests a second | 99 of 100 within, ms |`;
  return [head, "| --- | --: | --: | --: |", ...rows].join("\n");
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);

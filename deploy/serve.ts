/**
 * Serves an exported folder as a production host would: `npx tsx deploy/serve.ts [--port N] [--host ADDRESS] [--dir
 * out]`. By default, only this machine can reach it. `npm start` builds the site first. The server switches to each
 * later build when it is finished.
 */
import { watchFile } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { listen } from "./loopback";
import { type PreparedSite, prepareSite, respond } from "./responses";

/** Creates a preview server for these files. The caller starts it. */
export function createSiteServer(files: SiteFiles): Server {
  const site = prepareSite(files);
  return serverFor(() => site);
}

function serverFor(site: () => PreparedSite): Server {
  return createServer((request, response) => {
    const { status, headers, body } = respond(site(), request.url ?? "/", request.headers);
    response.writeHead(status, headers).end(body);
  });
}

const WATCH_INTERVAL_MS = 500;

/**
 * Starts the preview server.
 *
 * @param dir The exported folder. The server switches to later builds in it.
 * @param port 0 for any free port.
 * @param host 0.0.0.0 to include other devices in the network.
 * @returns The server's address, without a trailing slash.
 * @throws Error if the folder contains no site, or if the port is taken (code EADDRINUSE).
 */
export async function serve(dir: string, port = 0, host = "127.0.0.1"): Promise<string> {
  let site = prepareSite(await readSite(dir));
  const address = await listen(
    serverFor(() => site),
    port,
    host,
  );
  // Polls, because a build replaces the whole folder, and a file watcher would lose it. A build writes index.html last.
  const watcher = watchFile(join(dir, "index.html"), { interval: WATCH_INTERVAL_MS }, async ({ mtimeMs }) => {
    // The folder does not exist for a moment while a build replaces it.
    if (mtimeMs === 0) return;
    try {
      site = prepareSite(await readSite(dir));
      console.log("Serving the new build.");
    } catch (error) {
      console.error(`Still serving the previous build: ${String(error)}`);
    }
  });
  watcher.unref();
  return address;
}

const DEFAULT_PORT = 4173;

async function main() {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { port: text, host: text, dir: { ...text, default: "out" } } });
  const { port = DEFAULT_PORT, dir, host } = values;
  const url = await serve(dir, Number(port), host).catch((error: NodeJS.ErrnoException) => {
    if (values.port || error.code !== "EADDRINUSE") throw error;
    console.log(`Port ${port} is taken, perhaps by an earlier preview of another build. Using a free port.`);
    return serve(dir, 0, host);
  });
  const { mtime } = await stat(join(dir, "index.html"));
  console.log(`The site is at ${url}/ (built at ${mtime.toLocaleTimeString()}; stop with Ctrl+C).`);
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  for (const { address, family, internal } of url.includes("0.0.0.0") ? addresses : [])
    if (family === "IPv4" && !internal) console.log(`On other devices: ${url.replace("0.0.0.0", address)}/`);
  console.log('To see a change, run "npm run build" in another terminal and reload the page.');
}

await runCommand(import.meta.url, main);

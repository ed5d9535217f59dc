/**
 * Serves an exported folder, on loopback unless told otherwise, as a production host would: `npx tsx deploy/serve.ts [--port N] [--host ADDRESS]
 * [--dir out]`. `npm start` builds the site first. Each later build is served as soon as it is finished.
 */
import { watchFile } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { answer, type PreparedSite, prepare } from "./answers";
import { listen } from "./loopback";

/** A preview server of these files, which does not listen yet. */
export function createSiteServer(files: SiteFiles): Server {
  const site = prepare(files);
  return serverFor(() => site);
}

function serverFor(site: () => PreparedSite): Server {
  return createServer((request, response) => {
    const { status, headers, body } = answer(site(), request.url ?? "/", request.headers);
    response.writeHead(status, headers).end(body);
  });
}

const WATCH_INTERVAL_MS = 500;

/**
 * Starts the preview server.
 *
 * @param dir the exported folder; a later build into it is served, too
 * @param port 0 for any free one
 * @param host 0.0.0.0 for other devices of the network, too
 * @returns its address, without a trailing slash
 * @throws when the folder contains no site, or the port is taken (code EADDRINUSE)
 */
export async function serve(dir: string, port = 0, host = "127.0.0.1"): Promise<string> {
  let site = prepare(await readSite(dir));
  const address = await listen(
    serverFor(() => site),
    port,
    host,
  );
  // Polling, since a build replaces the whole folder, which ends other kinds of watching. It writes index.html last.
  const watcher = watchFile(join(dir, "index.html"), { interval: WATCH_INTERVAL_MS }, async ({ mtimeMs }) => {
    // The folder is gone for a moment while a build replaces it.
    if (mtimeMs === 0) return;
    try {
      site = prepare(await readSite(dir));
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

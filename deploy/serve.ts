/**
 * Serves an exported folder on loopback as a production host would: `npx tsx deploy/serve.ts [--port N] [--dir
 * out]`. Everything is read at the start, and again after each later build.
 */
import { watchFile } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { answer, type PreparedSite, prepare } from "./answers";
import { listen } from "./loopback";

/** The preview server of these files, which does not listen yet. */
export function serverOf(files: SiteFiles): Server {
  const site = prepare(files);
  return serverFor(() => site);
}

function serverFor(site: () => PreparedSite): Server {
  return createServer((request, response) => {
    const { status, headers, body } = answer(site(), request.url ?? "/", request.headers);
    response.writeHead(status, headers).end(body);
  });
}

/** How often a running server looks for a new build. */
const WATCH_INTERVAL_MS = 500;

/**
 * Starts the preview server. A later build into the same folder is served as soon as it is there.
 *
 * @param dir the exported folder
 * @param port 0: any free one
 * @returns its address without a closing slash
 * @throws when the folder holds no site, or the port is taken (code EADDRINUSE)
 */
export async function serve(dir: string, port = 0): Promise<string> {
  let site = prepare(await readSite(dir));
  const address = await listen(
    serverFor(() => site),
    port,
  );
  // By asking again and again, since a build replaces the whole folder, which ends other kinds of watching.
  const watcher = watchFile(join(dir, "index.html"), { interval: WATCH_INTERVAL_MS }, async ({ mtimeMs }) => {
    // Gone: the build is about to put the new one in its place.
    if (mtimeMs === 0) return;
    try {
      site = prepare(await readSite(dir));
      console.log("Serving the new build.");
    } catch (error) {
      console.error(`Still serving the build before: ${String(error)}`);
    }
  });
  watcher.unref();
  return address;
}

const USUAL_PORT = 4173;

async function main() {
  const { values } = parseArgs({ options: { port: { type: "string" }, dir: { type: "string", default: "out" } } });
  const { port = USUAL_PORT, dir } = values;
  const url = await serve(dir, Number(port)).catch((error: NodeJS.ErrnoException) => {
    if (values.port || error.code !== "EADDRINUSE") throw error;
    console.log(`Port ${port} is taken; taking a free one.`);
    return serve(dir);
  });
  console.log(`The site is at ${url}/ (stop with Ctrl+C)`);
}

await runCommand(import.meta.url, main);

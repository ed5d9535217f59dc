/**
 * Serves an exported folder on loopback as a production host would: `npx tsx deploy/serve.ts [--port N] [--dir
 * out]`. Everything is read once, at the start; a later build needs a new start.
 */
import { createServer, type Server } from "node:http";
import { parseArgs } from "node:util";
import { runCommand } from "@/tools/command";
import { answer, prepare } from "./answers";
import { listen } from "./loopback";
import { readSite, type SiteFiles } from "./site-files";

/** The preview server of these files, which does not listen yet. */
export function serverOf(files: SiteFiles): Server {
  const site = prepare(files);
  return createServer((request, response) => {
    const { status, headers, body } = answer(site, request.url ?? "/", request.headers);
    response.writeHead(status, headers).end(body);
  });
}

/**
 * Starts the preview server.
 * @param dir the exported folder
 * @param port 0: any free one
 * @returns its address without a closing slash
 * @throws when the folder holds no site, or the port is taken (code EADDRINUSE)
 */
export async function serve(dir: string, port = 0): Promise<string> {
  return listen(serverOf(await readSite(dir)), port);
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

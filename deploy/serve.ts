/**
 * Serves an exported folder on loopback as a production host would: `npx tsx deploy/serve.ts [--port N] [--dir
 * out]`. Everything is read once, at the start; a later build needs a new start.
 */
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { runCommand } from "@/tools/command";
import { answer, prepare } from "./answers";
import { listen } from "./loopback";
import { readSite } from "./site-files";

export type ServeOptions = {
  /** The exported folder. */
  dir: string;
  /** Left out or 0: any free port. */
  port?: number;
};

/**
 * Starts the preview server.
 * @returns its address without a closing slash, and a function that ends it with its connections
 * @throws when the folder holds no site, or the port is taken (code EADDRINUSE)
 */
export async function serve(options: ServeOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const site = await prepare(await readSite(options.dir));

  const server = createServer((request, response) => {
    const { method = "GET", url: address = "/", headers } = request;
    const { status, headers: sent, body } = answer(site, { method, address, headers });
    response.writeHead(status, sent);
    response.end(method === "HEAD" ? undefined : body);
  });
  return {
    url: await listen(server, options.port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const usualPort = 4173;
const portsTried = 20;

async function main() {
  const { values } = parseArgs({
    options: {
      port: { type: "string" },
      dir: { type: "string", default: "out" },
    },
  });
  const asked = values.port === undefined ? undefined : Number(values.port);
  if (asked !== undefined && !(Number.isInteger(asked) && asked >= 0 && asked < 65536)) {
    throw new Error(`--port must be a number from 0 to 65535, not "${values.port}"`);
  }
  const { url } = asked === undefined ? await serveOnFreePort(values.dir) : await serveOn(asked, values.dir);
  console.log(`The site is at ${url}/ (stop with Ctrl+C)`);
}

async function serveOn(port: number, dir: string) {
  return serve({ dir, port }).catch((error: unknown) => {
    if (!isPortTaken(error)) throw error;
    throw new Error(`Port ${port} is taken by another program. Choose another one, or leave --port out.`);
  });
}

async function serveOnFreePort(dir: string) {
  for (let port = usualPort; port < usualPort + portsTried; port++) {
    try {
      return await serve({ dir, port });
    } catch (error) {
      if (!isPortTaken(error)) throw error;
      console.log(`Port ${port} is taken; trying the next one.`);
    }
  }
  throw new Error(`Ports ${usualPort} to ${usualPort + portsTried - 1} are all taken. Choose one with --port.`);
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

await runCommand(import.meta.url, main);

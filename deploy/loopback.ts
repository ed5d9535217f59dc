/** Starts servers that only this machine can reach by default. */
import { type AddressInfo, createServer, type Server } from "node:net";

/**
 * Starts a server.
 *
 * @param port 0 for any free port.
 * @param host An address of this machine, or 0.0.0.0 for all of them.
 * @returns The server's http address, without a trailing slash.
 * @throws Error with the code EADDRINUSE if the port is taken.
 */
export function listen(server: Server, port = 0, host = "127.0.0.1"): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(`http://${host}:${(server.address() as AddressInfo).port}`));
  });
}

/** Returns a free port, for a program that needs a port number. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await new Promise((resolve) => server.close(resolve));
  return Number(port);
}

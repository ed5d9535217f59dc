/** Servers that, unless told otherwise, only this machine can reach. */
import { type AddressInfo, createServer, type Server } from "node:net";

/**
 * Makes a server listen.
 * @param port 0 for any free one
 * @param host an address of this machine, or 0.0.0.0 for all of them
 * @returns its http address, without a trailing slash
 * @throws when the port is taken (code EADDRINUSE)
 */
export function listen(server: Server, port = 0, host = "127.0.0.1"): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(`http://${host}:${(server.address() as AddressInfo).port}`));
  });
}

/** A free port, for a program that needs a port number. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await new Promise((resolve) => server.close(resolve));
  return Number(port);
}

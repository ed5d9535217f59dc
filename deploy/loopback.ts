/** Servers that only this machine can reach. */
import { type AddressInfo, createServer, type Server } from "node:net";

/**
 * Makes a server listen on loopback.
 * @param port 0 for any free one
 * @returns its http address, without a trailing slash
 * @throws when the port is taken (code EADDRINUSE)
 */
export function listen(server: Server, port = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

/** A free port, for a program that needs a port number. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await new Promise((resolve) => server.close(resolve));
  return Number(port);
}

/** Servers on this machine that nobody else can reach. */
import { type AddressInfo, createServer, type Server } from "node:net";

/**
 * Has a server listen on loopback.
 * @param port 0: any free one
 * @returns its address without a closing slash, as http
 * @throws when the port is taken (code EADDRINUSE)
 */
export function listen(server: Server, port = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

/** A port that nobody listens on, for a program that has to be told one. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await new Promise((resolve) => server.close(resolve));
  return Number(port);
}

/** Serves any exported folder for a comparison: as compressed as deploy/serve.ts, but with none of this site's rules. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { compress } from "../deploy/compress";
import { readSite } from "../deploy/site-files";

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/**
 * @param dir An exported folder, with index.html in it.
 * @returns The address without a closing slash, and a function that ends the server.
 */
export async function servePlainly(dir: string): Promise<{ url: string; close: () => Promise<void> }> {
  const site = await readSite(dir);
  const sent = new Map<string, { body: Buffer; br: boolean }>();
  for (const [path, content] of site) {
    const { br } = await compress(path, content);
    sent.set(path, { body: br ?? content, br: br !== undefined });
  }

  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? "/").replace(/[?#].*/, ""));
    const name = [path, `${path}index.html`, `${path}/index.html`, `${path}.html`].find((one) => sent.has(one));
    const file = sent.get(name ?? "/404.html");
    response.writeHead(name ? 200 : 404, {
      "content-type": TYPES[extname(name ?? ".html")] ?? "application/octet-stream",
      "cache-control": name?.startsWith("/_next/static/") ? "public, max-age=31536000, immutable" : "no-cache",
      ...(file?.br ? { "content-encoding": "br" } : {}),
    });
    response.end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Serves the site together with the pages of examples (export/examples.ts). */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { listen } from "@/deploy/loopback";
import { prepareSite, respond } from "@/deploy/responses";
import { listFiles } from "@/lib/files";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { EXAMPLES_DIR, SITE_DIR } from "./site-dir";

const examples: SiteFiles = new Map();
for (const file of await listFiles(EXAMPLES_DIR)) examples.set(`/${file}`, await readFile(`${EXAMPLES_DIR}/${file}`));
const files = new Map([
  ...prepareSite(await readSite(SITE_DIR)),
  // Not compressed, because that would take seconds.
  ...prepareSite(examples, () => undefined),
]);
const server = createServer((request, response) => {
  const { status, headers, body } = respond(files, request.url ?? "/", request.headers);
  response.writeHead(status, headers).end(body);
});
await listen(server, Number(process.env.SITE_PORT));

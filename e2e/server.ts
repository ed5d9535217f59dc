/** Serves the site together with the pages of examples, which the build puts beside it (export/examples.ts). */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { answer, prepare } from "@/deploy/answers";
import { listen } from "@/deploy/loopback";
import { listFiles } from "@/lib/files";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { EXAMPLES_DIR, SITE_DIR } from "./site-dir";

const examples: SiteFiles = new Map();
for (const file of await listFiles(EXAMPLES_DIR)) examples.set(`/${file}`, await readFile(`${EXAMPLES_DIR}/${file}`));
const files = new Map([
  ...prepare(await readSite(SITE_DIR)),
  // Not compressed, which would take seconds.
  ...prepare(examples, () => undefined),
]);
const server = createServer((request, response) => {
  const { status, headers, body } = answer(files, request.url ?? "/", request.headers);
  response.writeHead(status, headers).end(body);
});
await listen(server, Number(process.env.SITE_PORT));

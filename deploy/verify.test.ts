import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { handMadeSite } from "@/e2e/deploy/hand-made-site";
import { addressOf, NOT_FOUND_PAGE } from "@/lib/headers";
import type { SiteFiles } from "@/lib/site-files";
import { type Answer, answer, prepare } from "./answers";
import { freePort, listen } from "./loopback";
import { verify } from "./verify";

const FILES: Record<string, string | Buffer> = {
  ...handMadeSite(),
  "/share/talent.png": "A picture in a folder without a page.",
  "/_hashed/Søren & #100% [1]-5be0c1d2.webp": "A picture with an odd name.",
};
const BUILT: SiteFiles = new Map(Object.entries(FILES).map(([path, content]) => [path, Buffer.from(content)]));
const PREPARED = prepare(BUILT);

/** Serves the site with modified answers, and returns the faults that verify finds. */
async function faultsOf(change: (reply: Answer, address: string) => Answer = (reply) => reply, files = BUILT) {
  const site = files === BUILT ? PREPARED : prepare(files);
  const server = createServer(({ url = "/", headers }, response) => {
    const reply = change(answer(site, url, { "accept-encoding": headers["accept-encoding"] }), url);
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  const root = await listen(server);
  try {
    return (await verify(root, BUILT)).map(({ address, text }) => `${address} ${text.replace(root, "")}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test("finds no fault on the preview server", async () => {
  expect(await faultsOf()).toEqual([]);
});

test("finds no fault on a host that also shows pages without their slash, or adds slashes to unknown addresses", async () => {
  const showsPages = (reply: Answer, address: string) =>
    reply.status === 301 ? answer(PREPARED, `${address}/`, { "accept-encoding": "br" }) : reply;
  const addsSlashes = (reply: Answer, address: string) =>
    reply.status === 404 && /\/[^/.]+$/.test(address)
      ? { ...reply, status: 301, headers: { location: `${address}/` } }
      : reply;
  for (const change of [showsPages, addsSlashes]) expect(await faultsOf(change)).toEqual([]);
});

test("reports each missing file and no other address", async () => {
  const paths = [...BUILT.keys()].filter((path) => path !== NOT_FOUND_PAGE);
  const left: SiteFiles = new Map([...BUILT].filter(([path]) => path === NOT_FOUND_PAGE));
  const faults = (await faultsOf(undefined, left)).filter((fault) =>
    fault.includes("expected status 200, got status 404"),
  );
  const encoded = paths.map((path) => addressOf(path).split("/").map(encodeURIComponent).join("/"));
  expect(faults.map((fault) => fault.split(" ")[0]).sort()).toEqual(encoded.sort());
});

test("requests an unknown page and the list of files in every folder", async () => {
  for (const folder of ["/", "/talent/", "/share/", "/_hashed/"]) {
    const answers200 = (reply: Answer, address: string) =>
      reply.status === 404 && address.startsWith(folder) ? { ...reply, status: 200 } : reply;
    const faults = await faultsOf(answers200);
    expect(faults).toContain(`${folder}no-such-page-asked-by-verify/ expected status 404, got status 200`);
    if (!BUILT.has(`${folder}index.html`)) expect(faults).toContain(`${folder} expected status 404, got status 200`);
  }
});

test("reports a broken download, and a header that is sent twice", async () => {
  const faults = await faultsOf((reply, address) => {
    const length = address.includes("portrait") ? String(reply.body.length + 9) : String(reply.body.length);
    // Node sends one line for each item of a list.
    const twice = [reply.headers["referrer-policy"], "other"] as unknown as string;
    return {
      ...reply,
      headers: { ...reply.headers, "content-length": length, ...(address === "/" && { "referrer-policy": twice }) },
    };
  });
  expect(faults).toEqual([
    expect.stringMatching(/^\/ referrer-policy: expected ".*", got ".*, other"$/),
    expect.stringMatching(/^\/_hashed\/portrait-5be0c1d2.webp no answer from /),
  ]);
});

test("throws one sentence if the copy does not answer", async () => {
  const copy = `http://127.0.0.1:${await freePort()}`;
  await expect(verify(copy, BUILT)).rejects.toThrow(/^no answer from 127.0.0.1:\d+: .*ECONNREFUSED/);
});

test("the command refuses an address that is not a host", () => {
  const words = ["--import", "tsx", "deploy/verify.ts", "https://www.site.example/below/a/path"];
  const { stderr, status } = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect(stderr).toMatch(/^Say which copy to check: .*$/m);
  expect(status).toBe(1);
});

/** Runs the release and the configuration to copy on a real nginx, where there is one (Debian: apt install nginx). */
import { type ChildProcess, execFileSync } from "node:child_process";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { writeHandMadeSite } from "@/e2e/deploy/hand-made-site";
import { hasBrotli, installedNginx, mainConf, startNginx } from "@/e2e/deploy/local-nginx";
import { readSite } from "@/lib/site-files";
import type { Answer } from "../answers";
import { freePort } from "../loopback";
import { ask, verify } from "../verify";
import { pack } from "./pack";

test.skip(!installedNginx, "not run: nginx is not installed here");
test.describe.configure({ mode: "serial" });

let nginx: ChildProcess;
let folder: string;
let root: string;
let first: string;

test.beforeAll(async () => {
  if (!installedNginx) return;
  folder = test.info().outputPath();
  await mkdir(path.join(folder, "releases"));
  const port = await freePort();
  root = `http://127.0.0.1:${port}`;
  first = await release("first", { words: "First" });
  await symlink("releases/first", path.join(folder, "current"));
  nginx = await startNginx(folder, path.join(folder, "current", "site.conf"), port);
  await expect
    .poll(() =>
      ask(`${root}/`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});
test.afterAll(() => void nginx?.kill("SIGQUIT"));

/** Packs a release; returns the folder that it was made from. */
async function release(name: string, choices: { words: string }): Promise<string> {
  const dir = await writeHandMadeSite({ ...choices, origin: root });
  await pack(dir, path.join(folder, "releases", name));
  return dir;
}

test("verify finds no fault in the release that nginx serves", async () => {
  expect(await verify(root, await readSite(first))).toEqual([]);
});

test("nginx sends the files that were compressed at build", async () => {
  const encoding = async (accept: string) =>
    (await ask(`${root}/talent/`, { "accept-encoding": accept })).headers["content-encoding"];
  expect(await encoding("gzip")).toBe("gzip");
  if (hasBrotli) expect(await encoding("br, gzip")).toBe("br");
  expect(await encoding("identity")).toBeUndefined();
});

test("unknown addresses, folders and files for the host are 404, the missing slash is added with the query kept", async () => {
  for (const address of ["/_hashed/", "/_hashed", "/nowhere", "/talent/index.html.br", "/site.conf"])
    expect((await ask(root + address)).status, address).toBe(404);
  const { status, headers } = await ask(`${root}/talent?from=mail`);
  expect([status, headers.location]).toEqual([301, "/talent/?from=mail"]);
});

test("a new release changes pages and policies in one step, with no page between", async () => {
  const second = await release("second", { words: "Second" });
  execFileSync("ln", ["-sfn", "releases/second", path.join(folder, "current")]);
  const pageOf = ({ body }: Answer) => (body.toString().includes("<h1>First") ? "First" : "Second");
  // The link is changed and nginx not yet told: still wholly the old release.
  expect(pageOf(await ask(`${root}/`))).toBe("First");
  execFileSync(installedNginx ?? "", ["-c", path.join(folder, "nginx.conf"), "-p", folder, "-s", "reload"]);
  await expect.poll(async () => pageOf(await ask(`${root}/`))).toBe("Second");
  expect(await verify(root, await readSite(second))).toEqual([]);
});

test("the configuration to copy is one that nginx takes", async () => {
  const copied = await readFile("deploy/nginx/threefold.conf", "utf8");
  const [certificate, key] = ["cert.pem", "key.pem"].map((name) => path.join(folder, name));
  try {
    const subject = ["-subj", "/CN=www.example.com", "-days", "1", "-nodes", "-newkey", "rsa:2048"];
    execFileSync("openssl", ["req", "-x509", ...subject, "-keyout", key ?? "", "-out", certificate ?? ""], {
      stdio: "ignore",
    });
  } catch {
    test.skip(true, "not run: openssl is not installed here");
  }
  const here = copied
    .replace(/\/etc\/letsencrypt\S+fullchain.pem/, certificate ?? "")
    .replace(/\/etc\/letsencrypt\S+privkey.pem/, key ?? "")
    .replace("/srv/threefold", folder)
    .replace("brotli_static on;", hasBrotli ? "$&" : "")
    .replaceAll(
      /listen ((?:\[::\]:)?)(80|443)/g,
      (_, host: string, port: string) => `listen ${host}${port === "80" ? 18080 : 18443}`,
    );
  await writeFile(path.join(folder, "copied.conf"), mainConf(folder, here));
  const check = () =>
    execFileSync(installedNginx ?? "", ["-t", "-q", "-c", path.join(folder, "copied.conf"), "-p", folder], {
      encoding: "utf8",
    });
  expect(check).not.toThrow();
});

import { type ChildProcess, execFileSync } from "node:child_process";
import { mkdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { writeHandMadeSite } from "@/e2e/deploy/hand-made-site";
import { hasBrotli, installedNginx, mainConf, startNginx } from "@/e2e/deploy/local-nginx";
import { filesBelow } from "@/lib/files";
import { EVERY_ANSWER, headersOf } from "@/lib/headers";
import { readSite } from "@/lib/site-files";
import type { Answer } from "../answers";
import { freePort } from "../loopback";
import { ask, verify } from "../verify";
import { pack } from "./pack";

test("packs every file readable by all, with the headers of lib/headers.ts and of its page", async () => {
  const dir = await writeHandMadeSite();
  for (const name of ["CNAME", "Foto Größe (1).JPG", "google0123.html"])
    await writeFile(path.join(dir, name), `<p onclick="x()">${name}`);
  const to = test.info().outputPath("release");
  const umask = process.umask(0o077);
  await pack(dir, to, "/srv/threefold/releases/1");
  process.umask(umask);
  if (process.platform !== "win32")
    for (const file of await filesBelow(to)) expect((await stat(path.join(to, file))).mode & 0o044, file).toBe(0o044);

  const [maps, server] = await Promise.all(
    ["maps", "site"].map((name) => readFile(path.join(to, `${name}.conf`), "utf8")),
  );
  expect(server).toContain('root "/srv/threefold/releases/1/site";');
  const unquote = (text = "") => text.replaceAll('\\"', '"');
  const added = [...(server ?? "").matchAll(/^add_header (\S+) (?:"(.*)"|(\$\w+)) always;$/gm)];
  for (const [file, content] of await readSite(dir)) {
    const sent = added.flatMap(([, name = "", value, variable]) => {
      if (!variable) return [[name, unquote(value)]];
      const [, map = ""] = (maps ?? "").split(`map $uri ${variable} {\n`);
      const lines = [...(map.split("\n}")[0] ?? "").matchAll(/^ {2}"~(.*)" "(.*)";$/gm)];
      const [, , found] = lines.find(([, pattern = ""]) => new RegExp(pattern).test(file)) ?? [];
      return found ? [[name, unquote(found)]] : [];
    });
    expect(Object.fromEntries(sent), file).toEqual({ ...EVERY_ANSWER, ...headersOf(file, content) });
  }
});

test("refuses what nginx would read as a variable, and a folder that is in use", async () => {
  const dir = await writeHandMadeSite();
  const to = test.info().outputPath("release");
  await expect(pack(dir, to, "/srv/$name")).rejects.toThrow("dollar sign");
  await pack(dir, to);
  await expect(pack(dir, to)).rejects.toThrow("exists already");
});

test.describe("on a real nginx", () => {
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
    first = await packRelease("First");
    await symlink("releases/First", path.join(folder, "current"));
    nginx = await startNginx(folder, path.join(folder, "current"), port);
    await expect(async () => expect((await ask(`${root}/`)).status).toBe(200)).toPass();
  });
  test.afterAll(() => void nginx?.kill("SIGQUIT"));

  /** Packs a release; returns the folder that it was made from. */
  async function packRelease(words: string): Promise<string> {
    const dir = await writeHandMadeSite({ words, origin: root });
    await pack(dir, path.join(folder, "releases", words));
    return dir;
  }

  test("serves a release that passes verify, using the precompressed files", async () => {
    expect(await verify(root, await readSite(first))).toEqual([]);
    const encodingFor = async (accept: string) =>
      (await ask(`${root}/talent/`, { "accept-encoding": accept })).headers["content-encoding"];
    expect(await encodingFor("gzip")).toBe("gzip");
    if (hasBrotli) expect(await encodingFor("br, gzip")).toBe("br");
    expect(await encodingFor("identity")).toBeUndefined();
  });

  test("answers 404 for unknown addresses, folders and its own files; adds a missing slash and keeps the query", async () => {
    for (const address of ["/_hashed/", "/nowhere", "/talent/index.html.br", "/site.conf"])
      expect((await ask(root + address)).status, address).toBe(404);
    const { status, headers } = await ask(`${root}/talent?from=mail`);
    expect([status, headers.location]).toEqual([301, "/talent/?from=mail"]);
  });

  test("changes pages and policies of a release in one step, at the reload", async () => {
    const second = await packRelease("Second");
    execFileSync("ln", ["-sfn", "releases/Second", path.join(folder, "current")]);
    const wordsOf = ({ body }: Answer) => /<h1>(\w+)/.exec(body.toString())?.[1];
    expect(wordsOf(await ask(`${root}/`)), "before the reload").toBe("First");
    execFileSync(installedNginx ?? "", ["-c", path.join(folder, "nginx.conf"), "-p", folder, "-s", "reload"]);
    await expect.poll(async () => wordsOf(await ask(`${root}/`))).toBe("Second");
    expect(await verify(root, await readSite(second))).toEqual([]);
  });

  test("accepts threefold.conf", async () => {
    const [certificate = "", key = ""] = ["cert.pem", "key.pem"].map((name) => path.join(folder, name));
    const subject = ["-subj", "/CN=www.example.com", "-days", "1", "-nodes", "-newkey", "rsa:2048"];
    try {
      execFileSync("openssl", ["req", "-x509", ...subject, "-keyout", key, "-out", certificate], { stdio: "ignore" });
    } catch {
      test.skip(true, "not run: openssl is not installed here");
    }
    const conf = (await readFile("deploy/nginx/threefold.conf", "utf8"))
      .replace(/\/etc\/letsencrypt\S+fullchain.pem/, certificate)
      .replace(/\/etc\/letsencrypt\S+privkey.pem/, key)
      .replaceAll("/srv/threefold", folder)
      .replace("brotli_static on;", hasBrotli ? "$&" : "")
      .replaceAll(
        /listen ((?:\[::\]:)?)(80|443)/g,
        (_, host, port) => `listen ${host}${port === "80" ? 18080 : 18443}`,
      );
    const file = path.join(folder, "copied.conf");
    await writeFile(file, mainConf(folder, conf));
    execFileSync(installedNginx ?? "", ["-t", "-q", "-c", file, "-p", folder]);
  });
});

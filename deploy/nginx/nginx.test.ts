/** Runs the release and the configuration to copy on a real nginx, where there is one (Debian: apt install nginx). */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { writeHandMadeSite } from "../hand-made-site.ts";
import { ask, type Reply } from "../verify/ask.ts";
import { verify } from "../verify/verify.ts";
import { pack } from "./pack.ts";

const binary = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"].find((file) => existsSync(file));
const modules = "/usr/lib/nginx/modules";
const hasBrotli = existsSync(`${modules}/ngx_http_brotli_static_module.so`);
test.skip(!binary, "not run: nginx is not installed here");
test.describe.configure({ mode: "serial" });

let nginx: ChildProcess;
let folder: string;
let root: string;

test.beforeAll(async () => {
  if (!binary) return;
  folder = await mkdtemp(path.join(tmpdir(), "nginx-test-"));
  const port = await freePort();
  root = `http://127.0.0.1:${port}`;
  await mkdir(path.join(folder, "releases"));
  await release("first", { words: "First" });
  await symlink("releases/first", path.join(folder, "current"));
  await writeFile(
    path.join(folder, "nginx.conf"),
    main(`server { listen 127.0.0.1:${port}; include ${folder}/current/site.conf; }`),
  );
  nginx = spawn(binary, ["-c", path.join(folder, "nginx.conf"), "-p", folder, "-g", "daemon off;"], {
    stdio: "inherit",
  });
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

async function release(name: string, choices: { words: string }) {
  const dir = await writeHandMadeSite({ ...choices, origin: root });
  await pack({ dir, to: path.join(folder, "releases", name), brotli: hasBrotli });
}

function main(server: string): string {
  return `${hasBrotli ? `load_module ${modules}/ngx_http_brotli_static_module.so;\n` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi; ${server} }`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

test("verify finds no fault in the release that nginx serves", async () => {
  const { findings } = await verify(root, { pages: ["/", "/home/", "/talent/"] });
  expect(findings.filter(({ level }) => level === "fault")).toEqual([]);
});

test("nginx sends the files that were compressed at build", async () => {
  const encoding = async (accept: string) => (await ask(`${root}/talent/`, accept)).headers["content-encoding"];
  expect(await encoding("gzip")).toBe("gzip");
  if (hasBrotli) expect(await encoding("br, gzip")).toBe("br");
  expect(await encoding("identity")).toBeUndefined();
});

test("unknown addresses, folders and files for the host are 404, the missing slash is added with the query kept", async () => {
  for (const address of ["/assets/", "/assets", "/nowhere", "/talent/index.html.br", "/site.conf", "/../nginx.conf"]) {
    const { status } = await ask(root + address);
    expect([404, 400], address).toContain(status);
  }
  const { status, headers } = await ask(`${root}/talent?from=mail`);
  expect([status, headers.location]).toEqual([301, "/talent/?from=mail"]);
});

test("a new release changes pages and policies in one step, with no page between", async () => {
  await release("second", { words: "Second" });
  execFileSync("ln", ["-sfn", "releases/second", path.join(folder, "current")]);
  const pageOf = ({ body }: Reply) => (body.toString().includes("<h1>First") ? "First" : "Second");
  // The link is changed and nginx not yet told: still wholly the old release.
  expect(pageOf(await ask(`${root}/`))).toBe("First");
  execFileSync(binary ?? "", ["-c", path.join(folder, "nginx.conf"), "-p", folder, "-s", "reload"]);
  await expect.poll(async () => pageOf(await ask(`${root}/`))).toBe("Second");
  const { findings } = await verify(root, { pages: ["/", "/home/", "/talent/"] });
  expect(findings.filter(({ level }) => level === "fault")).toEqual([]);
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
    .replaceAll(
      /listen ((?:\[::\]:)?)(80|443)/g,
      (_, host: string, port: string) => `listen ${host}${port === "80" ? 18080 : 18443}`,
    );
  await writeFile(path.join(folder, "copied.conf"), main(here));
  const check = () =>
    execFileSync(binary ?? "", ["-t", "-q", "-c", path.join(folder, "copied.conf"), "-p", folder], {
      encoding: "utf8",
    });
  expect(check).not.toThrow();
});

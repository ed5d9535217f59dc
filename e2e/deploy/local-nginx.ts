/** Runs nginx on loopback for tests, with deploy/nginx/threefold.conf. All files that nginx uses are in one folder. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, readFile, rename, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { site } from "@/content/site";
import { compressFolder } from "@/deploy/compress";
import { freePort } from "@/deploy/loopback";

const SBIN = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];
const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** The path of the installed nginx, if there is one. */
export const installedNginx = [...(process.env.PATH ?? "").split(path.delimiter), ...SBIN]
  .map((folder) => path.join(folder, "nginx"))
  .find((file) => existsSync(file));

/** Whether the installed nginx can send brotli files (Debian: libnginx-mod-http-brotli-static). */
export const hasBrotli = existsSync(BROTLI_MODULE);

/** Publishes a site with the commands of docs/deploy.md. */
export async function publishToNginx(folder: string, dir: string, release: string): Promise<void> {
  const releaseFolder = path.join(folder, "releases", release);
  await cp(dir, releaseFolder, { recursive: true });
  await compressFolder(releaseFolder);
  await cp(path.join(releaseFolder, "_hashed"), path.join(folder, "_hashed"), { recursive: true });
  await symlink(path.join("releases", release), path.join(folder, "next"));
  await rename(path.join(folder, "next"), path.join(folder, "current"));
}

/**
 * Starts nginx for a folder.
 *
 * @returns The address of the site over http, the address that redirects to https, both without a trailing slash, and a
 *   function that stops nginx.
 */
export async function startNginx(folder: string): Promise<{ root: string; httpRoot: string; stop: () => void }> {
  const [certificate, key] = ["cert.pem", "key.pem"].map((name) => path.join(folder, name)) as [string, string];
  const subject = ["-subj", "/CN=www.example.com", "-days", "1", "-nodes", "-newkey", "rsa:2048"];
  execFileSync("openssl", ["req", "-x509", ...subject, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  const [httpPort, httpsPort, port] = [await freePort(), await freePort(), await freePort()];
  const conf = (await readFile("deploy/nginx/threefold.conf", "utf8"))
    .replace('set $site_calendar ""', `set $site_calendar "${site.bookingUrl ? new URL(site.bookingUrl).origin : ""}"`)
    .replace(/\/etc\/letsencrypt\S+fullchain.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S+privkey.pem/, key)
    .replaceAll("/srv/threefold", folder)
    .replace("brotli_static on;", hasBrotli ? "$&" : "")
    .replaceAll(/listen \[::\].*/g, "")
    .replace("listen 80;", `listen 127.0.0.1:${httpPort};`)
    // Adds plain http, because clients would not trust the certificate.
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${httpsPort} ssl http2; listen 127.0.0.1:${port};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`);
  const main = `${hasBrotli ? `load_module ${BROTLI_MODULE};` : ""} ${process.getuid?.() === 0 ? "user root;" : ""}
pid nginx.pid; error_log error.log; events {} http { access_log off; ${temporary.join(" ")}
${conf} }`;
  await writeFile(path.join(folder, "nginx.conf"), main);
  const options = ["-c", "nginx.conf", "-p", folder, "-g", "daemon off;"];
  const nginx = spawn(installedNginx ?? "nginx", options, { stdio: "inherit" });
  const root = `http://127.0.0.1:${port}`;
  await expect(() => fetch(root)).toPass();
  return { root, httpRoot: `http://127.0.0.1:${httpPort}`, stop: () => nginx.kill("SIGQUIT") };
}

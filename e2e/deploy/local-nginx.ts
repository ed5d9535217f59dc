/** An nginx on loopback, with everything of it in one folder, for the tests. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

const places = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"];
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** The nginx that is installed here, if any. */
export const installedNginx = places.find((file) => existsSync(file));

/** Whether it can send brotli files (Debian: libnginx-mod-http-brotli-static). */
export const hasBrotli = existsSync(brotliModule);

/**
 * A whole configuration around a `server` block.
 * @param folder where nginx keeps its own files
 */
export function mainConf(folder: string, server: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return [
    ...(hasBrotli ? [`load_module ${brotliModule};`] : []),
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "worker_processes 1;",
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    "events {}",
    `http { ${hasBrotli ? "brotli_static on; " : ""}access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}`,
    server,
    "}",
    "",
  ].join("\n");
}

/**
 * Starts nginx for a release's `site.conf`, on a loopback port.
 * @returns the process, which ends on SIGQUIT
 */
export async function startNginx(folder: string, siteConf: string, port: number): Promise<ChildProcess> {
  if (!installedNginx) throw new Error("nginx is not installed here (Debian: apt install nginx)");
  const conf = path.join(folder, "nginx.conf");
  await writeFile(conf, mainConf(folder, `server { listen 127.0.0.1:${port}; include ${siteConf}; }`));
  return spawn(installedNginx, ["-c", conf, "-p", folder, "-g", "daemon off;"], { stdio: "inherit" });
}

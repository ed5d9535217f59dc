/** An nginx on loopback for tests, with all of its files in one folder. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

const PLACES = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"];
const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** The installed nginx, if there is one. */
export const installedNginx = PLACES.find((file) => existsSync(file));

/** Whether it can send brotli files (Debian: libnginx-mod-http-brotli-static). */
export const hasBrotli = existsSync(BROTLI_MODULE);

/**
 * A whole configuration around the content of nginx's http block.
 * @param folder where nginx keeps its own files
 */
export function mainConf(folder: string, http: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return [
    ...(hasBrotli ? [`load_module ${BROTLI_MODULE};`] : []),
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "worker_processes 1;",
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    "events {}",
    `http { ${hasBrotli ? "brotli_static on; " : ""}access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}`,
    http,
    "}",
    "",
  ].join("\n");
}

/**
 * Starts nginx for a packed release, on a loopback port.
 * @returns the process, which ends on SIGQUIT
 */
export async function startNginx(folder: string, release: string, port: number): Promise<ChildProcess> {
  if (!installedNginx) throw new Error("nginx is not installed here (Debian: apt install nginx)");
  const conf = path.join(folder, "nginx.conf");
  const server = `server { listen 127.0.0.1:${port}; include ${release}/site.conf; }`;
  await writeFile(conf, mainConf(folder, `include ${release}/maps.conf;\n${server}`));
  return spawn(installedNginx, ["-c", conf, "-p", folder, "-g", "daemon off;"], { stdio: "inherit" });
}

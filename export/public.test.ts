import { chmod, mkdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { checkPublicFiles, copyFiles, listPublicFiles } from "./public";

let root = "";
test.beforeEach(() => {
  root = test.info().outputPath();
});

async function put(name: string, content: string | Buffer = "x"): Promise<void> {
  await mkdir(dirname(join(root, "public", name)), { recursive: true });
  await writeFile(join(root, "public", name), content);
}

const GENERATED = ["index.html", "404.html", "talent/index.html", "robots.txt", "favicon.ico"];

test("publishes an owner's files unchanged and readable by all users", async () => {
  const dropped = [
    ".htaccess",
    ".well-known/apple-app-site-association",
    "CNAME",
    "ads.txt",
    "google0123456789abcdef.html",
    "images/Foto Größe (1).JPG",
    "index.txt",
    "landing/spring.html",
    "scan.tiff",
  ];
  for (const name of dropped) {
    await put(name, Buffer.from([0, 255, 13, 10, name.length]));
  }
  await chmod(join(root, "public/ads.txt"), 0o600);
  const files = await listPublicFiles(join(root, "public"));
  expect(files).toEqual(dropped);
  process.umask(0o022);
  checkPublicFiles(files, GENERATED);
  await copyFiles(files, join(root, "public"), join(root, "site"));
  for (const name of dropped)
    expect(await readFile(join(root, "site", name)), name).toEqual(await readFile(join(root, "public", name)));
  if (process.platform !== "win32") expect((await stat(join(root, "site/ads.txt"))).mode & 0o777).toBe(0o644);
});

test("follows links and skips files of git, file managers and the build", async () => {
  await put(".gitignore");
  await put("images/.DS_Store");
  await put("_hashed/team-ada-112.0a1b2c3d.avif");
  await mkdir(join(root, "shared"));
  await writeFile(join(root, "shared/terms.pdf"), "x");
  await symlink(join(root, "shared"), join(root, "public/legal"));
  expect(await listPublicFiles(join(root, "public"))).toEqual(["legal/terms.pdf"]);
});

test("accepts a missing folder", async () => {
  expect(await listPublicFiles(join(root, "public"))).toEqual([]);
});

test("refuses every file that would replace or hide another", () => {
  const refused: [file: string, why: string][] = [
    ["robots.txt", "the build makes robots.txt"],
    ["Favicon.ICO", "the build makes favicon.ico"],
    ["index.html", "the build makes index.html"],
    ["talent/index.html", "the build makes talent/index.html"],
    ["talent", "the build makes talent/index.html"],
    ["robots.txt/x", "the build makes robots.txt"],
    ["talent.html", "some hosts would show it in place of talent/index.html"],
    ["_headers", "the build makes _headers"],
    ["_hashed/photo.png", "the build makes _hashed/"],
    ["_next/x.js", "the build makes _next/"],
  ];
  let message = "";
  try {
    checkPublicFiles(["ads.txt", ...refused.map(([file]) => file)], GENERATED);
  } catch (error) {
    message = String(error);
  }
  for (const [file, why] of refused) expect(message).toContain(`public/${file}: ${why}`);
  expect(message).not.toContain("ads.txt");
});

import { expect, test } from "@playwright/test";
import { withPolicy } from "../policy.ts";
import { moveToBase } from "./move.ts";

const page = withPolicy(
  `<!doctype html><html><head><meta charset="utf-8"><style>@font-face{src:url(/assets/a.1234ab00.woff2)}</style>
<link rel="canonical" href="https://www.example.com/talent/"><script type="speculationrules">{"a":["/*","/x"]}</script></head>
<body><a href="/">a</a><a href="/talent/?a=1&amp;b=2#here">b</a><a href="#here">c</a><a href="/talent">d</a><a href="//cdn.example/x">e</a>
<img src="/_hashed/p.1234ab00.webp" srcset="/_hashed/p.1234ab00.webp 1x, /_hashed/p.1234ab00.webp 2x" alt="">
<script data-chunk="/assets/d-1234ab00.js">import("/assets/d-1234ab00.js");a.split("/")</script></body></html>`,
  { page: "/index.html", frame: "https://cal.com" },
);
const site = new Map(
  Object.entries({
    "/index.html": page,
    "/talent/index.html": "",
    "/assets/a.1234ab00.woff2": "",
    "/_hashed/p.1234ab00.webp": "",
    "/assets/d-1234ab00.js": 'frame.src="/talent/";path.split("/");fetch("/other")',
    "/manifest.webmanifest": '{"start_url":"/","icons":[{"src":"/_hashed/p.1234ab00.webp"}]}',
  }).map(([path, text]) => [path, Buffer.from(text)] as const),
);
const moved = (path: string) => String(moveToBase(site, "/sub").get(path));

test("every address of the site gets the path in front, wherever it stands", () => {
  const html = moved("/index.html");
  for (const part of [
    'href="/sub/"',
    'href="/sub/talent/?a=1&amp;b=2#here"',
    'href="/sub/talent"',
    'src="/sub/_hashed/p.1234ab00.webp"',
    'srcset="/sub/_hashed/p.1234ab00.webp 1x, /sub/_hashed/p.1234ab00.webp 2x"',
    "url(/sub/assets/a.1234ab00.woff2)",
    'data-chunk="/sub/assets/d-1234ab00.js">import("/sub/assets/d-1234ab00.js");a.split("/")',
    '{"a":["/sub/*","/sub/x"]}',
  ]) {
    expect(html).toContain(part);
  }
  expect(moved("/assets/d-1234ab00.js")).toBe('frame.src="/sub/talent/";path.split("/");fetch("/other")');
  expect(moved("/manifest.webmanifest")).toBe('{"start_url":"/sub/","icons":[{"src":"/sub/_hashed/p.1234ab00.webp"}]}');
});

test("what belongs to others or to the page stays as it was", () => {
  const html = moved("/index.html");
  for (const part of ['href="#here"', 'href="//cdn.example/x"', 'href="https://www.example.com/talent/"']) {
    expect(html).toContain(part);
  }
});

test("files of the owner's, without a policy or a hash, stay byte for byte as they were", () => {
  const html = '<a href="/">a</a><a href="/nowhere/">b</a><script>go("/talent/")</script>';
  const owners = { "/google0123.html": html, "/widget.js": 'go("/talent/")', "/own.css": "a{b:url(/talent/)}" };
  const all = new Map([...site, ...Object.entries(owners).map(([path, text]) => [path, Buffer.from(text)] as const)]);
  for (const [path, text] of Object.entries(owners)) expect(String(moveToBase(all, "/sub").get(path)), path).toBe(text);
});

test("the policy fits the moved page, with its frames as before", () => {
  const html = moved("/index.html");
  const stripped = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
  expect(html).toBe(withPolicy(stripped, { page: "/index.html", frame: "https://cal.com" }));
  expect(html).not.toContain(/sha256-[^']+/.exec(page)?.[0]);
});

test("an address below the root that is not in the site, or a base that is no path, stops the move", () => {
  const broken = new Map([
    ...site,
    ["/index.html", Buffer.from(page.replace('href="#here"', 'href="/nowhere/"'))] as const,
  ]);
  expect(() => moveToBase(broken, "/sub")).toThrow('/index.html: <a href="/nowhere/"> is not in the site');
  for (const base of ["sub", "/", "/sub/", "//sub"])
    expect(() => moveToBase(site, base)).toThrow("must look like /repository");
});

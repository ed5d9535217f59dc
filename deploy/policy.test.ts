import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { fixedPolicyHeader, isNoindex, policyFor, policyHeaderOf, withPolicy } from "./policy.ts";

const page = "/talent/index.html";
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const html = (body: string, head = "") =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

test("everything is closed, and only what the page holds is opened", () => {
  const { meta, header } = policyFor(html("<h1>Hello</h1>"), { page });
  expect(meta).toBe(
    "default-src 'none'; script-src 'none'; style-src 'none'; img-src 'self'; font-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'",
  );
  expect(header).toBe(`${meta}; frame-ancestors 'none'`);
});

test("inline scripts, speculation rules and styles are allowed by their hash, data blocks need nothing", () => {
  const code = "import('./a.js')";
  const rules = '{"prefetch":[]}';
  const css = "body{color:red}";
  const { meta } = policyFor(
    html(
      `<script>${code}</script><script type="application/ld+json">{}</script>`,
      `<style>${css}</style><script type="speculationrules">${rules}</script>`,
    ),
    { page },
  );
  expect(meta).toContain(`script-src 'self' ${sha(rules)} ${sha(code)};`);
  expect(meta).toContain(`style-src ${sha(css)};`);
});

test("a page without script of its own may load none, its speculation rules aside", () => {
  const { meta } = policyFor(html('<script type="speculationrules">{}</script>'), { page });
  expect(meta).toContain(`script-src ${sha("{}")};`);
});

test("what stands in noscript and in templates is hashed as well", () => {
  const { meta } = policyFor(
    html("<template><style>b{}</style></template>", "<noscript><style>a{}</style></noscript>"),
    { page },
  );
  expect(meta).toContain(sha("a{}"));
  expect(meta).toContain(sha("b{}"));
});

test("the hash is that of the text between the tags, in UTF-8, line breaks and all", () => {
  const code = "\n  say('Inès & Tomás <b>')\n";
  expect(policyFor(html(`<script>${code}</script>`), { page }).meta).toContain(sha(code));
});

test("frames come only from the calendar's origin, or from the site", () => {
  const frame = (address: string) => policyFor(html(""), { page, frame: address }).meta;
  expect(frame("https://calendly.com/your-firm/30min?x=1")).toContain("frame-src https://calendly.com;");
  expect(frame("self")).toContain("frame-src 'self';");
  expect(() => frame("http://calendar.example")).toThrow(
    `${page}: the frame's address must be "self" or start with https://`,
  );
});

test("the scheduling page may be framed by the site, and by nobody else", () => {
  expect(policyFor(html(""), { page, framedBySelf: true }).header).toContain("frame-ancestors 'self'");
});

test("what no strict policy can allow stops the build, all of it at once, naming the page", () => {
  const bad = html(
    `<button id="go" onclick="x()">Go</button><a href=" java\nscript:x()">x</a><p style="color:red">x</p>
     <script type="text/babel"></script><script src="https://cdn.example/a.js"></script>`,
    "<style>@import 'https://fonts.example/a.css'; b{background:url(data:image/png;base64,AA)}</style>",
  );
  let message = "";
  try {
    policyFor(bad, { page });
  } catch (error) {
    message = String(error);
  }
  const named = [page, "<button> (go): event handler onclick", "javascript:", "color:red", "text/babel", "cdn.example"];
  for (const part of [...named, "fonts.example"]) expect(message).toContain(part);
});

test("a data block that looks like an address or a handler is left alone", () => {
  const ld = '<script type="application/ld+json">{"onclick":"javascript:"}</script>';
  expect(() =>
    policyFor(html(ld, '<meta name="description" content="javascript: the good parts">'), { page }),
  ).not.toThrow();
});

test("the policy goes right behind the charset, once", () => {
  const done = withPolicy(html("<script>1</script>"), { page });
  expect(done).toMatch(
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+"><\/head>/,
  );
  expect(() => withPolicy(done, { page })).toThrow("has a Content-Security-Policy already");
  expect(() => withPolicy("<!doctype html><p>x", { page })).toThrow('expected <meta charset="utf-8">');
});

test("the header of a built page is its own policy, closed to frames", () => {
  const done = withPolicy(html("<script>1</script>"), { page, frame: "https://cal.com/x/embed" });
  expect(policyHeaderOf(done, page, [])).toBe(
    policyFor(html("<script>1</script>"), { page, frame: "https://cal.com/x/embed" }).header,
  );
});

test("a file of the owner's is no page of the site: it gets what every host sends with every page, whatever it holds", () => {
  const bad = html('<p style="color:red" onclick="x()"><script src="https://cdn.example/a.js"></script>');
  for (const own of [bad, "google-site-verification: google0123.html"]) {
    expect(policyHeaderOf(own, "/google0123.html", [])).toBe(fixedPolicyHeader(false));
  }
});

test("a page that is not to be indexed is known by its robots meta", () => {
  expect(isNoindex(html("", '<meta name="robots" content="noindex, follow">'))).toBe(true);
  expect(isNoindex(html("", '<meta name="robots" content="index">'))).toBe(false);
});

import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { addPolicy, computePolicy } from "./policy";

const PAGE = "/talent/index.html";
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const html = (body: string, head = "") =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

test("blocks everything but what the page contains", () => {
  expect(computePolicy(PAGE, html("<h1>Hello</h1>"), null, null)).toBe(
    "default-src 'none'; script-src 'none'; style-src 'none'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'",
  );
});

test("allows inline scripts, speculation rules and styles by hash, and data without one", () => {
  const code = "import('./a.js')";
  const rules = '{"prefetch":[]}';
  const css = "body{color:red}";
  const policy = computePolicy(
    PAGE,
    html(
      `<script>${code}</script><script type="application/ld+json">{}</script>`,
      `<style>${css}</style><script type="speculationrules">${rules}</script>`,
    ),
  );
  expect(policy).toContain(`script-src 'self' ${sha(rules)} ${sha(code)};`);
  expect(policy).toContain(`style-src ${sha(css)};`);
});

test("does not allow script files in a page with only speculation rules", () => {
  const policy = computePolicy(PAGE, html('<script type="speculationrules">{}</script>'));
  expect(policy).toContain(`script-src ${sha("{}")};`);
});

test("hashes the content of noscript and templates, too", () => {
  const policy = computePolicy(
    PAGE,
    html("<template><style>b{}</style></template>", "<noscript><style>a{}</style></noscript>"),
  );
  expect(policy).toContain(sha("a{}"));
  expect(policy).toContain(sha("b{}"));
});

test("hashes the exact text between the tags, in UTF-8", () => {
  const code = "\n  say('Inès & Tomás <b>')\n";
  expect(computePolicy(PAGE, html(`<script>${code}</script>`))).toContain(sha(code));
});

test("allows a frame to show only the calendar's origin, or the site's own", () => {
  const framed = html('<div data-island="booking"></div>');
  const policy = (calendar: string | null) => computePolicy(PAGE, framed, calendar);
  expect(policy("https://calendly.com/your-firm/30min?x=1")).toContain("frame-src https://calendly.com;");
  expect(policy(null)).toContain("frame-src 'self';");
});

test("allows the host and destinations of the owner's analytics script, only in pages that run it", () => {
  const analytics = {
    src: "https://cloud.umami.is/script.js",
    connect: ["https://api-gateway.umami.dev"],
    notice: "This site counts visits.",
  };
  const policy = computePolicy(PAGE, html("<script>go()</script>"), null, analytics);
  expect(policy).toContain(`script-src 'self' https://cloud.umami.is ${sha("go()")};`);
  expect(policy).toContain("connect-src 'self' https://api-gateway.umami.dev;");
  const sameOriginPolicy = computePolicy(PAGE, html("<script>go()</script>"), null, {
    src: "/analytics.js",
    notice: "x",
  });
  expect(sameOriginPolicy).toBe(computePolicy(PAGE, html("<script>go()</script>"), null, null));
  expect(computePolicy(PAGE, html("<h1>Hello</h1>"), null, analytics)).toContain("script-src 'none';");
});

test("refuses everything that a strict policy cannot allow, with the page's name", () => {
  const bad = html(
    '<button id="go" onclick="x()">Go</button><p style="color:red">x</p>',
    "<style>@import 'https://fonts.example/a.css'; b{background:url(data:image/png;base64,AA)}</style>",
  );
  for (const part of [PAGE, '<button> (go): onclick="x()"', '<p>: style="color:red"', "fonts.example"]) {
    expect(() => computePolicy(PAGE, bad)).toThrow(part);
  }
});

test("adds the policy right after the charset", () => {
  const done = addPolicy(PAGE, html("<script>1</script>"));
  expect(done).toMatch(
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+"><\/head>/,
  );
  expect(() => addPolicy(PAGE, "<!doctype html><p>x")).toThrow('expected <meta charset="utf-8">');
});

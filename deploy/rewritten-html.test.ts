import { expect, test } from "@playwright/test";
import { handMadeSite } from "@/e2e/deploy/hand-made-site";
import { explainRewrite } from "./rewritten-html";

const BUILT =
  "<!doctype html><html><head><title>Threefold</title><style>.a{color:red}</style></head><body><!--email_off-->" +
  '<h1>Tools</h1> <a href="mailto:x@example.com">x@example.com</a><script>start();</script><!--/email_off--></body></html>';

const withScript = (script: string) => BUILT.replace("</body>", `${script}</body>`);

test("names the service that rewrote a page", () => {
  for (const [sent, cause] of [
    [BUILT.replace("mailto:x@example.com", "/cdn-cgi/l/email-protection#5b33"), "Email Address Obfuscation"],
    [
      withScript('<script src="/cdn-cgi/scripts/7d0/cloudflare-static/rocket-loader.min.js"></script>'),
      "Rocket Loader",
    ],
    [withScript('<script src="https://static.cloudflareinsights.com/beacon.min.js"></script>'), "Web Analytics"],
    [withScript('<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>'), "JavaScript Detections"],
    [withScript("<script>track()</script>"), "something has added a script"],
    [BUILT.replace(".a{color:red}", ".a { color: red; }"), "white space in the inline style"],
    [BUILT.replace("start();", "start(); "), "white space in an inline script"],
    [BUILT.replaceAll(/<!--.*?-->/g, ""), "removed comments or white space"],
  ] as const)
    expect.soft(explainRewrite(BUILT, sent), cause).toContain(cause);
});

test("finds no rewriting in a page of another release", () => {
  expect(explainRewrite(BUILT, BUILT.replace("Tools", "Other tools"))).toBeUndefined();
  const [one, other] = Object.values(handMadeSite()).filter((content) => String(content).startsWith("<!doctype html>"));
  expect(explainRewrite(String(one), String(other))).toBeUndefined();
});

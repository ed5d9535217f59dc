/** Says what a host or proxy has done to a page's HTML on its way. What to switch off where: docs/deploy.md. */
import { attribute, elements, parseDocument, text } from "@/lib/html";

/** What rewriters leave in a page. Each breaks something, or adds what the page's policy refuses. */
const REWRITERS: readonly (readonly [mark: RegExp, cause: string])[] = [
  [/\/cdn-cgi\/l\/email-protection|email-decode\.min\.js/, "Cloudflare's Email Address Obfuscation hides addresses"],
  [/rocket-loader/, "Cloudflare's Rocket Loader changes scripts"],
  [/static\.cloudflareinsights\.com/, "Cloudflare's Web Analytics adds a script"],
  [/\/cdn-cgi\/challenge-platform\//, "Cloudflare's JavaScript Detections adds a script"],
  [/\/\.netlify\/scripts\//, "Netlify's Real User Metrics or snippet injection adds a script"],
  [/pagespeed/i, "a PageSpeed module rewrites the page"],
];

/**
 * Finds the cause of a page that is not as it was built.
 *
 * @returns what has changed it, in words, or undefined where nothing known has: an older release, most often.
 */
export function explainRewrite(built: string, sent: string): string | undefined {
  const rewriter = REWRITERS.find(([mark]) => mark.test(sent) && !mark.test(built));
  if (rewriter) return rewriter[1];
  const [before, after] = [partsOf(built), partsOf(sent)];
  const refused = "the page's policy then refuses it";
  if (before.styles !== after.styles && isSameButSpace(before.styles, after.styles))
    return `a minifier has changed white space in the inline style, and ${refused}`;
  if (before.scripts !== after.scripts && isSameButSpace(before.scripts, after.scripts))
    return `a minifier has changed white space in an inline script, and ${refused}`;
  if (after.scriptCount > before.scriptCount && after.words === before.words) return "something has added a script";
  if (isSameButSpace(withoutComments(built), withoutComments(sent)))
    return "a minifier has removed comments or white space";
}

function partsOf(html: string) {
  const document = parseDocument(html);
  const scripts = elements(document, "script");
  const textOf = (tag: string) => elements(document, tag).map(text).join("\n");
  return {
    styles: textOf("style"),
    scripts: scripts
      .filter((one) => attribute(one, "src") === undefined)
      .map(text)
      .join("\n"),
    scriptCount: scripts.length,
    words: textOf("h1") + textOf("title"),
  };
}

function isSameButSpace(one: string, other: string): boolean {
  // A minifier also leaves out the last semicolon of a rule.
  const compact = (code: string) => code.replaceAll(/\s+/g, "").replaceAll(";}", "}");
  return compact(one) === compact(other);
}

function withoutComments(html: string): string {
  return html.replaceAll(/<!--.*?-->/gs, "");
}

import { attribute, elements, parseDocument, text } from "@/lib/html";

/** Traces of services that rewrite a page. Each breaks something or adds something that the page's policy blocks. */
const REWRITERS: readonly (readonly [mark: RegExp, cause: string])[] = [
  [/\/cdn-cgi\/l\/email-protection|email-decode\.min\.js/, "Cloudflare's Email Address Obfuscation hides addresses"],
  [/rocket-loader/, "Cloudflare's Rocket Loader changes scripts"],
  [/static\.cloudflareinsights\.com/, "Cloudflare's Web Analytics adds a script"],
  [/\/cdn-cgi\/challenge-platform\//, "Cloudflare's JavaScript Detections adds a script"],
  [/\/\.netlify\/scripts\//, "Netlify's Real User Metrics or snippet injection adds a script"],
  [/pagespeed/i, "a PageSpeed module rewrites the page"],
];

/**
 * Finds out what has changed a page between the build and the visitor (docs/deploy.md says how to switch it off).
 *
 * @returns the cause in words; undefined if it is unknown, most often because the page is of another release
 */
export function explainRewrite(built: string, sent: string): string | undefined {
  const rewriter = REWRITERS.find(([mark]) => mark.test(sent) && !mark.test(built));
  if (rewriter) return rewriter[1];
  const [before, after] = [partsOf(built), partsOf(sent)];
  const blocked = "the page's policy then blocks it";
  if (before.styles !== after.styles && differOnlyInSpace(before.styles, after.styles))
    return `a minifier has changed white space in the inline style, and ${blocked}`;
  if (before.scripts !== after.scripts && differOnlyInSpace(before.scripts, after.scripts))
    return `a minifier has changed white space in an inline script, and ${blocked}`;
  if (after.scriptCount > before.scriptCount && after.headings === before.headings)
    return "something has added a script";
  if (differOnlyInSpace(removeComments(built), removeComments(sent)))
    return "a minifier has removed comments or white space";
}

function partsOf(html: string) {
  const document = parseDocument(html);
  const scripts = elements(document, "script");
  const inlineScripts = scripts.filter((script) => attribute(script, "src") === undefined);
  const textOf = (tag: string) => elements(document, tag).map(text).join("\n");
  return {
    styles: textOf("style"),
    scripts: inlineScripts.map(text).join("\n"),
    scriptCount: scripts.length,
    headings: textOf("h1") + textOf("title"),
  };
}

function differOnlyInSpace(a: string, b: string): boolean {
  // Minifiers also drop the last semicolon of a rule.
  const compact = (code: string) => code.replaceAll(/\s+/g, "").replaceAll(";}", "}");
  return compact(a) === compact(b);
}

function removeComments(html: string): string {
  return html.replaceAll(/<!--.*?-->/gs, "");
}

/**
 * The Content Security Policy of a page. It allows the page's own scripts and styles by hash and blocks everything
 * else, without `unsafe-inline` and wildcards. lib/headers.ts has the form that hosts send.
 *
 * It has no `upgrade-insecure-requests`: the site uses nothing over http, and on a host without https (S3's website
 * endpoint) the site's own files would no longer load.
 */
import { hash } from "node:crypto";
import type { Analytics } from "@/content/schema/campaigns";
import { site } from "@/content/site";
import { findElements, getAttribute, isDataScript, type PageElement, parseDocument, textContent } from "@/lib/html";

/**
 * Computes a page's policy.
 *
 * @param page The page's path, for messages: `/talent/index.html`.
 * @param html The complete page.
 * @param calendar The address that a frame in the page may show, or null for the site's own scheduling page.
 * @param analytics The owner's script. The policy also allows its host and destinations.
 * @throws Error with the page and everything that a strict policy cannot allow: event handlers in attributes, style
 *   attributes, and CSS from other origins. (export/strip-next.ts refuses scripts from other origins earlier.)
 */
export function computePolicy(
  page: string,
  html: string,
  calendar = site.bookingUrl,
  analytics: Analytics | null | undefined = site.analytics,
): string {
  const nodes = findElements(parseDocument(html));
  const faults = nodes.flatMap(findFaults);
  if (faults.length > 0) throw new Error(`${page}: the policy cannot allow this:\n  ${faults.join("\n  ")}`);

  const scripts = nodes.filter((node) => node.tagName === "script" && !isDataScript(node));
  const styles = nodes.filter(({ tagName }) => tagName === "style");
  const runs = scripts.some((script) => getAttribute(script, "type") !== "speculationrules");
  const frames = nodes.some((node) => getAttribute(node, "data-island") === "booking");
  const directives = {
    "default-src": [],
    "script-src": [...(runs ? ["'self'", ...scriptOrigins(analytics)] : []), ...hashInline(scripts)],
    "style-src": hashInline(styles),
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    // Lighthouse requests robots.txt from within the page. If that were blocked, it would report the file as missing.
    "connect-src": ["'self'", ...(analytics?.connect ?? [])],
    "manifest-src": ["'self'"],
    ...(frames && { "frame-src": [calendar ? new URL(calendar).origin : "'self'"] }),
    "object-src": [],
    "base-uri": [],
    "form-action": [],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ") || "'none'"}`)
    .join("; ");
}

/** Returns the origin of an owner's analytics script, if it is not the site's own. */
function scriptOrigins(analytics: Analytics | null | undefined): string[] {
  return analytics && URL.canParse(analytics.src) ? [new URL(analytics.src).origin] : [];
}

/**
 * Adds the policy to a page as a `<meta>` element, directly after the charset, because it applies only to what follows.
 *
 * @throws Error like computePolicy(), and if the page has no charset.
 */
export function addPolicy(page: string, html: string): string {
  const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;
  if (!charset.test(html))
    throw new Error(`${page}: expected <meta charset="utf-8"> to put the policy after it; found none`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${computePolicy(page, html)}">`;
  return html.replace(charset, (found) => found + policy);
}

/** Returns the hashes of inline elements, without duplicates. */
function hashInline(inline: readonly PageElement[]): string[] {
  const texts = new Set(inline.filter((script) => getAttribute(script, "src") === undefined).map(textContent));
  return [...texts].map((code) => `'sha256-${hash("sha256", code, "base64")}'`);
}

/** Describes the code in an element that a strict policy cannot allow. */
function findFaults(node: PageElement): string[] {
  const name = getAttribute(node, "id") ?? getAttribute(node, "class");
  // Any attribute that starts with "on" is an event handler, in SVG and MathML, too.
  const faults = node.attrs.flatMap(({ name, value }) =>
    /^on[a-z]|^style$/.test(name) ? `${name}="${value}"; listen from a script file, style by a class` : [],
  );
  const EXTERNAL = /(?:url\(\s*["']?|@import\s+["'])((?:data:|https?:|\/\/)[^"')]{0,60})/i;
  const [, fetched] = (node.tagName === "style" && EXTERNAL.exec(textContent(node))) || [];
  if (fetched) faults.push(`CSS that fetches ${fetched}; only the site's own files are allowed`);
  return faults.map((fault) => `<${node.tagName}>${name ? ` (${name})` : ""}: ${fault}`);
}

/**
 * The Content-Security-Policy of one page, computed from the page itself: everything is closed, and only what the page
 * holds is opened again, by hash. No unsafe-inline, no wildcard. How hosts send it: deploy/headers.ts.
 *
 * `upgrade-insecure-requests` is left out on purpose: the site refers to nothing over http, and on a host without https
 * (S3's website endpoint) it would turn the site's own files into addresses that do not answer.
 */
import { hash } from "node:crypto";
import type { Analytics } from "@/content/schema/campaigns";
import { site } from "@/content/site";
import { attribute, elements, isData, type PageElement, parseDocument, text } from "./html";

/**
 * Computes a page's policy.
 *
 * @param page The page's path, for messages: `/talent/index.html`.
 * @param html The whole page as it will be served.
 * @param calendar The one address that it may show in a frame, if it has one: of another origin that alone, or the site's own.
 * @param analytics The owner's script, whose host and destinations the policy allows beside the site's own.
 * @throws Error naming the page and every place that no strict policy can allow: event handlers in attributes, style
 *   attributes, and CSS that fetches from elsewhere. Scripts from elsewhere have been stopped at by then
 *   (export/strip-next.ts).
 */
export function policyFor(
  page: string,
  html: string,
  calendar = site.bookingUrl,
  analytics: Analytics | null | undefined = site.analytics,
): string {
  const all = elements(parseDocument(html));
  const faults = all.flatMap(faultsOf);
  if (faults.length > 0) throw new Error(`${page}: the policy cannot allow this:\n  ${faults.join("\n  ")}`);

  const scripts = all.filter((one) => one.tagName === "script" && !isData(one));
  const styles = all.filter(({ tagName }) => tagName === "style");
  const runs = scripts.some((one) => attribute(one, "type") !== "speculationrules");
  const frames = all.some(({ tagName }) => tagName === "iframe");
  const directives = {
    "default-src": [],
    "script-src": [...(runs ? ["'self'", ...scriptOrigins(analytics)] : []), ...hashes(scripts)],
    "style-src": hashes(styles),
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    // Lighthouse fetches robots.txt from within the page, and calls it missing where it may not.
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

/** @returns the origin that an owner's analytics script comes from, if it is not the site's own. */
function scriptOrigins(analytics: Analytics | null | undefined): string[] {
  return analytics && URL.canParse(analytics.src) ? [new URL(analytics.src).origin] : [];
}

/**
 * The page with its policy as a `<meta>` right behind the charset, before anything that it governs.
 *
 * @throws Error as policyFor, and when the page has no charset to put it behind.
 */
export function withPolicy(page: string, html: string): string {
  const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;
  if (!charset.test(html))
    throw new Error(`${page}: expected <meta charset="utf-8"> to put the policy behind, found none`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(page, html)}">`;
  return html.replace(charset, (found) => found + policy);
}

/** Of what stands in the page itself, each once. */
function hashes(inline: readonly PageElement[]): string[] {
  const texts = new Set(inline.filter((one) => attribute(one, "src") === undefined).map(text));
  return [...texts].map((code) => `'sha256-${hash("sha256", code, "base64")}'`);
}

/** What no strict policy can allow in an element, each in words. */
function faultsOf(node: PageElement): string[] {
  const name = attribute(node, "id") ?? attribute(node, "class");
  // In SVG and MathML as in HTML, any attribute that starts with "on" is an event handler.
  const faults = node.attrs.flatMap(({ name, value }) =>
    /^on[a-z]|^style$/.test(name) ? `${name}="${value}"; listen from a script file, style by a class` : [],
  );
  const elsewhere = /(?:url\(\s*["']?|@import\s+["'])((?:data:|https?:|\/\/)[^"')]{0,60})/i;
  const [, fetched] = (node.tagName === "style" && elsewhere.exec(text(node))) || [];
  if (fetched) faults.push(`CSS that fetches ${fetched}; only the site's own files are allowed`);
  return faults.map((fault) => `<${node.tagName}>${name ? ` (${name})` : ""}: ${fault}`);
}

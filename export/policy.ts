/**
 * The Content-Security-Policy of a page: everything is blocked except what the page contains, which is allowed by hash. No
 * unsafe-inline, no wildcard. lib/headers.ts says how hosts send it.
 *
 * Without `upgrade-insecure-requests`: the site uses nothing over http, and on a host without https (S3's website endpoint)
 * the site's own files would no longer load.
 */
import { hash } from "node:crypto";
import type { Analytics } from "@/content/schema/campaigns";
import { site } from "@/content/site";
import { attribute, elements, isData, type PageElement, parseDocument, text } from "@/lib/html";

/**
 * Computes a page's policy.
 *
 * @param page The page's path, for messages: `/talent/index.html`.
 * @param html The whole page as it will be served.
 * @param calendar The address that a frame in the page may show; null for the site's own scheduling page.
 * @param analytics The owner's script, whose host and destinations the policy allows beside the site's own.
 * @throws Error naming the page and everything that no strict policy can allow: event handlers in attributes, style
 *   attributes, and CSS from other origins. (export/strip-next.ts has refused scripts from other origins before.)
 */
export function policyFor(
  page: string,
  html: string,
  calendar = site.bookingUrl,
  analytics: Analytics | null | undefined = site.analytics,
): string {
  const nodes = elements(parseDocument(html));
  const faults = nodes.flatMap(faultsOf);
  if (faults.length > 0) throw new Error(`${page}: the policy cannot allow this:\n  ${faults.join("\n  ")}`);

  const scripts = nodes.filter((node) => node.tagName === "script" && !isData(node));
  const styles = nodes.filter(({ tagName }) => tagName === "style");
  const runs = scripts.some((script) => attribute(script, "type") !== "speculationrules");
  const frames = nodes.some((node) => attribute(node, "data-island") === "booking");
  const directives = {
    "default-src": [],
    "script-src": [...(runs ? ["'self'", ...scriptOrigins(analytics)] : []), ...hashes(scripts)],
    "style-src": hashes(styles),
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    // Lighthouse fetches robots.txt from within the page and otherwise reports it as missing.
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
 * Adds the policy to a page as a `<meta>`, right after the charset and before everything that it governs.
 *
 * @throws Error as policyFor, and if the page has no charset.
 */
export function withPolicy(page: string, html: string): string {
  const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;
  if (!charset.test(html))
    throw new Error(`${page}: expected <meta charset="utf-8"> to put the policy after it; found none`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(page, html)}">`;
  return html.replace(charset, (found) => found + policy);
}

/** The hashes of inline elements, without duplicates. */
function hashes(inline: readonly PageElement[]): string[] {
  const texts = new Set(inline.filter((script) => attribute(script, "src") === undefined).map(text));
  return [...texts].map((code) => `'sha256-${hash("sha256", code, "base64")}'`);
}

/** Describes the code in an element that no strict policy can allow. */
function faultsOf(node: PageElement): string[] {
  const name = attribute(node, "id") ?? attribute(node, "class");
  // Any attribute that starts with "on" is an event handler, in SVG and MathML, too.
  const faults = node.attrs.flatMap(({ name, value }) =>
    /^on[a-z]|^style$/.test(name) ? `${name}="${value}"; listen from a script file, style by a class` : [],
  );
  const externalAddress = /(?:url\(\s*["']?|@import\s+["'])((?:data:|https?:|\/\/)[^"')]{0,60})/i;
  const [, fetched] = (node.tagName === "style" && externalAddress.exec(text(node))) || [];
  if (fetched) faults.push(`CSS that fetches ${fetched}; only the site's own files are allowed`);
  return faults.map((fault) => `<${node.tagName}>${name ? ` (${name})` : ""}: ${fault}`);
}

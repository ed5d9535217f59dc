/**
 * The Content-Security-Policy of one page, computed from the page itself: everything is closed, and only what the page
 * holds is opened again, by hash. No unsafe-inline, no wildcard. How hosts send it: deploy/headers.ts.
 *
 * `upgrade-insecure-requests` is left out on purpose: the site refers to nothing over http, and on a host without https
 * (S3's website endpoint) it would turn the site's own files into addresses that do not answer.
 */
import { createHash } from "node:crypto";
import { attribute, behindCharset, elements, isData, type PageElement, parseDocument, text } from "./html";

export interface PolicyOptions {
  /** The page's path, for messages: `/talent/index.html`. */
  page: string;
  /** What the page may show in a frame: an https address (its origin is taken) or "self". Left out: no frames. */
  frame?: string | undefined;
  /** The page's script fetches something from the site itself. */
  connect?: boolean | undefined;
}

/**
 * Computes a page's policy.
 *
 * @param html The whole page as it will be served.
 * @throws Error naming the page and every place that no strict policy can allow: event handlers in attributes, style
 *   attributes, and CSS that fetches from elsewhere. Scripts from elsewhere have been stopped at by then
 *   (export/strip-next.ts).
 */
export function policyFor(html: string, { page, frame, connect }: PolicyOptions): string {
  const all = elements(parseDocument(html));
  const faults = all.flatMap(faultsOf);
  if (faults.length > 0) throw new Error(`${page}: the policy cannot allow this:\n  ${faults.join("\n  ")}`);

  const scripts = all.filter((one) => one.tagName === "script" && !isData(one));
  const styles = all.filter(({ tagName }) => tagName === "style");
  const directives: [string, string[]][] = [
    ["default-src", []],
    [
      "script-src",
      [...selfIf(scripts.some((one) => attribute(one, "type") !== "speculationrules")), ...hashes(scripts)],
    ],
    ["style-src", [...selfIf(all.some(isStylesheet)), ...hashes(styles)]],
    ["img-src", ["'self'"]],
    ["font-src", ["'self'"]],
    ["connect-src", selfIf(connect)],
    ["manifest-src", ["'self'"]],
    ["frame-src", frame ? [frame === "self" ? "'self'" : new URL(frame).origin] : []],
    ["object-src", []],
    ["base-uri", []],
    ["form-action", []],
  ];
  return (
    directives
      // Without a source, these two fall back to default-src 'none'.
      .filter(([name, sources]) => sources.length > 0 || !["connect-src", "frame-src"].includes(name))
      .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(" ") : "'none'"}`)
      .join("; ")
  );
}

/**
 * The page with its policy as a `<meta>` right behind the charset, before anything that it governs.
 *
 * @throws Error as policyFor, and when the page has no charset to put it behind.
 */
export function withPolicy(html: string, options: PolicyOptions): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html, options)}">`;
  return behindCharset(options.page, html, meta);
}

function selfIf(condition: boolean | undefined): string[] {
  return condition ? ["'self'"] : [];
}

/** Of what stands in the page itself, each once. */
function hashes(inline: readonly PageElement[]): Set<string> {
  return new Set(inline.filter((one) => attribute(one, "src") === undefined).map((one) => hashOf(text(one))));
}

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code, "utf8").digest("base64")}'`;
}

function isStylesheet(node: PageElement): boolean {
  return node.tagName === "link" && (attribute(node, "rel")?.split(/\s+/).includes("stylesheet") ?? false);
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

/**
 * The Content-Security-Policy of one page, computed from the page itself: everything is closed, and only what the page
 * holds is opened again, by hash. No unsafe-inline, no wildcard.
 *
 * `upgrade-insecure-requests` is left out on purpose: the site refers to nothing over http, and on a host without https
 * (S3's website endpoint) it would turn the site's own files into addresses that do not answer.
 */
import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export type PolicyOptions = {
  /** The page's path, for messages: `/talent/index.html`. */
  page: string;
  /** What the page may show in a frame: an address (its origin is taken) or "self". Left out: no frames. */
  frame?: string | undefined;
  /** The page is itself shown in a frame by other pages of the site. */
  framedBySelf?: boolean | undefined;
  /** The page's script fetches something from the site itself. */
  connect?: boolean | undefined;
};

/** One policy in the two forms that it is sent in; a `<meta>` policy may not hold frame-ancestors. */
export type Policy = { header: string; meta: string };

/** What browsers run or apply when they find it inline; other script types are data and need no permission. */
const runnable = new Set(["", "module", "text/javascript", "application/javascript", "importmap", "speculationrules"]);
const addressAttributes = new Set(["href", "src", "action", "formaction", "data", "xlink:href", "srcdoc"]);
const dataTypes = new Set(["application/ld+json", "application/json"]);

/**
 * Computes a page's policy.
 * @param html the whole page as it will be served
 * @throws naming the page and every place that no strict policy can allow: event handlers in attributes, style
 *   attributes, `javascript:` addresses, script types that are not known, and CSS that fetches from elsewhere
 */
export function policyFor(html: string, options: PolicyOptions): Policy {
  const found = new Findings(options.page);
  visit(parseWithoutScript(html), found);
  found.stopOnFaults();

  const script = [...(found.hasScript ? ["'self'"] : []), ...found.scriptHashes];
  const style = [...(found.hasStylesheet ? ["'self'"] : []), ...found.styleHashes];
  const directives: [string, string[]][] = [
    ["default-src", ["'none'"]],
    ["script-src", script],
    ["style-src", style],
    ["img-src", ["'self'"]],
    ["font-src", ["'self'"]],
    ["connect-src", options.connect ? ["'self'"] : []],
    ["manifest-src", ["'self'"]],
    ["frame-src", options.frame ? [frameSource(options.frame, options.page)] : []],
    ["object-src", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["form-action", ["'none'"]],
  ];
  const meta = directives
    // The fetch directives without a source fall back to default-src 'none'; script-src is said in full all the same,
    // for the readers that look for it.
    .filter(([name, sources]) => sources.length > 0 || name === "script-src" || name === "style-src")
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(" ") : "'none'"}`)
    .join("; ");
  return { header: `${meta}; ${frameAncestors(options.framedBySelf)}`, meta };
}

/**
 * The policy header of a page. Its own `<meta>` policy, written by the export, is the truth. A file without one is the
 * owner's, as it stood in public/, and gets what every host sends with every page: what it does within is its own affair.
 * @param path the page's path in the site
 */
export function policyHeaderOf(html: string, path: string, framedPages: readonly string[]): string {
  const framedBySelf = framedPages.includes(path);
  const meta = metaPolicyOf(html);
  return meta ? `${meta}; ${frameAncestors(framedBySelf)}` : fixedPolicyHeader(framedBySelf);
}

/**
 * The page with its policy as a `<meta>` right behind the charset, before anything that it governs.
 * @throws as {@link policyFor}, and when the page has a policy already or no charset to put it behind
 */
export function withPolicy(html: string, options: PolicyOptions): string {
  if (metaPolicyOf(html)) throw new Error(`${options.page}: has a Content-Security-Policy already`);
  const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i.exec(html);
  if (!charset) throw new Error(`${options.page}: expected <meta charset="utf-8"> to put the policy behind`);
  const end = charset.index + charset[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html, options).meta}">`;
  return html.slice(0, end) + meta + html.slice(end);
}

/** The content of a page's `<meta http-equiv="Content-Security-Policy">`, if it has one. */
export function metaPolicyOf(html: string): string | undefined {
  return metaContent(parseWithoutScript(html), "http-equiv", "content-security-policy");
}

/**
 * The part of every page's policy that does not depend on the page, for hosts that send one header for all of them; the
 * rest stands in the page. Without hashes in it, such a header can never disagree with a page of another release.
 */
export function fixedPolicyHeader(framedBySelf: boolean): string {
  return `object-src 'none'; base-uri 'none'; form-action 'none'; ${frameAncestors(framedBySelf)}`;
}

/** Whether a page asks not to be indexed by its `<meta name="robots">`. */
export function isNoindex(html: string): boolean {
  return /\bnoindex\b/i.test(metaContent(parseWithoutScript(html), "name", "robots") ?? "");
}

function frameAncestors(self: boolean | undefined): string {
  return `frame-ancestors ${self ? "'self'" : "'none'"}`;
}

function frameSource(address: string, page: string): string {
  if (address === "self") return "'self'";
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== "https:") {
    throw new Error(`${page}: the frame's address must be "self" or start with https://, not ${address}`);
  }
  return url.origin;
}

function metaContent(node: Node, attribute: string, value: string): string | undefined {
  for (const element of elementsOf(node)) {
    if (element.tagName !== "meta" || attr(element, attribute)?.toLowerCase() !== value) continue;
    const content = attr(element, "content");
    if (content) return content;
  }
  return undefined;
}

/** As a browser with script off reads it, so that what stands in `<noscript>` is seen as well. */
function parseWithoutScript(html: string) {
  return parse(html, { scriptingEnabled: false });
}

class Findings {
  scriptHashes = new Set<string>();
  styleHashes = new Set<string>();
  hasScript = false;
  hasStylesheet = false;
  private faults: string[] = [];

  constructor(private page: string) {}

  fault(element: Element, problem: string) {
    const name = attr(element, "id") ?? attr(element, "class");
    this.faults.push(`<${element.tagName}>${name ? ` (${name})` : ""}: ${problem}`);
  }

  stopOnFaults() {
    if (this.faults.length === 0) return;
    throw new Error(`${this.page}: the policy cannot allow this:\n  ${this.faults.join("\n  ")}`);
  }
}

function visit(document: Node, found: Findings) {
  for (const element of elementsOf(document)) {
    for (const { name, value } of element.attrs) checkAttribute(element, name, value, found);
    if (element.tagName === "script") visitScript(element, found);
    if (element.tagName === "style") visitStyle(element, found);
    if (element.tagName === "link" && attr(element, "rel")?.split(/\s+/).includes("stylesheet")) {
      found.hasStylesheet = true;
    }
    if (element.tagName === "base") found.fault(element, "base-uri is closed; write addresses in full");
  }
}

function checkAttribute(element: Element, name: string, value: string, found: Findings) {
  // In SVG and MathML as in HTML, any attribute that starts with "on" is an event handler.
  if (/^on[a-z]/.test(name)) found.fault(element, `event handler ${name}; listen from a script file`);
  if (name === "style") found.fault(element, `style="${value}"; use a class or a presentation attribute`);
  // Browsers skip control characters and spaces when they read the scheme.
  const address = addressAttributes.has(name) ? value.replace(/[^!-~]/g, "").toLowerCase() : "";
  if (address.startsWith("javascript:")) found.fault(element, `${name} holds a javascript: address`);
}

function visitScript(element: Element, found: Findings) {
  const type = (attr(element, "type") ?? "").trim().toLowerCase();
  if (dataTypes.has(type)) return;
  if (!runnable.has(type)) return found.fault(element, `unknown script type "${type}"`);
  if (type !== "speculationrules") found.hasScript = true;
  const src = attr(element, "src");
  if (src === undefined) found.scriptHashes.add(hashOf(textOf(element)));
  else if (isElsewhere(src)) found.fault(element, `script from elsewhere: ${src}`);
}

function visitStyle(element: Element, found: Findings) {
  const css = textOf(element);
  found.styleHashes.add(hashOf(css));
  const elsewhere = /(?:url\(\s*["']?|@import\s+["'])((?:data:|https?:|\/\/)[^"')]{0,60})/i.exec(css)?.[1];
  if (elsewhere) found.fault(element, `CSS that fetches ${elsewhere}; only the site's own files are allowed`);
}

function isElsewhere(address: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(address.trim());
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

function attr(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function* elementsOf(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  // A template's content is inert until a script clones it, and then under the same policy.
  if ("tagName" in node && node.tagName === "template" && "content" in node) {
    yield* elementsOf(node.content);
  }
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsOf(child);
}

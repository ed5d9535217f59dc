/**
 * The Content-Security-Policy of one page, computed from the page itself: everything is closed, and only what the page
 * holds is opened again, by hash. No unsafe-inline, no wildcard. How hosts send it: deploy/headers.ts.
 *
 * `upgrade-insecure-requests` is left out on purpose: the site refers to nothing over http, and on a host without https
 * (S3's website endpoint) it would turn the site's own files into addresses that do not answer.
 */
import { createHash } from "node:crypto";
import { metaPolicyOf } from "@/deploy/headers";
import { attribute, behindCharset, elements, isData, type PageElement, parseDocument, scriptType, text } from "./html";

export interface PolicyOptions {
  /** The page's path, for messages: `/talent/index.html`. */
  page: string;
  /** What the page may show in a frame: an address (its origin is taken) or "self". Left out: no frames. */
  frame?: string | undefined;
  /** The page's script fetches something from the site itself. */
  connect?: boolean | undefined;
}

/** What browsers run or apply when they find it inline; data needs no permission. */
const RUNNABLE = new Set(["", "module", "text/javascript", "application/javascript", "importmap", "speculationrules"]);
const ADDRESSES = new Set(["href", "src", "action", "formaction", "data", "xlink:href", "srcdoc"]);

/**
 * Computes a page's policy.
 *
 * @param html The whole page as it will be served.
 * @throws Error naming the page and every place that no strict policy can allow: event handlers in attributes, style
 *   attributes, `javascript:` addresses, script types that are not known, and CSS that fetches from elsewhere.
 */
export function policyFor(html: string, { page, frame, connect }: PolicyOptions): string {
  const all = elements(parseDocument(html));
  const faults = all.flatMap(faultsOf);
  if (faults.length > 0) throw new Error(`${page}: the policy cannot allow this:\n  ${faults.join("\n  ")}`);

  const scripts = all.filter((one) => one.tagName === "script" && RUNNABLE.has(scriptType(one)));
  const styles = all.filter(({ tagName }) => tagName === "style");
  const directives: [string, string[]][] = [
    ["default-src", []],
    ["script-src", [...selfIf(scripts.some((one) => scriptType(one) !== "speculationrules")), ...hashes(scripts)]],
    ["style-src", [...selfIf(all.some(isStylesheet)), ...hashes(styles)]],
    ["img-src", ["'self'"]],
    ["font-src", ["'self'"]],
    ["connect-src", selfIf(connect)],
    ["manifest-src", ["'self'"]],
    ["frame-src", frame ? [frameSource(frame, page)] : []],
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
 * @throws Error as policyFor, and when the page has a policy already or no charset to put it behind.
 */
export function withPolicy(html: string, options: PolicyOptions): string {
  if (metaPolicyOf(html)) throw new Error(`${options.page}: has a Content-Security-Policy already`);
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

function frameSource(address: string, page: string): string {
  if (address === "self") return "'self'";
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== "https:") {
    throw new Error(`${page}: the frame's address must be "self" or start with https://, not ${address}`);
  }
  return url.origin;
}

/** What no strict policy can allow in an element, each in words. */
function faultsOf(node: PageElement): string[] {
  const name = attribute(node, "id") ?? attribute(node, "class");
  const faults = [
    ...node.attrs.map(({ name, value }) => attributeFault(name, value)),
    node.tagName === "script" ? scriptFault(node) : undefined,
    node.tagName === "style" ? styleFault(text(node)) : undefined,
    node.tagName === "base" ? "base-uri is closed; write addresses in full" : undefined,
  ];
  return faults.flatMap((fault) => (fault ? [`<${node.tagName}>${name ? ` (${name})` : ""}: ${fault}`] : []));
}

function attributeFault(name: string, value: string): string | undefined {
  // In SVG and MathML as in HTML, any attribute that starts with "on" is an event handler.
  if (/^on[a-z]/.test(name)) return `event handler ${name}; listen from a script file`;
  if (name === "style") return `style="${value}"; use a class or a presentation attribute`;
  // Browsers skip control characters and spaces when they read the scheme.
  const address = ADDRESSES.has(name) ? value.replace(/[^!-~]/g, "").toLowerCase() : "";
  return address.startsWith("javascript:") ? `${name} holds a javascript: address` : undefined;
}

function scriptFault(script: PageElement): string | undefined {
  const [type, src] = [scriptType(script), attribute(script, "src")];
  if (isData(script)) return undefined;
  if (!RUNNABLE.has(type)) return `unknown script type "${type}"`;
  return src && /^(?:[a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(src.trim()) ? `script from elsewhere: ${src}` : undefined;
}

function styleFault(css: string): string | undefined {
  const elsewhere = /(?:url\(\s*["']?|@import\s+["'])((?:data:|https?:|\/\/)[^"')]{0,60})/i.exec(css)?.[1];
  return elsewhere && `CSS that fetches ${elsewhere}; only the site's own files are allowed`;
}

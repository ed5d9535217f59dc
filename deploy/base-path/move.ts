/**
 * Moves a finished site below a path, for hosts that serve it there (GitHub Pages: https://name.github.io/repository/).
 * Every address of the site's own gets the path in front, wherever it stands; policies are computed anew.
 */
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { metaPolicyOf, withPolicy } from "../policy.ts";
import type { SiteFiles } from "../site-files.ts";
import { addressOf, kindOf } from "../table.ts";

type Element = DefaultTreeAdapterTypes.Element;
type Edit = { start: number; end: number; text: string };

/**
 * @param site the files of a site that was built for the root of a host
 * @param base the path, with a leading slash and none at the end: "/repository"
 * @throws when the base is not such a path, or a page refers to something below the root that is not in the site
 */
export function moveToBase(site: SiteFiles, base: string): SiteFiles {
  if (!/^(?:\/[\w.~-]+)+$/.test(base)) throw new Error(`The base path must look like /repository, not "${base}"`);
  const own = new Set<string>();
  for (const path of site.keys()) for (const form of [path, addressOf(path), bare(addressOf(path))]) own.add(form);
  const move = new Move(own, base);
  return new Map([...site].map(([path, content]) => [path, move.file(path, content)]));
}

class Move {
  constructor(
    private own: ReadonlySet<string>,
    private base: string,
  ) {}

  file(path: string, content: Buffer): Buffer {
    if (kindOf(path) === "page") return Buffer.from(this.page(path, content.toString("utf8")));
    // One without a hash in its name is the owner's, as it stood in public/, and stays as it is.
    if (kindOf(path) === "hashed" && path.endsWith(".js")) return Buffer.from(this.script(content.toString("utf8")));
    if (kindOf(path) === "hashed" && path.endsWith(".css")) return Buffer.from(this.css(content.toString("utf8")));
    if (path.endsWith(".webmanifest"))
      return Buffer.from(this.strings(content.toString("utf8"), (text) => this.isOwn(text)));
    return content;
  }

  private page(path: string, html: string): string {
    const policy = metaPolicyOf(html);
    // The same: the site's own pages have one.
    if (!policy) return html;
    const edits: Edit[] = [];
    for (const element of elementsOf(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))) {
      edits.push(...this.attributes(path, element, html), ...this.inline(element, html));
    }
    const moved = edits
      .sort((a, b) => b.start - a.start)
      .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), html);
    const withoutPolicy = moved.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, "");
    const frame = /frame-src ([^;]+)/.exec(policy)?.[1];
    const connect = policy.includes("connect-src");
    return withPolicy(withoutPolicy, { page: path, frame: frame === "'self'" ? "self" : frame, connect });
  }

  private attributes(path: string, element: Element, html: string): Edit[] {
    const places = element.sourceCodeLocation?.attrs ?? {};
    return element.attrs.flatMap(({ name, value }) => {
      const place = places[name];
      if (!place) return [];
      const isList = name === "srcset" || name === "imagesrcset";
      const moved = isList
        ? value.replace(/(^|,\s*)(\/[^\s,]+)/g, (_, gap, one) => gap + this.address(one))
        : this.address(value);
      if (moved === value) {
        const lost = /^(?:href|src|srcset)$/.test(name) && /^\/(?!\/)/.test(value);
        if (lost)
          throw new Error(`${path}: <${element.tagName} ${name}="${value}"> is not in the site, so it cannot be moved`);
        return [];
      }
      const source = html.slice(place.startOffset, place.endOffset);
      return [
        { start: place.startOffset, end: place.endOffset, text: source.replace(escaped(value), () => escaped(moved)) },
      ];
    });
  }

  private inline(element: Element, html: string): Edit[] {
    const place = element.sourceCodeLocation;
    if ((element.tagName !== "script" && element.tagName !== "style") || !place?.startTag || !place.endTag) return [];
    const [start, end] = [place.startTag.endOffset, place.endTag.startOffset];
    const code = html.slice(start, end);
    const type = element.attrs.find(({ name }) => name === "type")?.value;
    if (element.tagName === "style") return [{ start, end, text: this.css(code) }];
    // Every string of speculation rules that begins with a slash is a pattern of the site's addresses.
    if (type === "speculationrules") return [{ start, end, text: this.strings(code, (text) => text.startsWith("/")) }];
    return type === "application/ld+json" ? [] : [{ start, end, text: this.script(code) }];
  }

  private css(code: string): string {
    return code.replace(
      /(url\(\s*["']?)(\/[^"')\s]+)/g,
      (_, before: string, address: string) => before + this.address(address),
    );
  }

  // A lone slash in a script is as often a separator as an address; the site's scripts name no page by it.
  private script(code: string): string {
    return this.strings(code, (text) => text !== "/" && this.isOwn(text));
  }

  private strings(code: string, isAddress: (text: string) => boolean): string {
    return code.replace(/(["'`])(\/[^"'`\s]*)\1/g, (whole, quote: string, text: string) =>
      isAddress(text) ? quote + this.base + text + quote : whole,
    );
  }

  private address(value: string): string {
    return this.isOwn(value) ? this.base + value : value;
  }

  private isOwn(value: string): boolean {
    return value.startsWith("/") && this.own.has(value.replace(/[?#].*$/s, ""));
  }
}

function bare(address: string): string {
  return address === "/" ? address : address.replace(/\/$/, "");
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;");
}

function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("content" in node) yield* elementsOf(node.content);
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsOf(child);
}

/** Checks a deployed copy of the site from outside, by nothing but its answers. */
import { addressOf, everyAnswer, framedPages, hostFiles, kindOf } from "../table.ts";
import { checkAnswer, checkFixed, checkType, type Problem } from "./answer-checks.ts";
import { ask, type Reply } from "./ask.ts";
import { type PageReferences, referencesOf } from "./references.ts";

export type VerifyOptions = {
  /** The pages that must be there, as addresses with their closing slash: "/", "/talent/". */
  pages: readonly string[];
  /** The host sends its own headers and no others (S3's website endpoint, GitHub Pages): say so, but do not fail. */
  plainHost?: boolean;
};

/** `fault` fails the check; a `note` is for a person to know. */
export type Finding = { level: "fault" | "note"; address: string; text: string };
export type Report = { findings: Finding[]; asked: number };

// Says itself what it is for, in somebody's access log; no page will ever have this name.
const unknownAddress = "/no-such-page-asked-by-verify";

/**
 * Checks a copy.
 * @param copy its address, base path included: https://www.example.com, or http://127.0.0.1:4173/sub
 * @returns what was found, and how many addresses were asked for
 * @throws when the copy does not answer at all
 */
export async function verify(copy: string, options: VerifyOptions): Promise<Report> {
  const root = copy.replace(/\/+$/, "");
  await ask(`${root}/`);
  const check = new Verification(root, options);
  await check.pages();
  await check.unknownAddresses();
  await check.sitemap();
  await check.references();
  await check.secureTransport();
  return { findings: check.findings, asked: check.asked };
}

class Verification {
  findings: Finding[] = [];
  asked = 0;
  private read = new Map<string, PageReferences>();

  constructor(
    private root: string,
    private options: VerifyOptions,
  ) {}

  async pages() {
    const framed = framedPages.map(addressOf);
    for (const address of new Set([...this.options.pages, ...framed])) {
      const reply = await this.page(address);
      if (reply) await this.withoutSlash(address, reply);
    }
  }

  private async page(address: string): Promise<Reply | undefined> {
    const reply = await this.get(address);
    if (!reply) return undefined;
    if (reply.status !== 200) return void this.fault(address, `expected status 200, got ${reply.status}`);
    this.problems(address, checkAnswer(fileOf(address), reply));
    this.read.set(`${this.root}${address}`, referencesOf(reply.body.toString("utf8")));
    const plain = await this.get(address, "identity");
    if (plain && !plain.body.equals(reply.body)) this.fault(address, "the compressed page differs from the plain one");
    return reply;
  }

  private async withoutSlash(address: string, page: Reply) {
    const bare = address.replace(/\/$/, "");
    if (bare === "") return;
    const reply = await this.get(bare);
    if (!reply) return;
    if (reply.status === 200) {
      if (!reply.body.equals(page.body)) this.fault(bare, `shows another page than ${address}`);
      return;
    }
    const target = this.target(reply);
    if (target !== `${this.root}${address}`) {
      this.fault(bare, `expected the page or a redirect to ${address}, got ${reply.status} ${target ?? ""}`.trim());
    } else if (reply.status !== 301 && reply.status !== 308) {
      this.note(bare, `redirects with ${reply.status}; 301 or 308 would be kept by browsers and search engines`);
    }
  }

  async unknownAddresses() {
    for (const address of [unknownAddress, `${unknownAddress}/`, ...hostFiles]) {
      let reply = await this.get(address);
      const target = reply && this.target(reply);
      // A host may add the slash before it looks.
      if (target === `${this.root}${address}/`) reply = await this.get(`${address}/`);
      if (!reply) continue;
      if (reply.status !== 404) {
        this.fault(address, `expected status 404, got ${reply.status}`);
        continue;
      }
      this.problems(address, checkType("/404.html", reply.headers));
      this.problems(address, checkFixed(everyAnswer, reply.headers));
      if (!/<h1[\s>]/i.test(reply.body.toString("utf8"))) this.fault(address, "the 404 page has no heading");
    }
    const malformed = await this.get("/%");
    if (malformed && malformed.status >= 500)
      this.fault("/%", `a malformed address is answered with ${malformed.status}`);
  }

  async sitemap() {
    const reply = await this.file("/sitemap.xml");
    if (!reply) return;
    const listed = [...reply.body.toString("utf8").matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
    if (listed.length === 0) this.fault("/sitemap.xml", "lists no page");
    const published = this.read.get(`${this.root}/`)?.canonical?.replace(/\/+$/, "");
    if (!published) return this.fault("/", "no canonical address, so the sitemap's addresses cannot be compared");
    if (published !== this.root) this.note("/", `this copy names ${published} as its address`);
    for (const location of listed) {
      if (!location.startsWith(`${published}/`) && location !== published) {
        this.fault("/sitemap.xml", `${location} is not below ${published}`);
        continue;
      }
      await this.listed(location, published);
    }
    const robots = await this.file("/robots.txt");
    const noindex = robots && !robots.body.toString("utf8").includes("Sitemap:");
    if (noindex) this.note("/robots.txt", "names no sitemap, as a preview does");
  }

  private async listed(location: string, published: string) {
    const address = location.slice(published.length) || "/";
    const reply = await this.get(address);
    if (reply?.status !== 200) return this.fault("/sitemap.xml", `${location} answers ${reply?.status ?? "nothing"}`);
    const { canonical } = referencesOf(reply.body.toString("utf8"));
    if (canonical !== location) this.fault("/sitemap.xml", `${location} names another canonical address: ${canonical}`);
  }

  async references() {
    const seen = new Set<string>();
    for (const [page, { addresses }] of this.read) {
      for (const written of addresses) {
        if (written.startsWith("http:")) this.fault(this.short(page), `refers to ${written} without https`);
        if (/^(?:mailto|tel|data|sms):/i.test(written)) continue;
        const url = URL.canParse(written, page) ? new URL(written, page) : undefined;
        if (!url) {
          this.fault(this.short(page), `refers to an address that is none: ${written}`);
        } else if (url.origin === new URL(this.root).origin && !seen.has(url.href)) {
          seen.add(url.href);
          await this.reference(this.short(page), url);
        }
      }
    }
    await this.manifest();
  }

  private async reference(from: string, url: URL) {
    const href = `${url.origin}${url.pathname}`;
    if (href !== this.root && !href.startsWith(`${this.root}/`)) {
      return this.fault(from, `refers to ${url.pathname}, outside of the site`);
    }
    const address = href.slice(this.root.length) || "/";
    const isFile = /\.[a-z0-9]+$/i.test(address) && kindOf(address) !== "page";
    if (isFile) {
      await this.file(address, from);
    } else if (!this.read.has(href)) {
      const reply = await this.get(address);
      const target = reply && this.target(reply);
      if (target && this.read.has(target))
        this.note(from, `links ${address}, which redirects to ${this.short(target)}`);
      else if (reply?.status === 200) this.read.set(href, referencesOf(reply.body.toString("utf8")));
      else return this.fault(from, `links ${address}, which answers ${reply?.status ?? "nothing"}`);
    }
    const anchor = decodeURIComponent(url.hash.slice(1));
    // #book opens the dialog and names no place in the page; #top is the browser's own.
    if (!anchor || anchor === "book" || anchor === "top") return;
    const target = this.read.get(href) ?? this.read.get(`${href}/`);
    if (target && !target.ids.has(anchor))
      this.fault(from, `links ${address}#${anchor}, but that page has no such place`);
  }

  private async manifest() {
    const links = [...this.read.values()].flatMap(({ addresses }) => [...addresses]);
    if (!links.some((address) => address.endsWith(".webmanifest"))) return;
    const reply = await this.file("/manifest.webmanifest");
    if (!reply) return;
    try {
      const { icons = [] } = JSON.parse(reply.body.toString("utf8")) as { icons?: { src: string }[] };
      for (const { src } of icons) await this.reference("/manifest.webmanifest", new URL(src, reply.url));
    } catch {
      this.fault("/manifest.webmanifest", "is not JSON");
    }
  }

  async secureTransport() {
    const { protocol, hostname, port } = new URL(this.root);
    if (protocol !== "https:") {
      this.note("/", "asked over http: a browser would ignore strict-transport-security here");
    } else if (port === "") {
      const reply = await ask(`http://${hostname}/`).catch(() => undefined);
      const target = reply?.headers.location ?? "";
      if (reply && !(reply.status >= 301 && reply.status <= 308 && target.startsWith(`https://${hostname}`))) {
        this.fault("/", `http://${hostname}/ does not redirect to https: ${reply.status} ${target}`.trim());
      }
    }
  }

  /** Asks for a file, once however often it is needed, and checks its answer. */
  private files = new Map<string, Promise<Reply | undefined>>();
  private file(address: string, from?: string): Promise<Reply | undefined> {
    const known = this.files.get(address);
    if (known) return known;
    const asked = this.get(address).then((reply) => {
      if (reply?.status !== 200) {
        this.fault(
          from ?? address,
          `${from ? `refers to ${address}, which` : "it"} answers ${reply?.status ?? "nothing"}`,
        );
        return undefined;
      }
      try {
        this.problems(address, checkAnswer(address, reply));
      } catch (error) {
        this.fault(address, error instanceof Error ? error.message : String(error));
      }
      return reply;
    });
    this.files.set(address, asked);
    return asked;
  }

  private async get(address: string, accept?: string): Promise<Reply | undefined> {
    this.asked += 1;
    try {
      return await ask(this.root + address, accept);
    } catch (error) {
      this.fault(address, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  private target({ headers, status, url }: Reply): string | undefined {
    const { location } = headers;
    if (status < 300 || status > 399 || !location || !URL.canParse(location, url)) return undefined;
    return new URL(location, url).href;
  }

  private problems(address: string, problems: Problem[]) {
    for (const { of, text } of problems) {
      if (of === "host" && this.options.plainHost) this.note(address, text);
      else this.fault(address, text);
    }
  }

  private short(url: string): string {
    return url.slice(this.root.length) || "/";
  }

  private fault(address: string, text: string) {
    this.findings.push({ level: "fault", address, text });
  }

  private note(address: string, text: string) {
    this.findings.push({ level: "note", address, text });
  }
}

function fileOf(address: string): string {
  return address.endsWith("/") ? `${address}index.html` : address;
}

/**
 * Checks a deployed copy of the site from outside, by nothing but its answers: each must be what the built folder and
 * the table give for that address, as `deploy/answers.ts` puts them together.
 */

import { attribute, elements, parseDocument } from "@/export/html";
import { answer, type PreparedSite, prepare } from "../answers";
import { ask, type Reply } from "../ask";
import {
  addressOf,
  fileAt,
  type HeaderTable,
  HOST_FILES,
  isNoindex,
  kindOf,
  NOT_FOUND_PAGE,
  REDIRECTS,
} from "../headers";
import type { SiteFiles } from "../site-files";
import {
  compareDelivery,
  compareFile,
  compareInsecure,
  compareRedirect,
  compareUnknown,
  difference,
  type Problem,
  targetOf,
} from "./compare";

export interface VerifyOptions {
  /** The host sends its own headers and no others (S3's website endpoint): say so, but do not fail. */
  plainHost?: boolean;
}

/** `fault` fails the check; a `note` is for a person to know. */
export interface Finding {
  level: "fault" | "note";
  address: string;
  text: string;
}
export interface Report {
  findings: Finding[];
  asked: number;
}

// Says itself what it is for, in somebody's access log; no page will ever have this name.
const UNKNOWN_NAME = "no-such-page-asked-by-verify";

/**
 * Checks a copy.
 * @param copy its address: https://www.example.com
 * @param site the built folder that was deployed there
 * @returns what was found, and how many addresses were asked for
 * @throws when the copy does not answer at all, or is of another build than the folder
 */
export async function verify(
  copy: string,
  site: SiteFiles,
  { plainHost = false }: VerifyOptions = {},
): Promise<Report> {
  const root = copy.replace(/\/+$/, "");
  await ask(`${root}/`);
  const check = new Verification(root, site, await prepare(site));
  await check.sameBuild();
  const found = await Promise.all([
    ...[...check.addresses()].map((address) => check.address(address)),
    check.malformed(),
    check.wholeCopy(),
  ]);
  const findings = found.flat().map(({ address, of, text }): Finding => {
    const level = of === "note" || (of === "host" && plainHost) ? "note" : "fault";
    return { level, address, text };
  });
  return { findings, asked: check.asked };
}

type Located = Problem & { address: string };

class Verification {
  asked = 0;

  constructor(
    private root: string,
    private site: SiteFiles,
    private expected: PreparedSite,
  ) {}

  /** @throws when more than half of the pages are whole, but others than those in the folder */
  async sameBuild() {
    const pages = [...this.site].filter(([path]) => kindOf(path) === "page" && path !== NOT_FOUND_PAGE);
    const other = await Promise.all(
      pages.map(async ([path, built]) => {
        const reply = await this.get(addressed(path)).catch(() => undefined);
        const isWhole = reply?.status === 200 && /<\/html>\s*$/i.test(reply.body.toString("utf8"));
        const text = isWhole ? difference(path, built, reply.body) : undefined;
        return text ? [`${addressOf(path)}: ${text}`] : [];
      }),
    );
    const texts = other.flat();
    if (texts.length * 2 <= pages.length) return;
    throw new Error(
      `${this.root} is of another build than the folder: ${texts.length} of ${pages.length} pages differ ` +
        `(or the host rewrites them). Deploy the folder, or build what is deployed, then check again.\n${texts[0]}`,
    );
  }

  /** Every address that says something of a copy: each file, with and without its slash, and what is in no folder. */
  addresses(): Set<string> {
    // Asked for by its own address, the 404 page is answered by each host in its own way; unknown addresses show it.
    const files = [...this.site.keys()].filter((path) => path !== NOT_FOUND_PAGE).map(addressed);
    const bare = files.filter((address) => address.endsWith("/")).map((address) => address.slice(0, -1));
    const folders = files.flatMap((address) =>
      [...address.matchAll(/\//g)].map(({ index }) => address.slice(0, index + 1)),
    );
    return new Set([
      ...files,
      ...bare.filter((address) => address !== ""),
      ...REDIRECTS.map(({ from }) => from),
      ...folders.flatMap((folder) =>
        ["", UNKNOWN_NAME, `${UNKNOWN_NAME}/`, `${UNKNOWN_NAME}.js`].map((end) => folder + end),
      ),
      ...HOST_FILES,
    ]);
  }

  /** Asks for an address, and holds the answer against the one that the site and the table give. */
  async address(address: string): Promise<Located[]> {
    return this.located(address, async () => {
      const reply = await this.get(address);
      const expected = this.answerTo(address);
      const withSlash = expected.headers.location === `${address}/`;
      if (expected.status === 404) {
        // A host may add the slash before it looks.
        const slashed = targetOf(reply) === `${this.root}${address}/`;
        return compareUnknown(address, expected, slashed ? await this.get(`${address}/`) : reply);
      }
      if (expected.status !== 200 && !(withSlash && reply.status === 200)) return compareRedirect(expected, reply);
      const path = decodeURIComponent(fileAt(withSlash ? `${address}/` : address));
      const problems = compareFile(path, withSlash ? this.answerTo(`${address}/`) : expected, reply);
      return [...problems, ...(reply.status === 200 ? await this.delivery(address, path, reply) : [])];
    });
  }

  private async delivery(address: string, path: string, packed: Reply): Promise<Problem[]> {
    const { etag, "last-modified": changed } = packed.headers;
    const validator: HeaderTable | undefined = etag
      ? { "if-none-match": etag }
      : changed
        ? { "if-modified-since": changed }
        : undefined;
    const plain = await this.get(address, "identity");
    const again = validator && (await this.get(address, undefined, validator));
    const expires = /^Expires: (.+)$/m.exec(kindOf(path) === "listing" ? packed.body.toString("utf8") : "")?.[1];
    return [
      ...compareDelivery(path, packed, plain, again),
      ...(expires && Date.parse(expires) < Date.now()
        ? [{ of: "site" as const, text: `expired at ${expires}: build and deploy anew` }]
        : []),
    ];
  }

  malformed(): Promise<Located[]> {
    return this.located("/%", async () => {
      const { status } = await this.get("/%");
      return status < 500 ? [] : [{ of: "site", text: `a malformed address is answered with ${status}` }];
    });
  }

  /** What the folder cannot say of the place where it was put. */
  wholeCopy(): Promise<Located[]> {
    return this.located("/", async () => {
      const copy = new URL(this.root);
      const html = this.site.get("/index.html")?.toString("utf8") ?? "";
      const canonical = elements(parseDocument(html), "link").find((link) => attribute(link, "rel") === "canonical");
      const published = canonical && attribute(canonical, "href")?.replace(/\/+$/, "");
      const notes = [
        ...(published && published !== this.root ? [`this copy names ${published} as its address`] : []),
        ...(isNoindex(html) ? ["asks search engines to leave it out, as a preview does"] : []),
        ...(copy.protocol === "http:"
          ? ["asked over http: a browser would ignore strict-transport-security here"]
          : []),
      ].map((text): Problem => ({ of: "note", text }));
      if (copy.protocol === "http:" || copy.port !== "") return notes;
      const insecure = await ask(`http://${copy.hostname}/`).catch(() => undefined);
      return [...notes, ...compareInsecure(copy, insecure)];
    });
  }

  private async located(address: string, find: () => Promise<Problem[]>): Promise<Located[]> {
    try {
      return (await find()).map((problem) => ({ ...problem, address }));
    } catch (error) {
      return [{ of: "site", address, text: error instanceof Error ? error.message : String(error) }];
    }
  }

  private answerTo(address: string) {
    return answer(this.expected, { method: "GET", address, headers: {} });
  }

  private get(address: string, accept?: string, headers?: HeaderTable): Promise<Reply> {
    this.asked += 1;
    return ask(this.root + address, accept, headers);
  }
}

/** The address of a file, as a browser writes it. */
function addressed(path: string): string {
  return addressOf(path).split("/").map(encodeURIComponent).join("/");
}

import { existsSync } from "node:fs";
import { dirname } from "node:path";

/** A link within the site, as sources write it: `href="/talent/#pricing"` or `href: "#team"`. */
const LINK = /\bhref(?:=\{?|: )"((?:#|\/(?!\/))[^"]*)"/g;

/** An id as sources write it: `id="team"`, `id: "team"`, or the default of a property, `id = "hero"`. */
const LITERAL_ID = /\bid(?:=\{?|: | = )"([^"]+)"/g;

/** An id that is known only when the page is built. */
const COMPUTED_ID = /\bid=\{[^"]/;

/**
 * Finds dead links in the sources of pages. The build finds every dead link in the finished pages (export/links.ts);
 * this finds most of them without a build.
 *
 * @param sources The texts of app/ and components/ by file, such as "app/talent/page.tsx".
 * @param pages The pages of content/routes.ts.
 * @param others Further addresses that exist, such as that of the scheduling page.
 * @returns one line for each dead link.
 */
export function deadLinkFaults(
  sources: ReadonlyMap<string, string>,
  pages: readonly { path: string; canonical: string }[],
  others: readonly string[] = [],
): string[] {
  const componentIds = idsIn([...sources].filter(([file]) => toPosix(file).startsWith("components/")));

  /** Whether a page has an id. A page that computes ids may have any. */
  function hasId(path: string, id: string): boolean {
    const folder = `app${path}`.replace(/\/$/, "");
    const own = [...sources].filter(([file]) => toPosix(dirname(file)) === folder);
    if (own.some(([, text]) => COMPUTED_ID.test(text))) return true;
    return componentIds.has(id) || idsIn(own).has(id);
  }

  function isDead(href: string, from: string): boolean {
    const [address = "", id = ""] = href.split("#");
    // A file: the build knows which there are.
    if (/\.\w+$/.test(address)) return !existsSync(`public${address}`) && !others.includes(address);
    const path = address === "" ? from : address.replace(/(?<=.)\/$/, "");
    const page = pages.find((page) => page.path === path);
    if (!page) return address !== "" && !others.includes(address);
    return id !== "" && !hasId(page.canonical, id);
  }

  return [...sources]
    .filter(([file]) => toPosix(file).startsWith("app/"))
    .flatMap(([file, text]) =>
      text.split("\n").flatMap((line, index) =>
        [...line.matchAll(LINK)]
          .map(([, href = ""]) => href)
          .filter((href) => isDead(href, `/${toPosix(dirname(file)).replace(/^app\/?/, "")}`))
          .map(
            (href) =>
              `${file}:${index + 1}: expected a link to a page of content/routes.ts or a section of one; found "${href}"`,
          ),
      ),
    );
}

function idsIn(sources: readonly (readonly [file: string, text: string])[]): Set<string> {
  return new Set(sources.flatMap(([, text]) => [...text.matchAll(LITERAL_ID)].map(([, id = ""]) => id)));
}

function toPosix(path: string): string {
  return path.replaceAll("\\", "/");
}

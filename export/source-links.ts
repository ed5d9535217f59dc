import { existsSync } from "node:fs";
import { dirname } from "node:path";

/** Matches a link within the site in sources: `href="/talent/#pricing"` or `href: "#team"`. */
const LINK = /\bhref(?:=\{?|: )"((?:#|\/(?!\/))[^"]*)"/g;

/** Matches an id in sources: `id="team"`, `id: "team"`, or the default of a prop, `id = "hero"`. */
const LITERAL_ID = /\bid(?:=\{?|: | = )"([^"]+)"/g;

/** Matches an id that is computed when the page is built. */
const COMPUTED_ID = /\bid=\{[^"]/;

/**
 * Finds dead links in the sources of pages, without a build. Only the build finds all of them (export/links.ts).
 *
 * @param sources The sources in app/ and components/ by file, such as "app/talent/page.tsx".
 * @param pages The pages of content/routes.ts.
 * @param others Other addresses that exist, such as that of the scheduling page.
 * @returns One line for each dead link.
 */
export function findDeadLinks(
  sources: ReadonlyMap<string, string>,
  pages: readonly { path: string; canonical: string }[],
  others: readonly string[] = [],
): string[] {
  const components = [...sources].filter(([file]) => /^components\/(?!.*\.examples\.)/.test(toPosix(file)));

  /** Whether a page with this source contains a component: it imports it, or has it from its layout. */
  function isUsed(file: string, text: string): boolean {
    const path = toPosix(file);
    return path.startsWith("components/layout/") || text.includes(`"@/${path.replace(/\.tsx?$/, "")}"`);
  }

  /** Whether a page has an id. A page that computes ids may have any. */
  function hasId(path: string, id: string): boolean {
    const folder = `app${path}`.replace(/\/$/, "");
    const own = [...sources].filter(([file]) => toPosix(dirname(file)) === folder);
    if (own.some(([, text]) => COMPUTED_ID.test(text))) return true;
    const text = own.map(([, text]) => text).join("\n");
    return idsIn([...own, ...components.filter(([file]) => isUsed(file, text))]).has(id);
  }

  function isDead(href: string, from: string): boolean {
    const [address = "", id = ""] = href.split("#");
    // A file, which only the build can check.
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

/** Structured data: read back from the export, held against Google's rules and against what the page shows. */
import { expect, test } from "@playwright/test";
import { site } from "@/content/site";
import { team } from "@/content/team";
import { fileAt } from "@/lib/headers";
import { attribute, text } from "@/lib/html";
import { ExportedPage, exportedFiles, HIDDEN, ROUTES, squeezed, wordsIn } from "./exported";

interface GraphNode {
  "@type"?: string;
  "@id"?: string;
  [property: string]: unknown;
}

/**
 * What a node has to have, by type. Google: Organization (all recommended that the page shows), Site name (name and url
 * of WebSite), Breadcrumb (position and name, item but for the last). schema.org has no required properties; for its
 * other types, what makes them worth reading.
 */
const EXPECTED: Record<string, readonly string[]> = {
  Organization: ["name"],
  WebSite: ["name", "url", "publisher"],
  BreadcrumbList: ["@id", "itemListElement"],
  ListItem: ["position", "name", "item"],
  PostalAddress: ["addressLocality", "addressCountry"],
  Person: ["name", "jobTitle", "worksFor"],
};
const FIRM = ["@id", "name", "legalName", "url", "logo", "email", "telephone", "address"];

/** Words that stand on the page for a visitor to read. The title and the description are the page's own words, too. */
const SAID = [
  ...["name", "legalName", "slogan", "email", "telephone", "jobTitle", "description"],
  ...["addressLocality", "addressRegion"],
];
/** Addresses. */
const ADDRESSES = ["@id", "url", "logo", "image", "item"];

async function graphOf(page: ExportedPage): Promise<{ nodes: GraphNode[]; all: GraphNode[] }> {
  const scripts = page.tags("script").filter((script) => attribute(script, "type") === "application/ld+json");
  expect(scripts.length, "one graph a page").toBe(1);
  const data = scripts[0] && JSON.parse(text(scripts[0]));
  expect(Object.keys(data)).toEqual(["@context", "@graph"]);
  expect(data["@context"]).toBe("https://schema.org");
  return { nodes: data["@graph"], all: inside(data["@graph"]) };
}

/** Every object of a graph, those in others too. */
function inside(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(inside);
  if (value === null || typeof value !== "object") return [];
  return [value as GraphNode, ...Object.values(value).flatMap(inside)];
}

const isReference = (node: GraphNode) => Object.keys(node).join() === "@id";

for (const route of ROUTES) {
  test.describe(`structured data of ${route.path}`, () => {
    test("every node is of a known type and has what is expected of it", async () => {
      const { nodes, all } = await graphOf(await ExportedPage.read(route.file));
      for (const node of all.filter((one) => !isReference(one))) {
        const expected = EXPECTED[node["@type"] ?? ""];
        expect(expected, `type ${node["@type"]}`).toBeDefined();
        for (const property of expected ?? []) {
          expect(node[property] ?? "", `${node["@type"]} ${node.name ?? ""}: ${property}`).not.toBe("");
        }
      }
      const firm = nodes.filter((node) => node["@type"] === "Organization");
      expect(firm.length, "the firm is described once").toBe(1);
      for (const property of FIRM) expect(firm[0]?.[property], `the firm's ${property}`).toBeTruthy();
      const one = (type: string) => nodes.filter((node) => node["@type"] === type).length;
      expect([one("WebSite"), one("BreadcrumbList")]).toEqual([1, route.canonical === "/" ? 0 : 1]);
    });

    test("no ratings, no reviews, no price", async () => {
      const { all } = await graphOf(await ExportedPage.read(route.file));
      const names = all.flatMap((node) => [...Object.keys(node), node["@type"] ?? ""]);
      expect(names.filter((name) => /review|rating|^price$|currency/i.test(name))).toEqual([]);
    });

    test("it is one linked graph: every reference has its node, and every node but the way to the page a link", async () => {
      const { nodes, all } = await graphOf(await ExportedPage.read(route.file));
      const ids = nodes.map((node) => node["@id"]).filter((id) => id !== undefined);
      expect(new Set(ids).size).toBe(ids.length);
      const references = all.filter(isReference).map((node) => node["@id"]);
      for (const id of references) expect(ids).toContain(id);
      for (const node of nodes.filter((one) => one["@type"] !== "BreadcrumbList")) {
        const points = inside(Object.values(node)).some(isReference);
        const named = references.includes(node["@id"]);
        expect(points || named, `${node["@type"]} ${node.name} is linked`).toBe(true);
      }
    });

    test("each claim stands on the page", { tag: "@any-firm" }, async () => {
      const page = await ExportedPage.read(route.file);
      const shown = squeezed(`${route.title} ${route.description} ${page.words()}`);
      for (const node of (await graphOf(page)).all) {
        for (const property of SAID) {
          for (const value of [node[property] ?? []].flat()) expect(shown).toContain(squeezed(String(value)));
        }
        for (const profile of [node.sameAs ?? []].flat())
          expect(page.tags("a").map((link) => attribute(link, "href"))).toContain(profile);
      }
    });

    test("its addresses are the site's own, and what they name is in the export", async () => {
      const files = await exportedFiles();
      const page = await ExportedPage.read(route.file);
      for (const node of (await graphOf(page)).all) {
        for (const property of ADDRESSES) {
          const address = node[property];
          if (address === undefined) continue;
          expect(String(address).startsWith(`${site.url}/`), `${property}: ${address}`).toBe(true);
          const path = String(address).slice(site.url.length).replace(/#.*$/, "");
          expect(files.has(fileAt(path)), `${address} exists`).toBe(true);
        }
      }
    });
  });
}

test("the people are described on the pages that show them in full, and on no other", async () => {
  for (const { file, canonical } of ROUTES) {
    const page = await ExportedPage.read(file);
    const words = squeezed(page.tags("main").map(wordsIn).join(""));
    const shown = team.filter(({ description }) => words.includes(squeezed(description)));
    const { all } = await graphOf(page);
    const described = all.filter((node) => node["@type"] === "Person").map(({ name }) => name);
    expect(described, canonical).toEqual(shown.length === team.length ? team.map(({ name }) => name) : []);
  }
});

test("breadcrumbs lead from the landing page to the page, in order", async () => {
  for (const route of ROUTES.filter(({ canonical }) => canonical !== "/")) {
    const { nodes } = await graphOf(await ExportedPage.read(route.file));
    const items = nodes.find((node) => node["@type"] === "BreadcrumbList")?.itemListElement as GraphNode[];
    expect(items.map(({ position }) => position)).toEqual([1, 2]);
    expect(items.map(({ item }) => item)).toEqual([`${site.url}/`, `${site.url}${route.canonical}/`]);
  }
});

test("pages that are not to be found say nothing to search engines", async () => {
  for (const file of HIDDEN) {
    const scripts = (await ExportedPage.read(file)).tags("script");
    expect(
      scripts.filter((script) => attribute(script, "type") === "application/ld+json"),
      file,
    ).toEqual([]);
  }
});

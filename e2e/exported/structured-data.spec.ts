/** Structured data of the exported pages, compared with Google's rules and the visible text. */
import { expect, test } from "@playwright/test";
import { site } from "@/content/site";
import { team } from "@/content/team";
import { fileAt } from "@/lib/headers";
import { getAttribute, textContent } from "@/lib/html";
import { ExportedPage, exportedFiles, ROUTES, UNLISTED_FILES, withoutSpaces, wordsIn } from "./exported-page";

interface GraphNode {
  "@type"?: string;
  "@id"?: string;
  [property: string]: unknown;
}

/**
 * Required properties by type. Google: Organization (all recommended ones that the page shows), Site name (name and url
 * of WebSite), Breadcrumb (position and name, item but for the last). schema.org requires none; for its other types,
 * these are the ones that make them useful.
 */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ["name"],
  WebSite: ["name", "url", "publisher"],
  BreadcrumbList: ["@id", "itemListElement"],
  ListItem: ["position", "name", "item"],
  PostalAddress: ["addressLocality", "addressCountry"],
  PropertyValue: ["name", "value"],
  Person: ["name", "jobTitle", "worksFor"],
};
const FIRM = ["@id", "name", "legalName", "url", "logo", "email", "telephone", "address"];

/** Properties whose text has to be on the page, or in its title or description. */
const VISIBLE = [
  ...["name", "legalName", "slogan", "email", "telephone", "jobTitle", "description"],
  ...["streetAddress", "postalCode", "addressLocality", "addressRegion", "taxID", "value"],
];
const ADDRESSES = ["@id", "url", "logo", "image", "item"];

async function graphOf(page: ExportedPage): Promise<{ nodes: GraphNode[]; all: GraphNode[] }> {
  const scripts = page.tags("script").filter((script) => getAttribute(script, "type") === "application/ld+json");
  expect(scripts.length, "one graph a page").toBe(1);
  const data = scripts[0] && JSON.parse(textContent(scripts[0]));
  expect(Object.keys(data)).toEqual(["@context", "@graph"]);
  expect(data["@context"]).toBe("https://schema.org");
  return { nodes: data["@graph"], all: nodesWithin(data["@graph"]) };
}

/** Returns every object of a graph, including nested objects. */
function nodesWithin(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesWithin);
  if (value === null || typeof value !== "object") return [];
  return [value as GraphNode, ...Object.values(value).flatMap(nodesWithin)];
}

const isReference = (node: GraphNode) => Object.keys(node).join() === "@id";

/** Checks the graph of every page in a step with the page as the name. */
async function forEachGraph(
  check: (
    graph: { nodes: GraphNode[]; all: GraphNode[] },
    route: (typeof ROUTES)[number],
    page: ExportedPage,
  ) => unknown,
): Promise<void> {
  expect(ROUTES.length).toBeGreaterThan(1);
  for (const route of ROUTES) {
    await test.step(route.path, async () => {
      const page = await ExportedPage.read(route.file);
      await check(await graphOf(page), route, page);
    });
  }
}

test("every node is of a known type and has the required properties", async () => {
  await forEachGraph(({ nodes, all }, route) => {
    for (const node of all.filter((entry) => !isReference(entry))) {
      const required = REQUIRED[node["@type"] ?? ""];
      expect(required, `type ${node["@type"]}`).toBeDefined();
      for (const property of required ?? []) {
        expect(node[property] ?? "", `${node["@type"]} ${node.name ?? ""}: ${property}`).not.toBe("");
      }
    }
    const firm = nodes.find((node) => node["@type"] === "Organization");
    const count = (type: string) => nodes.filter((node) => node["@type"] === type).length;
    const counts = ["Organization", "WebSite", "BreadcrumbList"].map(count);
    expect(counts).toEqual(route.canonical === "/" ? [1, 1, 0] : [0, 0, 1]);
    for (const property of firm ? FIRM : []) expect(firm?.[property], `the firm's ${property}`).toBeTruthy();
  });
});

test("no page has ratings, reviews or prices", async () => {
  await forEachGraph(({ all }) => {
    const names = all.flatMap((node) => [...Object.keys(node), node["@type"] ?? ""]);
    expect(names.filter((name) => /review|rating|^price$|currency/i.test(name))).toEqual([]);
  });
});

test("every reference has a node, and every node except the breadcrumbs is referenced", async () => {
  await forEachGraph(({ nodes, all }) => {
    const ids = nodes.map((node) => node["@id"]).filter((id) => id !== undefined);
    expect(new Set(ids).size).toBe(ids.length);
    const references = all.filter(isReference).map((node) => node["@id"]);
    for (const id of references) expect(ids).toContain(id);
    for (const node of nodes.filter((entry) => entry["@type"] !== "BreadcrumbList")) {
      const isLinking = nodesWithin(Object.values(node)).some(isReference);
      expect(isLinking || references.includes(node["@id"]), `${node["@type"]} ${node.name} is linked`).toBe(true);
    }
  });
});

test("every text is visible on the page", async () => {
  await forEachGraph(({ all }, route, page) => {
    const shown = withoutSpaces(`${route.title} ${route.description} ${page.words()} ${page.labels()}`);
    for (const node of all) {
      for (const property of VISIBLE) {
        for (const value of [node[property] ?? []].flat()) expect(shown).toContain(withoutSpaces(String(value)));
      }
      for (const profile of [node.sameAs ?? []].flat())
        expect(page.tags("a").map((link) => getAttribute(link, "href"))).toContain(profile);
    }
  });
});

test("every address is on the site's own origin and leads to an exported file", async () => {
  const files = await exportedFiles();
  await forEachGraph(({ all }) => {
    for (const node of all) {
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

test("people are described on the landing page if it shows them in full, and on no other page", async () => {
  await forEachGraph(({ all }, route, page) => {
    const words = withoutSpaces(page.tags("main").map(wordsIn).join(""));
    const shown = team.filter(({ description }) => words.includes(withoutSpaces(description)));
    const described = all.filter((node) => node["@type"] === "Person").map(({ name }) => name);
    const isExpected = route.canonical === "/" && shown.length === team.length;
    expect(described).toEqual(isExpected ? team.map(({ name }) => name) : []);
  });
});

test("breadcrumbs lead from the landing page to the page, in order", async () => {
  await forEachGraph(({ nodes }, route) => {
    if (route.canonical === "/") return;
    const items = nodes.find((node) => node["@type"] === "BreadcrumbList")?.itemListElement as GraphNode[];
    expect(items.map(({ position }) => position)).toEqual([1, 2]);
    expect(items.map(({ item }) => item)).toEqual([`${site.url}/`, `${site.url}${route.canonical}/`]);
  });
});

test("unlisted pages have no structured data", async () => {
  expect(UNLISTED_FILES.length).toBeGreaterThan(0);
  for (const file of UNLISTED_FILES) {
    const scripts = (await ExportedPage.read(file)).tags("script");
    expect(
      scripts.filter((script) => getAttribute(script, "type") === "application/ld+json"),
      file,
    ).toEqual([]);
  }
});

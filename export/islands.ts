import { serialize } from "parse5";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { type Islands, idPrefix, renderedContent } from "@/components/islands/hydrate";
import * as islands from "@/components/islands/islands";
import { append, findElements, getAttribute, type Page } from "@/lib/html";
import { ISLANDS_DOC } from "./client-components";

/**
 * Build step: renders each island of a page again as a separate root, because hydration expects its boundary comments
 * and ids. Next has rendered it as a part of the page.
 *
 * @param page The page, without comments.
 * @param list The islands by name.
 * @returns The names of the page's islands, without duplicates.
 * @throws Error with the page and the island if an island is not in the list.
 */
export function renderIslands({ file, document }: Page, list: Islands = islands): string[] {
  const found = findElements(document).filter((node) => getAttribute(node, "data-island") !== undefined);
  // In reverse order, because the static markup of an island may contain another island.
  for (const [index, node] of [...found.entries()].reverse()) {
    const name = getAttribute(node, "data-island") ?? "";
    const island = list[name];
    if (!island) {
      throw new Error(
        `${file}: <Island name="${name}">: expected a name of components/islands/islands.ts, which has ` +
          `${Object.keys(list).join(", ")} (${ISLANDS_DOC})`,
      );
    }
    const content = findElements(node).find((inner) => getAttribute(inner, "data-island-content") !== undefined);
    const props = {
      ...JSON.parse(getAttribute(node, "data-props") ?? "{}"),
      content: renderedContent(content ? serialize(content) : ""),
    };
    const markup = renderToString(createElement(island, props), { identifierPrefix: idPrefix(index) });
    node.childNodes = [];
    append(node, markup);
  }
  return [...new Set(found.map((node) => getAttribute(node, "data-island") ?? ""))].sort();
}

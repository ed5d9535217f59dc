import { serialize } from "parse5";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { type Islands, idPrefix, renderedContent } from "@/components/islands/hydrate";
import * as islands from "@/components/islands/islands";
import { append, attribute, elements, type Page } from "@/lib/html";
import { ISLANDS_DOC } from "./client-components";

/**
 * Step: renders each island of a page as React hydrates it: with the boundary comments between texts, and with the ids of a
 * root of its own. Next renders it as a part of the page.
 *
 * @param page The page, without comments.
 * @param list The islands by name.
 * @returns the names of the page's islands, without duplicates.
 * @throws Error naming the page and an island that is not in the list.
 */
export function renderIslands({ file, document }: Page, list: Islands = islands): string[] {
  const found = elements(document).filter((node) => attribute(node, "data-island") !== undefined);
  // From the last to the first, because an island may be in the static markup of another.
  for (const [index, node] of [...found.entries()].reverse()) {
    const name = attribute(node, "data-island") ?? "";
    const island = list[name];
    if (!island) {
      throw new Error(
        `${file}: <Island name="${name}">: expected a name of components/islands/islands.ts, which has ` +
          `${Object.keys(list).join(", ")} (${ISLANDS_DOC})`,
      );
    }
    const content = elements(node).find((inner) => attribute(inner, "data-island-content") !== undefined);
    const props = {
      ...JSON.parse(attribute(node, "data-props") ?? "{}"),
      content: renderedContent(content ? serialize(content) : ""),
    };
    const markup = renderToString(createElement(island, props), { identifierPrefix: idPrefix(index) });
    node.childNodes = [];
    append(node, markup);
  }
  return [...new Set(found.map((node) => attribute(node, "data-island") ?? ""))].sort();
}

import { expect, test } from "@playwright/test";
import { Menu } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parseDocument, serializePage } from "@/lib/html";
import { shortenIcons } from "./shorten-icons";

function shortened(markup: string): string {
  const page = { file: "page.html", document: parseDocument(markup) };
  shortenIcons(page);
  return serializePage(page);
}

test("an icon keeps its size, its shapes and the attributes it was given", () => {
  expect(shortened(renderToStaticMarkup(createElement(Menu, { size: 16, strokeWidth: 3 })))).toContain(
    '<svg width="16" height="16" viewBox="0 0 24 24" stroke-width="3" class="lucide lucide-menu" aria-hidden="true"><path',
  );
});

test("leaves the site's own drawings unchanged", () => {
  const drawing = '<svg fill="none" stroke="currentColor" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>';
  expect(shortened(drawing)).toContain(drawing);
});

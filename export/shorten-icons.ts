import { attribute, elements, type Page, setAttribute } from "@/lib/html";

/** Attributes that lucide writes on every icon, and that components/ui/icon.css sets instead. */
const SET_BY_CSS = {
  xmlns: "http://www.w3.org/2000/svg",
  fill: "none",
  stroke: "currentColor",
  "stroke-width": "2",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
};

/** Step: removes attributes from icons that the style sheet sets. */
export function shortenIcons({ document }: Page): void {
  for (const svg of elements(document, "svg")) {
    if (!attribute(svg, "class")?.startsWith("lucide ")) continue;
    for (const [name, value] of Object.entries(SET_BY_CSS)) {
      if (attribute(svg, name) === value) setAttribute(svg, name, undefined);
    }
  }
}

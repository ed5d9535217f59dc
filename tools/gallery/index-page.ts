import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "@/export/files";
import { PAGES } from "./pages";
import { printed, type Shot } from "./shoot";
import { STATES, type State } from "./states";

/** Plain: what is looked at here is the pictures. */
const LOOK = `
:root { color-scheme: light dark; font: 15px / 1.5 system-ui, sans-serif; scroll-padding-top: 8rem; }
header { position: sticky; top: 0; background: Canvas; border-bottom: 1px solid; }
header, nav, form, fieldset { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1.25rem; border: 0; }
legend { float: left; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1.25rem; padding: 0; list-style: none; }
img { display: block; width: 100%; aspect-ratio: 4 / 5; border: 1px solid; object-fit: cover; object-position: top; }
`;

interface Picture {
  width: number;
  scheme: string;
  file: string;
}

/** Where a picture goes below the gallery's folder: `talent/dialog-360-dark.png`. */
export function fileOf({ page, state, width, scheme }: Shot): string {
  return `${page.id}/${state.id}-${width}-${scheme}.png`;
}

/**
 * Writes index.html over all pictures in the folder, those of earlier runs included. It needs no network and no script.
 *
 * @returns its path.
 */
export async function writeIndex(folder: string): Promise<string> {
  const found = await picturesIn(folder);
  const all = [...found.values()].flat();
  const widths = [...new Set(all.map(({ width }) => width))].sort((a, b) => a - b);
  const schemes = [...new Set(all.map(({ scheme }) => scheme))];
  await mkdir(folder, { recursive: true });

  const shown = PAGES.filter(({ id }) => STATES.some((state) => found.has(`${id}/${state.id}`)));
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery of every page and state</title>
<style>
${LOOK}
${[...widths.map((width) => hide("width", String(width))), ...schemes.map((scheme) => hide("scheme", scheme))].join("\n")}
</style>
<header>
<h1>Every page and state</h1>
<nav aria-label="Pages">
${shown.map(({ id, title }) => `<a href="#${id}">${title}</a>`).join("\n")}
</nav>
<form>
${choice("Width", "width", widths.map(String))}
${choice("Scheme", "scheme", schemes)}
</form>
</header>
<main>
${shown
  .map(
    ({ id, path, title }) => `<section id="${id}">
<h2>${title} <small>${path}</small></h2>
${STATES.map((state) => group(state, found.get(`${id}/${state.id}`) ?? [])).join("")}</section>`,
  )
  .join("\n")}
</main>
</html>
`;
  const index = join(folder, "index.html");
  await writeFile(index, html);
  return index;

  function group(state: State, pictures: readonly Picture[]): string {
    if (pictures.length === 0) return "";
    return `<article>
<h3>${state.title}</h3>${state.note ? `\n<p>${state.note}</p>` : ""}
<ul>
${pictures.map((picture) => cell(folder, picture)).join("\n")}
</ul>
</article>
`;
  }
}

function cell(folder: string, { width, scheme, file }: Picture): string {
  const pdf = printed(file);
  const paper = existsSync(join(folder, pdf)) ? ` <a href="${pdf}">PDF</a>` : "";
  return `<li data-width="${width}" data-scheme="${scheme}"><a href="${file}"><img src="${file}" alt="" loading="lazy" decoding="async">${width} px, ${scheme}</a>${paper}</li>`;
}

function choice(title: string, name: string, values: readonly string[]): string {
  const option = (value: string, id: string, checked = "") =>
    `<label><input type="radio" name="${name}" id="${id}"${checked}> ${value}</label>`;
  return `<fieldset><legend>${title}</legend>
${option("all", `${name}-all`, " checked")}
${values.map((value) => option(value, `${name}-${value}`)).join("\n")}
</fieldset>`;
}

/** Filtering in CSS: what is not of the chosen width or scheme goes, and headings that nothing is left of go too. */
function hide(name: string, value: string): string {
  const chosen = `:root:has(#${name}-${value}:checked)`;
  return `${chosen} :is(li:not([data-${name}="${value}"]), article:not(:has([data-${name}="${value}"]))) { display: none; }`;
}

/** Pictures by `page/state`, by width, then scheme. */
async function picturesIn(folder: string): Promise<Map<string, Picture[]>> {
  const found = new Map<string, Picture[]>();
  for (const { id } of PAGES) {
    for (const file of await filesBelow(join(folder, id))) {
      const [, state, width, scheme] = /^(.+)-(\d+)-(light|dark)\.png$/.exec(file) ?? [];
      if (!state || !scheme) continue;
      const group = found.get(`${id}/${state}`) ?? [];
      group.push({ width: Number(width), scheme, file: `${id}/${file}` });
      found.set(`${id}/${state}`, group);
    }
  }
  for (const group of found.values()) {
    group.sort((a, b) => a.width - b.width || b.scheme.localeCompare(a.scheme));
  }
  return found;
}

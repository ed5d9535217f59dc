/** Removes parts of the site as an owner would, and then everything that the content check reports. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { records as sample } from "@/content/records";
import { findUnknownPages } from "@/export/content";
import { findNotices } from "@/export/notices";
import { findDeadLinks } from "@/export/source-links";
import { readSources } from "@/lib/files";
import { loadRecords } from "@/tools/setup/load-records";
import { applyEdits, createRemoval, findProperty, nodesIn, parseSource, type SyntaxNode } from "@/tools/syntax";

export function edit(file: string, change: (code: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/** Whether a property of an object literal is this text. */
function hasText(object: SyntaxNode, name: string, text: string): boolean {
  return Object(findProperty(object, name)?.value).value === text;
}

/** Removes objects from the lists of a file. Returns whether there were any. */
export function removeObjects(file: string, isMatch: (object: SyntaxNode) => boolean): boolean {
  const code = readFileSync(file, "utf8");
  const edits = nodesIn(parseSource(code))
    .filter(({ type }) => type === "ArrayExpression")
    .flatMap((array) =>
      (array.elements as SyntaxNode[])
        .filter((entry) => entry?.type === "ObjectExpression" && isMatch(entry))
        .map((entry) => createRemoval(entry, array, code)),
    );
  writeFileSync(file, applyEdits(code, edits));
  return edits.length > 0;
}

/** Removes a page: its folder and its record. */
export function removePage({ id, path }: { id: string; path: string }): void {
  rmSync(join("app", path), { recursive: true });
  removeObjects("content/routes.ts", (object) => hasText(object, "id", id));
}

/**
 * Deletes everything that the content check reports, until it reports nothing.
 *
 * @throws Error with a fault that is not fixed by deleting.
 */
export async function fixAllFaults(): Promise<void> {
  for (let round = 0; round < 12; round++) {
    const faults = await findFaults();
    if (faults.length === 0) return;
    // A deletion may fix several faults.
    const unfixed = faults.filter((fault) => !fixFault(fault));
    if (unfixed.length === faults.length) throw new Error(`No deletion fixes this:\n${unfixed.join("\n")}`);
  }
  throw new Error(`Still listed after twelve rounds:\n${(await findFaults()).join("\n")}`);
}

/** Finds faults in the records or, if there are none, in the pages, and notices about sections that a page lacks. */
async function findFaults(): Promise<string[]> {
  const { records, faults } = await loadRecords();
  if (faults.length > 0) return faults;
  const [pages, components] = await Promise.all([readSources(["app"]), readSources(["components"])]);
  return [
    ...findUnknownPages(pages, records.routes),
    ...findDeadLinks(new Map([...pages, ...components]), records.routes, ["/schedule/"]),
    ...findNotices(records, "USD", "2000-01-01").filter((notice) => notice.includes(": sections: lists ")),
  ];
}

/** Deletes the record or field that a message of the content check names. Returns whether it was found. */
function fixFault(fault: string): boolean {
  const [, section = ""] = /(?:: sections: lists|; or take) "([\w-]+)"/.exec(fault) ?? [];
  const [, page = ""] = /record for ([\w-]+), which|^content\/routes\.ts: ([\w-]+): sections/.exec(fault) ?? [];
  if (section) return removeFromSections(section, page || /routes\.ts: ([\w-]+):/.exec(fault)?.[1] || "");
  const [, source = "", target = ""] = /^(app\/\S+?):\d+: .*; found "([^"]+)"$/.exec(fault) ?? [];
  if (source) {
    const isRemoved = removeObjects(
      source,
      (object) => hasText(object, "page", target) || hasText(object, "href", target),
    );
    // Links in texts lead to the landing page.
    if (!isRemoved) edit(source, (code) => code.replaceAll(`href="${target}"`, 'href="/"'));
    return true;
  }
  const [, file = "", id = "", field = ""] = /^(content\/[\w-]+\.ts): (.+?): ([\w.[\]]+): /.exec(fault) ?? [];
  if (/(^|\.)host$/.test(field)) {
    edit(file, (code) => code.replace(/^ *host: "[\w-]+",\n/gm, ""));
    return true;
  }
  return removeObjects(file, (object) => hasText(object, "id", id));
}

function removeFromSections(kind: string, page: string): boolean {
  const route = sample.routes.find(({ id }) => id === page);
  edit("content/routes.ts", (code) => {
    const start = page === "landing" ? code.indexOf("const landing") : code.indexOf(`id: "${page}"`);
    const at = code.indexOf("sections: [", start);
    const end = code.indexOf("]", at);
    return code.slice(0, at) + code.slice(at, end).replace(new RegExp(`"${kind}",? ?`), "") + code.slice(end);
  });
  return route !== undefined;
}

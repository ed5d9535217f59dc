/**
 * What a screen reader is given, page by page and state by state: the browser's own accessibility tree, held to rules
 * that are true of any content.
 */
import type { Page } from "@playwright/test";
import { schedulePath } from "@/content/routes";
import { expectCalendar, expectReact, openByAddress } from "../booking/dialog";
import { BOOKING_PAGE, expect, PAGES, test } from "../visit";

/** A part of the accessibility tree, with the parts in it. */
interface Part {
  role: string;
  name: string;
  level: number;
  focusable: boolean;
  parts: Part[];
}

/** Roles that a visitor can do something with, or that stand for something to look at: each has to say what it is. */
const NAMED = [
  ..."alertdialog button checkbox combobox dialog form group heading Iframe image img link listbox navigation".split(
    " ",
  ),
  ..."option radio region searchbox slider spinbutton switch tab textbox tooltip".split(" "),
];
/** What the focus may stop at: controls, frames, and what a tooltip explains: pictures and terms. */
const CONTROLS = "Abbr button checkbox combobox Iframe image img link option radio term textbox".split(" ");
/** May stand once at most. */
const LANDMARKS = ["banner", "main", "contentinfo"];

/** The tree as the browser hands it on, without the parts that it leaves out. */
async function treeOf(page: Page): Promise<Part> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const partsOf = (ids: readonly string[] = []): Part[] =>
    ids.flatMap((id) => {
      const node = byId.get(id);
      if (!node) return [];
      const parts = partsOf(node.childIds);
      if (node.ignored) return parts;
      const property = (name: string) => node.properties?.find((one) => one.name === name)?.value.value;
      return [
        {
          role: String(node.role?.value),
          name: String(node.name?.value ?? "").trim(),
          level: Number(property("level") ?? 0),
          focusable: property("focusable") === true,
          parts,
        },
      ];
    });
  const [root] = partsOf(nodes.filter(({ parentId }) => !parentId).map(({ nodeId }) => nodeId));
  if (!root) throw new Error("The browser gives no accessibility tree");
  return root;
}

function all(part: Part): Part[] {
  return [part, ...part.parts.flatMap(all)];
}

/**
 * What breaks the rules.
 *
 * @param whole Whether a whole page is to be read, with its landmarks and headings, or what stands over one.
 */
function faultsIn(tree: Part, whole: boolean): string[] {
  const parts = all(tree);
  const of = (role: string) => parts.filter((part) => part.role === role);
  const faults = parts.flatMap(({ role, name, focusable, parts: inner }) => [
    ...(NAMED.includes(role) && !name ? [`a ${role} has no name`] : []),
    ...(focusable && !CONTROLS.includes(role) && !["RootWebArea", "main", "heading", "dialog"].includes(role)
      ? [`the focus stops at a ${role} "${name}"`]
      : []),
    ...(role === "list" && !inner.some((item) => item.role === "listitem") ? ["a list has no items"] : []),
  ]);
  for (const role of LANDMARKS) {
    const found = of(role).length;
    if (found > 1 || (whole && found === 0)) faults.push(`there are ${found} of ${role}`);
  }
  for (const role of ["region", "navigation"]) {
    const names = of(role).map(({ name }) => name);
    if (new Set(names).size < names.length) faults.push(`several of ${role} have one name: ${names.join(", ")}`);
  }
  const levels = of("heading").map(({ level }) => level);
  if (whole && levels.filter((level) => level === 1).length !== 1) faults.push("there is not one heading of level 1");
  for (const [index, level] of levels.entries()) {
    if (index > 0 && level - (levels[index - 1] ?? 0) > 1) faults.push(`heading ${index + 1} leaves a level out`);
  }
  return faults;
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("every page reads well, its menu open or not", { tag: "@any-firm" }, async ({ page }) => {
  for (const { address } of PAGES) {
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      const tree = await treeOf(page);
      expect(faultsIn(tree, true)).toEqual([]);
      // Else there is nothing that could have been wrong.
      expect(all(tree).filter(({ role }) => role === "link").length).toBeGreaterThan(5);
      const sections = await page.locator("main section").count();
      expect(all(tree).filter(({ role }) => role === "region").length, "sections are regions").toBe(sections);

      await page.setViewportSize({ width: 360, height: 740 });
      const menu = page.getByRole("banner").getByRole("button");
      if ((await menu.count()) > 0) await menu.click();
      expect(faultsIn(await treeOf(page), true), "the menu open").toEqual([]);
    });
  }
});

test("the scheduling page reads well", { tag: "@any-firm" }, async ({ page }) => {
  await page.goto(schedulePath);
  await expect(page.getByRole("radio").first()).toBeVisible();
  expect(faultsIn(await treeOf(page), true)).toEqual([]);
});

test("the booking dialog reads well, and nothing else does", { tag: "@any-firm" }, async ({ page }) => {
  await page.goto(BOOKING_PAGE);
  await openByAddress(page);
  await expectReact(page);
  await expectCalendar(page);
  const tree = await treeOf(page);
  expect(faultsIn(tree, false)).toEqual([]);
  // The status is that of the calendar; the rest of the page is out of reach.
  const roles = all(tree).map(({ role }) => role);
  expect(roles.filter((role) => role === "dialog")).toHaveLength(1);
  for (const role of [...LANDMARKS, "navigation", "region"]) expect(roles).not.toContain(role);
});

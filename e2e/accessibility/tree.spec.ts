/** Checks the accessibility tree of every page and state by rules that are valid for any content. */
import type { Page } from "@playwright/test";
import { schedulePath } from "@/content/routes";
import { expectCalendar, expectReact, openByAddress } from "../booking/dialog";
import { BOOKING_PAGE, expect, PAGES, test } from "../visit";
import { expectLabelsInNames } from "./label-in-name";

/** A node of the accessibility tree, with its children. */
interface AccessibleNode {
  role: string;
  name: string;
  level: number;
  focusable: boolean;
  children: AccessibleNode[];
}

/** Roles of controls, regions and pictures, which need a name. */
const NAMED = [
  ..."alertdialog button checkbox combobox dialog form group heading Iframe image img link listbox navigation".split(
    " ",
  ),
  ..."option radio region searchbox slider spinbutton switch tab textbox tooltip".split(" "),
];
/**
 * Roles that may be focusable: controls, frames, and elements with a tooltip (pictures, terms, members of the team).
 */
const CONTROLS = "Abbr button checkbox combobox group Iframe image img link option radio term textbox".split(" ");
/** Roles that a page may have at most once. */
const LANDMARKS = ["banner", "main", "contentinfo"];

/** Returns the tree without ignored nodes. */
async function treeOf(page: Page): Promise<AccessibleNode> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const nodesOf = (ids: readonly string[] = []): AccessibleNode[] =>
    ids.flatMap((id) => {
      const node = byId.get(id);
      if (!node) return [];
      const children = nodesOf(node.childIds);
      if (node.ignored) return children;
      const property = (name: string) => node.properties?.find((candidate) => candidate.name === name)?.value.value;
      return [
        {
          role: String(node.role?.value),
          name: String(node.name?.value ?? "").trim(),
          level: Number(property("level") ?? 0),
          focusable: property("focusable") === true,
          children,
        },
      ];
    });
  const [root] = nodesOf(nodes.filter(({ parentId }) => !parentId).map(({ nodeId }) => nodeId));
  if (!root) throw new Error("The browser returned no accessibility tree");
  return root;
}

function withDescendants(node: AccessibleNode): AccessibleNode[] {
  return [node, ...node.children.flatMap(withDescendants)];
}

/**
 * Lists violations of the rules.
 *
 * @param isWholePage Whether the tree is that of a whole page, which needs landmarks and headings, or that of an open
 * dialog.
 */
function faultsIn(tree: AccessibleNode, isWholePage: boolean): string[] {
  const nodes = withDescendants(tree);
  const ofRole = (role: string) => nodes.filter((node) => node.role === role);
  const faults = nodes.flatMap(({ role, name, focusable, children }) => [
    ...(NAMED.includes(role) && !name ? [`a ${role} has no name`] : []),
    ...(focusable && !CONTROLS.includes(role) && !["RootWebArea", "main", "heading", "dialog"].includes(role)
      ? [`a ${role} "${name}" is focusable`]
      : []),
    ...(role === "list" && !children.some((item) => item.role === "listitem") ? ["a list has no items"] : []),
  ]);
  for (const role of LANDMARKS) {
    const found = ofRole(role).length;
    if (found > 1 || (isWholePage && found === 0)) faults.push(`${found} elements with the role ${role}`);
  }
  for (const role of ["region", "navigation"]) {
    const names = ofRole(role).map(({ name }) => name);
    if (new Set(names).size < names.length)
      faults.push(`several elements with the role ${role} have the same name: ${names.join(", ")}`);
  }
  const levels = ofRole("heading").map(({ level }) => level);
  if (isWholePage && levels.filter((level) => level === 1).length !== 1) faults.push("expected one heading of level 1");
  for (const [index, level] of levels.entries()) {
    if (index > 0 && level - (levels[index - 1] ?? 0) > 1) faults.push(`heading ${index + 1} skips a level`);
  }
  return faults;
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("every page has landmarks, headings and names that contain the visible labels, with its menu closed and open", {
  tag: "@any-firm",
}, async ({ page }) => {
  for (const { address } of PAGES) {
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      const tree = await treeOf(page);
      expect(faultsIn(tree, true)).toEqual([]);
      // An empty tree would have no faults.
      expect(withDescendants(tree).filter(({ role }) => role === "link").length).toBeGreaterThan(5);
      const sections = await page.locator("main section").count();
      expect(withDescendants(tree).filter(({ role }) => role === "region").length, "sections are regions").toBe(
        sections,
      );

      await expectLabelsInNames(page, "at rest");

      await page.setViewportSize({ width: 360, height: 740 });
      const menu = page.getByRole("banner").getByRole("button");
      if ((await menu.count()) > 0) await menu.click();
      expect(faultsIn(await treeOf(page), true), "the menu open").toEqual([]);
      if ((await menu.count()) > 0) await expectLabelsInNames(page, "the menu open");
    });
  }
});

test("the scheduling page has names, landmarks and headings", async ({ page }) => {
  await page.goto(schedulePath);
  await expect(page.getByRole("radio").first()).toBeVisible();
  expect(faultsIn(await treeOf(page), true)).toEqual([]);
});

test("the booking dialog has names and headings, and hides the rest of the page", async ({ page }) => {
  await page.goto(BOOKING_PAGE);
  await openByAddress(page);
  await expectReact(page);
  await expectCalendar(page);
  const tree = await treeOf(page);
  expect(faultsIn(tree, false)).toEqual([]);
  await expectLabelsInNames(page, "the dialog");
  const roles = withDescendants(tree).map(({ role }) => role);
  expect(roles.filter((role) => role === "dialog")).toHaveLength(1);
  for (const role of [...LANDMARKS, "navigation", "region"]) expect(roles).not.toContain(role);
});

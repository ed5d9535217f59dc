/** Names of controls for voice control: the accessible name contains the visible label (WCAG 2.2, 2.5.3). */
import type { CDPSession, Page } from "@playwright/test";
import { expect } from "../visit";

const CONTROLS = ["button", "checkbox", "combobox", "link", "radio", "searchbox", "switch", "tab", "textbox"];

/** Runs in the page. Returns the visible text of a control or of its label, without words in drawings and initials. */
function visibleLabel(this: Element): string {
  const labels = "labels" in this ? [...((this.labels as NodeListOf<Element> | null) ?? [])] : [];
  let text = "";
  for (const element of labels.length > 0 ? labels : [this]) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest("svg, .avatar, select, textarea"))
        continue;
      range.selectNode(node);
      // Text that is only for screen readers has a box of 1 px.
      const isClipped = parent.offsetWidth <= 1 || /inset\(50%\)/.test(getComputedStyle(parent).clipPath);
      if (!isClipped && range.getBoundingClientRect().width > 0) text += node.textContent;
    }
  }
  return text;
}

/** Returns the names and visible labels of all controls in the accessibility tree. */
async function readControls(page: Page): Promise<{ name: string; label: string }[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const controls = nodes.filter(({ ignored, role }) => !ignored && CONTROLS.includes(String(role?.value)));
  const found = await Promise.all(
    controls.map(async ({ name, backendDOMNodeId }) => ({
      name: String(name?.value ?? ""),
      label: await labelOf(client, backendDOMNodeId ?? 0),
    })),
  );
  await client.detach();
  return found;
}

async function labelOf(client: CDPSession, backendNodeId: number): Promise<string> {
  const { object } = await client.send("DOM.resolveNode", { backendNodeId });
  const { result } = await client.send("Runtime.callFunctionOn", {
    objectId: object.objectId ?? "",
    functionDeclaration: visibleLabel.toString(),
  });
  return String(result.value ?? "");
}

const normalize = (text: string) => text.toLowerCase().replaceAll(/[\s\u00ad\u200b\u2060]/g, "");

/** Expects that the name of every control on the page contains its visible label. */
export async function expectLabelsInNames(page: Page, state: string): Promise<void> {
  const controls = await readControls(page);
  expect(controls.filter(({ label }) => normalize(label)).length, `${state}: controls with a label`).toBeGreaterThan(0);
  const faults = controls.filter(({ name, label }) => !normalize(name).includes(normalize(label)));
  expect(
    faults.map(({ name, label }) => `"${label}" is called "${name}"`),
    state,
  ).toEqual([]);
}

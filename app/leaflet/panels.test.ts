import { expect, test } from "@playwright/test";
import { OWN_PAGES } from "@/lib/navigation";
import { insidePanels } from "./panels";

test("a leaflet has at most three inside panels, none of them empty", () => {
  for (const route of OWN_PAGES) {
    const panels = insidePanels(route);
    expect(panels.length, route.id).toBeLessThanOrEqual(3);
    for (const { title, entries } of panels) expect(entries.length, `${route.id}: ${title}`).toBeGreaterThan(0);
  }
});

test("a leaflet without records shows the agenda of the consultation", () => {
  const [route] = OWN_PAGES;
  if (!route) throw new Error("expected a page");
  // No record refers to this route id.
  const panels = insidePanels({ ...route, id: "empty" as typeof route.id, sections: [] });
  expect(panels.at(-1)?.topic).toBe("agenda");
});

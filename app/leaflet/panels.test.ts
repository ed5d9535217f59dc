import { expect, test } from "@playwright/test";
import { OWN_PAGES } from "@/lib/navigation";
import { insidePanels } from "./panels";

test("a leaflet has three panels inside at most, each with something in it", () => {
  for (const route of OWN_PAGES) {
    const panels = insidePanels(route);
    expect(panels.length, route.id).toBeLessThanOrEqual(3);
    for (const { title, entries } of panels) expect(entries.length, `${route.id}: ${title}`).toBeGreaterThan(0);
  }
});

test("the inside of a page without records says what the consultation is about", () => {
  const [route] = OWN_PAGES;
  if (!route) throw new Error("expected a page");
  // Of an id that no record names.
  const panels = insidePanels({ ...route, id: "empty" as typeof route.id, sections: [] });
  expect(panels.at(-1)?.topic).toBe("agenda");
});

import { expect, test } from "@playwright/test";
import { OWN_PAGES } from "@/lib/navigation";
import { PAGES } from "./pages";
import { chooseShots } from "./selection";

/** A page with everything that a page may have. */
const PAGE = OWN_PAGES.find(({ booking }) => booking === "dialog")?.id ?? "";
const ALL = { page: [], width: [], scheme: [], state: [] };

test("a whole run shows every page at rest at the four widths and at both ends, in both schemes", () => {
  const rest = chooseShots({ ...ALL, state: ["rest"] });
  for (const { id } of PAGES) {
    const shots = rest.filter(({ page }) => page.id === id);
    for (const scheme of ["light", "dark"]) {
      const widths = shots.filter((shot) => shot.scheme === scheme).map(({ width }) => width);
      expect(widths).toEqual([320, 360, 768, 1280, 1920, 2560]);
    }
  }
});

test("the filters together name one picture", () => {
  const shots = chooseShots({ page: [PAGE], width: ["360"], scheme: ["dark"], state: ["dialog"] });
  expect(shots.map(({ page, state, width, scheme }) => [page.id, state.id, width, scheme])).toEqual([
    [PAGE, "dialog", 360, "dark"],
  ]);
});

test("a width that a whole run leaves out can be asked for", () => {
  const shots = chooseShots({ ...ALL, page: [PAGE], width: ["1440"], state: ["forced-colours"] });
  expect(shots.map(({ width }) => width)).toEqual([1440, 1440]);
});

test("the menu is not asked for where the bar has none", () => {
  expect(() => chooseShots({ ...ALL, width: ["1280"], state: ["menu"] })).toThrow("No page has such a state");
});

test("a page that there is not is answered with those that there are", () => {
  expect(() => chooseShots({ ...ALL, page: ["no-such-page"] })).toThrow(
    `There are ${PAGES.map(({ id }) => id).join(", ")}.`,
  );
});

test("a width is a number of pixels", () => {
  expect(() => chooseShots({ ...ALL, width: ["wide"] })).toThrow("--width must be a number");
});

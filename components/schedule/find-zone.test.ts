import { expect, test } from "@playwright/test";
import { findZone } from "./find-zone";
import { listZones } from "./zone-list";

const ENGLISH = listZones("en-US");
const find = (query: string) => findZone(ENGLISH, query);

test("finds zones by city, whether or not they are named after it", () => {
  for (const name of ["Mumbai", "kolkata", "Calcutta"]) expect(find(name), name).toBe("Asia/Kolkata");
  expect(find("Philadelphia")).toBe("America/New_York");
  expect(find("new y")).toBe("America/New_York");
  for (const name of ["Kyiv", "Kiev"]) expect(find(name), name).toBe("Europe/Kyiv");
});

test("finds zones by country, and by the name and abbreviation of their time", () => {
  expect(find("India")).toBe("Asia/Kolkata");
  expect(find("UK")).toBe("Europe/London");
  expect(ENGLISH.find(({ zone }) => zone === "America/New_York")?.words).toMatch(/^Eastern Time, EST, EDT, /);
  for (const name of ["CEST", "Central European Time"])
    expect(ENGLISH.find(({ zone }) => zone === find(name))?.words, name).toContain(name);
  expect(find("UTC")).toBe("UTC");
  expect(findZone(listZones("da"), "Indien")).toBe("Asia/Kolkata");
});

test("ignores case, accents and punctuation, and finds nothing for an unknown name", () => {
  for (const query of ["s\u00e3o paulo", "Sao Paulo", " SAO  PAULO "]) expect(find(query)).toBe("America/Sao_Paulo");
  expect(find("st. john's")).toBe("America/St_Johns");
  expect(find("Atlantis")).toBeUndefined();
  expect(find(" ")).toBeUndefined();
});

import { expect, test } from "@playwright/test";
import { listZones } from "./zone-list";
import { browserZones, searchZones } from "./zone-search";

const ENGLISH = listZones("en-US");
const first = (query: string, entries = ENGLISH) => searchZones(entries, query, 5)[0];
const places = (query: string) => searchZones(ENGLISH, query, 5).map(({ place }) => place);

test("finds zones by city, whether or not they are named after it", () => {
  expect(first("Boston")).toEqual({ zone: "America/New_York", place: "Boston", country: "United States" });
  expect(first("mumbai")?.zone).toBe("Asia/Kolkata");
  expect(first("Beijing")?.zone).toBe("Asia/Shanghai");
  expect(first("new y")?.zone).toBe("America/New_York");
});

test("finds zones by a present and a former name, and shows the present one", () => {
  for (const name of ["Kolkata", "Calcutta"])
    expect(first(name)).toMatchObject({ zone: "Asia/Kolkata", place: "Kolkata" });
  for (const name of ["Kyiv", "Kiev"]) expect(first(name)).toMatchObject({ zone: "Europe/Kyiv", place: "Kyiv" });
});

test("finds zones by country, state and common name", () => {
  expect(first("India")?.zone).toBe("Asia/Kolkata");
  expect(first("UK")?.zone).toBe("Europe/London");
  expect(first("California")?.zone).toBe("America/Los_Angeles");
  expect(places("United States").slice(0, 3)).toEqual(["New York", "Chicago", "Los Angeles"]);
});

test("finds zones by the name and the abbreviation of their time, in winter and summer", () => {
  expect(first("Eastern")?.zone).toBe("America/New_York");
  for (const name of ["CET", "CEST", "Central European Time"]) expect(places(name)).toContain("Paris");
  expect(first("PDT")?.zone).toBe("America/Los_Angeles");
  // Several time zones share this abbreviation.
  expect(places("IST")).toEqual(expect.arrayContaining(["Kolkata", "Jerusalem", "Dublin"]));
  expect(searchZones(ENGLISH, "UTC", 5)).toContainEqual({ zone: "UTC", place: "UTC", country: "" });
});

test("ignores case, accents and punctuation", () => {
  for (const query of ["são paulo", "Sao Paulo", " SAO  PAULO "]) expect(first(query)?.zone).toBe("America/Sao_Paulo");
  expect(first("st. john's")?.zone).toBe("America/St_Johns");
});

test("finds countries by their names in the site's language and in English", () => {
  const danish = listZones("da");
  expect(first("Indien", danish)).toMatchObject({ zone: "Asia/Kolkata", country: "Indien" });
  expect(first("India", danish)?.zone).toBe("Asia/Kolkata");
});

test("finds nothing for an unknown name, and everything for an empty search", () => {
  expect(searchZones(ENGLISH, "Atlantis", 5)).toEqual([]);
  expect(searchZones(ENGLISH, " ", 1000).length).toBeGreaterThan(300);
  expect(searchZones(ENGLISH, "", 7)).toHaveLength(7);
});

test("uses a former name if the browser knows no other", () => {
  const entry = { ids: ["Europe/Newname", "Europe/Kiev"], country: "Ukraine", cities: [], words: [] };
  expect(first("newname", [entry])?.zone).toBe("Europe/Kiev");
  expect(searchZones([{ ...entry, ids: ["Europe/Newname"] }], "newname", 5)).toEqual([]);
});

test("finds cities that zones are named after in the browser's own list", () => {
  for (const city of ["Tokyo", "New York", "Kolkata", "Calcutta"]) {
    expect(searchZones(browserZones(), city, 5), city).toHaveLength(1);
  }
});

test("stays below 20 kB when compressed", async () => {
  const { brotliCompressSync } = await import("node:zlib");
  expect(brotliCompressSync(JSON.stringify(ENGLISH)).length).toBeLessThan(20_000);
});

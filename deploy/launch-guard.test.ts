import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { handMadeSite } from "@/e2e/deploy/hand-made-site";
import { findSamples, guardLaunch, isPreview } from "./launch-guard";
import type { SiteFiles } from "./site-files";

const SITE: SiteFiles = new Map(
  Object.entries(handMadeSite({ origin: "https://www.real-firm.net" })).map(([path, content]) => [
    path,
    Buffer.from(content),
  ]),
);

/** A folder with these files. */
async function folderOf(files: Record<string, string>): Promise<string> {
  const dir = test.info().outputPath();
  const all = { "package.json": '{ "type": "module" }', ...files };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  }
  return dir;
}

const showing = (html: string): SiteFiles => new Map([["/index.html", Buffer.from(html)]]);
const recordAt = (place: string) => `${place}  sample record (sample: true)`;

test("each record is named once, with its own file and its name", async () => {
  const dir = await folderOf({
    "firm.ts": `export const firm = { sample: true, name: "Threefold", email: "hello@threefold.example.com" };
      export const address = "https://real-firm.net";`,
    "people.ts": `export const people = [
        { id: "ana", links: [{ name: "blog", sample: true }] },
        { id: "ben", sample: false, quote: "Real." },
        { id: "cho", sample: true },
      ];
      export const writers = [people[0]];`,
    "people.test.ts": "throw new Error('not read')",
    "schema/records.ts": "throw new Error('not read')",
    "records.ts": `import { firm } from "./firm"; import { people } from "./people";
      export const records = { firm: [firm], people };`,
  });
  expect(await findSamples(showing("<h1>Threefold</h1>"), dir, [])).toEqual([
    recordAt(`${path.join(dir, "firm.ts")}  firm`),
    recordAt(`${path.join(dir, "people.ts")}  people[ana]`),
    recordAt(`${path.join(dir, "people.ts")}  people[cho]`),
  ]);
});

test("the words of a drawing are named if a page shows it", async () => {
  const dir = await folderOf({
    "drawings/landing.ts": `export const flow = { sample: true, done: { at: "Done & dusted" } };
      export const gone = { sample: true, label: "Shown nowhere" };
      export const other = { sample: true, took: ["4", "min"], now: "min" };`,
  });
  const site = showing("<p>Shown nowhere else</p><text>Done &amp; dusted</text><i>min</i>");
  expect(await findSamples(site, dir, [])).toEqual([recordAt(`${path.join(dir, "drawings/landing.ts")}  flow`)]);
});

test("no two lines about the site's own records name the same one", async () => {
  const places = await findSamples(SITE, "content", []);
  expect(places).toEqual([...new Set(places)]);
  expect(places.join("\n")).not.toContain("records.ts");
});

test("samples in records that are called real, in copy and in drawings are named with their line, if a page shows them", async () => {
  const dir = await folderOf({
    "people.ts": `export const people = [\n  { sample: false, quote: "Threefold, of example.com" },\n];`,
    "scene.tsx": "export const Scene = () => (\n  <text>Call (202) 555-0143</text>\n);",
    "look.css": "a::after {\n  content: 'me@firm.example';\n}",
    "unseen.ts": `export const error = "expected an address as in https://www.example.com";`,
    "scene.test.tsx": "<text>Threefold</text>",
  });
  const site = showing("<h1>Threefold</h1> of <b>example.com</b>, me@firm.example <text>Call (202) 555-0143</text>");
  expect(await findSamples(site, dir, [])).toEqual(
    expect.arrayContaining([
      `${path.join(dir, "people.ts")}  line 2  sample text: Threefold`,
      `${path.join(dir, "people.ts")}  line 2  sample text: example.com`,
      `${path.join(dir, "scene.tsx")}  line 2  sample text: (202) 555-0143`,
      `${path.join(dir, "look.css")}  line 2  sample text: me@firm.example`,
    ]),
  );
});

test("a sample that stands nowhere as it is shown is named with its page", async () => {
  const dir = await folderOf({ "firm.ts": `export const firm = { sample: false, host: "firm.example" };` });
  const site = showing("<a href='mailto:me@firm.example.org'>me</a>");
  expect(await findSamples(site, dir, [])).toEqual(["out/index.html  sample text: mailto:me@firm.example.org"]);
});

test("a folder without records does not pass for one without samples", async () => {
  await expect(findSamples(SITE, "/nowhere", [])).rejects.toThrow(
    "/nowhere: expected the records of the site, found none",
  );
});

test("a deploy to production stops, listing what to replace and the way to a preview", async () => {
  const stopped = guardLaunch(showing("me@firm.example.org"));
  await expect(stopped).rejects.toThrow(/sample (record|text)[\s\S]*: \d+ places[\s\S]*--preview/);
});

test("a preview is a site of which every own page asks to be left out", () => {
  const siteOf = (isPreview: boolean) =>
    new Map(Object.entries(handMadeSite({ isPreview })).map(([file, content]) => [file, Buffer.from(content)]));
  expect(isPreview(siteOf(false))).toBe(false);
  // A proof that the site is the owner's is no page of it.
  const preview = siteOf(true).set("/google0123.html", Buffer.from("google-site-verification: google0123.html"));
  expect(isPreview(preview)).toBe(true);
  const page = siteOf(false).get("/talent/index.html");
  expect(isPreview(preview.set("/talent/index.html", page ?? Buffer.of()))).toBe(false);
});

import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { records } from "@/content/records";
import { handMadeSite } from "@/e2e/deploy/hand-made-site";
import { isNoindex, kindOf } from "./headers";
import { guardLaunch } from "./launch-guard";
import { samplePages, sampleRecords, sampleSources } from "./sample-content";
import type { SiteFiles } from "./site-files";

const SITE: SiteFiles = new Map(
  Object.entries(handMadeSite({ origin: "https://www.real-firm.net" })).map(([path, content]) => [
    path,
    Buffer.from(content),
  ]),
);

/** A folder with these files. */
async function folderOf(files: Record<string, string>): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "launch-guard-"));
  const all = { "package.json": '{ "type": "module" }', ...files };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  }
  return dir;
}

test("each record is named once, with its own file, its name and all that is a sample in it", async () => {
  const dir = await folderOf({
    "firm.ts": `export const firm = { sample: true, name: "Threefold", email: "hello@threefold.example.com", phone: "+1 (202) 555-0143" };
      export const address = "https://real-firm.net";`,
    "people.ts": `export const people = [
        { id: "ana", sample: true, links: [{ name: "blog", url: "https://ana.example.org" }] },
        { id: "ben", sample: false, quote: "Real." },
        { id: "cho", sample: false, quote: "Threefold, said Threefold, of example.com." },
      ];
      export const writers = [people[0]];
      export const motto = "The Threefold way";`,
    "people.test.ts": "throw new Error('not read')",
    "records.ts": `import { firm } from "./firm"; import { people } from "./people";
      export const records = { firm: [firm], people };`,
  });
  const found = (await sampleRecords(dir, SITE)).map(({ file, place, what }) => [path.basename(file), place, ...what]);
  expect(found).toEqual([
    [
      "firm.ts",
      "firm",
      "sample record (sample: true)",
      "name: sample brand: Threefold",
      "email: sample address: hello@threefold.example.com",
      "phone: sample number: +1 (202) 555-0143",
    ],
    ["people.ts", "motto", "sample brand: Threefold"],
    [
      "people.ts",
      "people[ana]",
      "sample record (sample: true)",
      "links[blog].url: sample address: https://ana.example.org",
    ],
    ["people.ts", "people[cho]", "quote: sample address: example.com", "quote: sample brand: Threefold"],
  ]);
});

test("the words of a drawing are named if a page shows it", async () => {
  const dir = await folderOf({
    "drawings/landing.ts": `export const flow = { sample: true, done: { at: "Done & dusted" } };
      export const gone = { sample: true, label: "Shown nowhere" };
      export const other = { sample: true, took: ["4", "min"] };`,
    "schema/records.ts": "throw new Error('not read')",
  });
  const pages = new Map([
    ["/index.html", Buffer.from("<p>Shown nowhere else</p><text>Done &amp; dusted</text><i>min</i>")],
  ]);
  expect(await sampleRecords(dir, pages)).toEqual([
    { file: path.join(dir, "drawings/landing.ts"), place: "flow", what: ["sample record (sample: true)"] },
  ]);
});

test("every kind of record says whether it is a sample", () => {
  for (const [file, kind] of Object.entries(records)) {
    for (const record of kind) expect(record, file).toHaveProperty("sample", expect.any(Boolean));
  }
});

test("no two lines about the site's own records name the same one", async () => {
  const places = (await sampleRecords("content", SITE)).map(({ file, place }) => `${file} ${place}`);
  expect(places).toEqual([...new Set(places)]);
  expect(places.join("\n")).not.toContain("records.ts");
});

test("copy and drawings outside of the records are named with their source and line, if a page shows them", async () => {
  const dir = await folderOf({
    "scene.tsx": `/**
 * Threefold, in a comment over
 * two lines.
 */
export const Scene = () => (
  <svg>
    {/* me@firm.example */}
    <text>shop.example</text>
  </svg>
);
// Threefold
`,
    "unseen.ts": `throw new Error("expected an address as in https://www.example.com");`,
    "scene.test.tsx": "<text>shop.example</text>",
    "look.css": "/* shop.example */",
  });
  const pages = new Map([["/index.html", Buffer.from("<h1>Threefold</h1><svg><text>shop.example</text></svg>")]]);
  expect(await sampleSources([dir], pages)).toEqual([
    { file: path.join(dir, "scene.tsx"), place: "line 8", what: ["sample address: shop.example"] },
  ]);
});

test("samples that stand in neither are found in the built pages, and their source is named if there is one", async () => {
  const page = Buffer.from("<h1>Hello</h1><a href='mailto:me@firm.example.org'>me</a>, or me@firm.example");
  const dir = await folderOf({ "look.css": "a::after {\n  content: 'me@firm.example';\n}" });
  expect(await samplePages(new Map([["/index.html", page]]), [dir])).toEqual([
    { file: "out/index.html", place: "text", what: ["sample address: mailto:me@firm.example.org"] },
    { file: path.join(dir, "look.css"), place: "line 2", what: ["sample address: me@firm.example"] },
  ]);
  expect(await samplePages(new Map([["/index.html", Buffer.from("For example: call 202-555-9143.")]]), [dir])).toEqual(
    [],
  );
});

test("a folder without records does not pass for one without samples", async () => {
  const guarded = guardLaunch(SITE, { allowSample: false, content: "/nowhere", sources: [] });
  await expect(guarded).rejects.toThrow("/nowhere: expected the records of the site, found none");
});

const sampleFirm = () => folderOf({ "firm.ts": "export const firm = { sample: true };" });

test("a deploy to production stops, listing what to replace and the way to a preview", async () => {
  const stopped = guardLaunch(SITE, { allowSample: false, content: await sampleFirm(), sources: [] });
  await expect(stopped).rejects.toThrow(/firm\.ts {2}firm {2}sample record[\s\S]*: 1 places[\s\S]*--allow-sample/);
});

test("a preview goes out with every page marked and no sitemap, and is marked once", async () => {
  const allowed = { allowSample: true, content: await sampleFirm(), sources: [] };
  const preview = await guardLaunch(SITE, allowed);

  // A proof that the site is the owner's: no page of it, and worth nothing once it is changed.
  const proof = Buffer.from("google-site-verification: google0123.html");
  const withProof = await guardLaunch(new Map([...SITE, ["/google0123.html", proof]]), allowed);
  expect(withProof.get("/google0123.html")).toEqual(proof);
  for (const [path, content] of preview)
    if (kindOf(path) === "page") expect(isNoindex(content.toString()), path).toBe(true);
  expect(preview.get("/robots.txt")?.toString()).not.toContain("Sitemap");
  const again = await guardLaunch(preview, allowed);
  expect(again.get("/index.html")).toEqual(preview.get("/index.html"));
});

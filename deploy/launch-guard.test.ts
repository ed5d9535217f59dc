import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { handMadeFiles } from "@/e2e/deploy/hand-made-site";
import type { SiteFiles } from "@/lib/site-files";
import { findSamples, guardLaunch } from "./launch-guard";

const SITE = handMadeFiles({ origin: "https://www.real-firm.net" });

/** A folder with these files. */
async function folderOf(files: Record<string, string>): Promise<string> {
  const dir = test.info().outputPath();
  const contents = { "package.json": '{ "type": "module" }', ...files };
  for (const [name, text] of Object.entries(contents)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  }
  return dir;
}

const showing = (html: string): SiteFiles => new Map([["/index.html", Buffer.from(html)]]);
const recordAt = (place: string) => `${place}  sample record (sample: true)`;

test("names each sample record once, with its file and its name", async () => {
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

test("names the words of a drawing only if a page uses the drawing", async () => {
  const dir = await folderOf({
    "app/page.tsx": `import { flow } from "../art/scenes";
      import { Pictured } from "../art/pictured";
      import type { unused } from "../content/drawings/landing";
      export default () => <main took="3">{flow} <Pictured scene="workflow" /> 3 7 min</main>;`,
    "app/share.tsx": `import { growth, system } from "../art/scenes";
      const ART: Record<ShareScene, object> = { growth: { scene: growth }, system: { scene: system } };
      export const picture = (name: ShareScene) => ART[name];`,
    "art/scenes.tsx": `import * as words from "../content/drawings/landing";
      import { growthWords, systemWords } from "../content/drawings/share";
      const { label } = words.flowWords;
      export const flow = <text>{label}</text>;
      export const growth = <text>{growthWords.label}</text>;
      export const system = <text>{systemWords.label}</text>;`,
    "art/pictured.tsx": `import * as cards from "./cards";
      const SCENES: Record<SceneName, unknown> = { ...cards };
      export const Pictured = ({ scene }) => SCENES[scene];`,
    "art/cards.tsx": `import { assistantWords, workflowWords } from "../content/drawings/cards";
      export const workflow = workflowWords.label;
      export const assistant = assistantWords.label;`,
    "content/drawings/landing.ts": `export const flowWords = { sample: true, label: "3" };`,
    "content/drawings/cards.ts": `export const workflowWords = { sample: true, label: "7" };
      export const assistantWords = { sample: true, label: "7" };`,
    "content/drawings/share.ts": `export const growthWords = { sample: true, label: "min" };
      export const systemWords = { sample: true, label: "min" };`,
    "content/drawings/stock.ts": `export const gone = { sample: true, took: ["3", "min"] };`,
    "content/services.ts": `export const services = [{ id: "a", sample: false, picture: { scene: "workflow" } }];`,
    "content/routes.ts": `export const routes = [{ id: "b", sample: false, shareScene: "growth" }];`,
  });
  const content = path.join(dir, "content");
  const drawings = (places: readonly string[]) =>
    places.map((place) => recordAt(path.join(content, "drawings", place)));
  expect(await findSamples(showing("<p>3 7 min</p>"), content, [path.join(dir, "app")])).toEqual(
    drawings(["cards.ts  workflowWords", "landing.ts  flowWords", "share.ts  growthWords"]),
  );
});

test("lists no record of the site twice", async () => {
  const places = await findSamples(SITE, "content", []);
  expect(places).toEqual([...new Set(places)]);
  expect(places.join("\n")).not.toContain("records.ts");
});

test("names sample text with its line in records, copy and drawings, if a page shows it", async () => {
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
      `${path.join(dir, "people.ts")}  line 2  sample text: Threefold (the sample firm's name), example.com (an address reserved for examples)`,
      `${path.join(dir, "scene.tsx")}  line 2  sample text: (202) 555-0143 (a number reserved for examples)`,
      `${path.join(dir, "look.css")}  line 2  sample text: me@firm.example (an address reserved for examples)`,
    ]),
  );
});

test("names a line once, however many forms of its address the pages show", async () => {
  const dir = await folderOf({ "firm.ts": `export const firm = {\n  url: "https://firm.example", sample: false };` });
  const site = showing("<a href='https://firm.example'>firm.example</a>");
  expect(await findSamples(site, dir, [])).toEqual([
    `${path.join(dir, "firm.ts")}  line 2  sample text: https://firm.example (an address reserved for examples)`,
  ]);
});

test("names the page if no source contains the sample text", async () => {
  const dir = await folderOf({ "firm.ts": `export const firm = { sample: false, host: "firm.example" };` });
  const site = showing("<a href='mailto:me@firm.example.org'>me</a>");
  expect(await findSamples(site, dir, [])).toEqual([
    "out/index.html  sample text: mailto:me@firm.example.org (an address reserved for examples)",
  ]);
});

test("refuses a folder without records", async () => {
  await expect(findSamples(SITE, "/nowhere", [])).rejects.toThrow(
    "/nowhere: expected the records of the site, found none",
  );
});

test("stops a deploy to production, listing what to replace and how to build a preview", async () => {
  const dir = await folderOf({
    "sample/firm.ts": "export const firm = { sample: true };",
    "real/firm.ts": "export const firm = { sample: false };",
  });
  const stopped = guardLaunch(showing("me@firm.example.org"), path.join(dir, "sample"), []);
  await expect(stopped).rejects.toThrow(/sample record[\s\S]*: 1 places[\s\S]*--preview/);
  await guardLaunch(showing("me@real-firm.net"), path.join(dir, "real"), []);
});

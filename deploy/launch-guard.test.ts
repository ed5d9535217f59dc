import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import type { SiteFiles } from "@/lib/site-files";
import { findSamples, guardLaunch } from "./launch-guard";

/** Creates a project with these files. */
async function createProject(files: Record<string, string>): Promise<string> {
  const root = test.info().outputPath();
  for (const [name, text] of Object.entries({ "package.json": '{ "type": "module" }', ...files })) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  return root;
}

const findSampleLines = async (site: SiteFiles, root: string) =>
  (await findSamples(site, root)).map((line) => line.replace(root + path.sep, "").replaceAll("\\", "/"));

const siteWith = (html: string): SiteFiles => new Map([["/talent/index.html", Buffer.from(html)]]);

test("lists sample records once, sample pictures, and drawings with the pages that use them", async () => {
  const root = await createProject({
    "content/firm.ts": `export const firm = { sample: true, name: "Threefold" };`,
    "content/people.ts": `export const people = [
        { id: "ana", links: [{ name: "blog", sample: true }] },
        { id: "ben", sample: false, image: "team/ben.svg" },
      ];
      export const writers = [people[0]];`,
    "content/people.test.ts": "throw new Error('not read')",
    "content/schema/people.ts": "throw new Error('not read')",
    "content/drawings/talent.ts": `export const hero = { sample: true, label: "Three candidates & a role", took: "3" };
      export const gone = { sample: true, label: "Three other candidates", took: "3" };`,
    "content/images/team/ben.svg": "<svg><!-- sample --></svg>",
    "content/images/team/unused.svg": "<svg><!-- sample --></svg>",
    "content/mark.svg": "<svg><!-- sample --></svg>",
  });
  const site = siteWith(`<h1>Threefold</h1> <svg aria-label="Three candidates &amp; a role">3</svg>`);
  expect(await findSampleLines(site, root)).toEqual([
    "content/drawings/talent.ts  hero  sample record (sample: true), used by /talent/",
    "content/firm.ts  firm  sample record (sample: true)",
    "content/people.ts  people[ana]  sample record (sample: true)",
    "content/images/team/ben.svg  picture of the sample",
    "content/mark.svg  picture of the sample",
  ]);
});

test("lists each reserved address, number and name on a page, with its line or the page", async () => {
  const root = await createProject({
    "content/people.ts": `export const people = [\n  { sample: false, quote: "Threefold, of example.com" },\n];`,
    "app/scene.tsx": "export const Scene = () => (\n  <text>Call (202) 555-0143</text>\n);",
    "app/unseen.ts": `export const error = "expected an address as in https://www.example.com";`,
  });
  const site = siteWith(
    "<b>Threefold</b> of <b>example.com</b>, me@firm.example <a href='?me%40firm.example'></a> <text>Call (202) 555-0143</text>",
  );
  const reason = "(the sample's name, or reserved for examples)";
  expect((await findSampleLines(site, root)).sort()).toEqual([
    `app/scene.tsx  line 2  (202) 555-0143 ${reason}`,
    `app/unseen.ts  line 1  example.com ${reason}`,
    `content/people.ts  line 2  Threefold ${reason}`,
    `content/people.ts  line 2  example.com ${reason}`,
    `out/talent/index.html  me@firm.example ${reason}`,
  ]);
});

test("lists samples of this project, and refuses a folder without records", async () => {
  await expect(guardLaunch(siteWith(""))).rejects.toThrow(/sample record[\s\S]*: \d+ places[\s\S]*--preview/);
  await expect(findSamples(siteWith(""), "/nowhere")).rejects.toThrow(/expected the records of the site, found none$/);
});

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { type Records, records } from "@/content/records";
import { contentFaults } from "./check-content";

let folder = "";
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
});
test.afterEach(() => rm(folder, { recursive: true }));

async function put(name: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

function picture(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: width, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
}

test("the check sees what the pictures are, and not only that there are such names", async () => {
  const withImages = <T extends object>(kind: readonly T[], first: string, others: string): T[] =>
    kind.map((record, index) => ({ ...record, image: index === 0 ? first : others }));
  const unpictured = <T extends object>(kind: readonly T[]): T[] =>
    kind.map((record) => ({ ...record, picture: undefined }));
  const content: Records = {
    ...records,
    services: unpictured(records.services),
    process: unpictured(records.process),
    "case-studies": unpictured(records["case-studies"]),
    team: withImages(records.team, "small.png", "drawn.svg"),
    testimonials: withImages(records.testimonials, "half.png", "drawn.svg"),
    logos: withImages(records.logos, "frameless.svg", "mark.svg"),
  };
  for (const name of ["small.png", "half.png"]) await put(name, await picture(112));
  await put("drawn.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>');
  const triangle = (frame: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><path d="M0 0h8v8z"/></svg>`;
  for (const name of ["frameless.svg", "mark.svg"]) await put(name, triangle('viewBox="0 0 8 8"'));
  expect(await contentFaults(content, folder)).toEqual([]);

  const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, index) => (index * 7919) % 256));
  const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
    .png()
    .toBuffer();
  await put("small.png", await picture(90));
  await put("half.png", whole.subarray(0, whole.length / 2));
  await put("frameless.svg", triangle(""));
  const faults = await contentFaults(content, folder);
  expect(faults).toHaveLength(3);
  expect(faults[0]).toContain('"small.png": 90 px');
  expect(faults[1]).toMatch(/found "half.png": .*expected a JPEG, PNG or SVG image, found something else/);
  expect(faults[2]).toMatch(/found "frameless.svg": .*expected a viewBox/);
});

test("upper and lower case are told apart on every machine, as on a host; accents are not told apart", async () => {
  const [first, ...others] = records.team;
  const content = (image: string) => ({ ...records, team: first ? [{ ...first, image }, ...others] : [] });
  await put("team/Inès.png".normalize("NFD"), await picture(112));
  const faultsOf = async (image: string) =>
    (await contentFaults(content(image), folder)).filter((fault) => fault.includes(`team.ts: ${first?.id}:`));
  expect(await faultsOf("team/Inès.png".normalize("NFC"))).toEqual([]);
  expect(await faultsOf("team/inès.png")).toEqual([expect.stringContaining("no such file")]);
});

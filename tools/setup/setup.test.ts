import { cpSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { shortName, site } from "@/content/site";
import { setUp } from "./setup";

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="60"><path fill="#0b6e4f" d="M0 0h30v60z"/></svg>';

/** Runs set-up without questions on a copy of the content. */
async function runSetUp(folder: string, ...flags: string[]) {
  const workingDirectory = process.cwd();
  const { write } = process.stdout;
  let output = "";
  process.chdir(folder);
  process.stdout.write = (text) => {
    output += text;
    return true;
  };
  try {
    await setUp(["--yes", ...flags]);
    return { status: 0, output };
  } catch (error) {
    return { status: 1, output: output + (error as Error).message };
  } finally {
    process.stdout.write = write;
    process.chdir(workingDirectory);
  }
}

function copyContent(folder: string): string {
  cpSync("content", join(folder, "content"), { recursive: true, filter: (file) => !file.includes("images") });
  writeFileSync(join(folder, "logo.svg"), LOGO);
  return folder;
}

test("writes only the values of the flags, and changes nothing when run again", async ({ browserName: _ }, info) => {
  const folder = copyContent(info.outputPath());
  const read = (file: string) => readFileSync(join(folder, "content", file), "utf8");
  const flags = [
    "--name",
    'Nord & "Syd"',
    "--short-name",
    "",
    "--start",
    "08:30",
    "--color",
    "0b6e4f",
    "--logo",
    "logo.svg",
  ];
  expect((await runSetUp(folder, ...flags)).status).toBe(0);
  expect(read("site.ts")).toContain('name: "Nord & \\"Syd\\""');
  expect(read("site.ts")).toContain(site.consultation.subject.replace(shortName(), 'Nord & \\"Syd\\"'));
  expect(read("site.ts")).toContain('start: "08:30"');
  expect(read("site.ts")).toContain(`email: ${JSON.stringify(site.email)}`);
  expect(read("theme.ts")).toContain('"accent-1": "#0b6e4f"');
  expect(read("mark.svg")).toContain(LOGO);
  const [records, theme] = [read("site.ts"), read("theme.ts")];
  expect((await runSetUp(folder, ...flags)).status).toBe(0);
  expect([read("site.ts"), read("theme.ts")]).toEqual([records, theme]);
});

test("empties the days off for another country, with a note", async ({ browserName: _ }, info) => {
  const folder = copyContent(info.outputPath());
  const country = site.address.country === "PT" ? "FI" : "PT";
  const flags = ["--region", "", "--country", country];
  const { status, output } = await runSetUp(folder, ...flags);
  expect(status).toBe(0);
  const written = readFileSync(join(folder, "content/site.ts"), "utf8");
  expect(written).toContain("closed: []");
  expect(written).not.toContain("region:");
  expect(output.includes("workingHours.closed: emptied")).toBe(site.workingHours.closed.length > 0);
  // The owner's own days off stay.
  writeFileSync(join(folder, "content/site.ts"), written.replace("closed: []", 'closed: ["04-25"]'));
  expect((await runSetUp(folder, ...flags)).status).toBe(0);
  expect(readFileSync(join(folder, "content/site.ts"), "utf8")).toContain('closed: ["04-25"]');
});

test("lists what to translate for a new language, and the currency to set", async ({ browserName: _ }, info) => {
  const folder = copyContent(info.outputPath());
  const language = site.language === "lv" ? "cs" : "lv";
  const { output } = await runSetUp(folder, "--language", language);
  expect(output).toContain("content/words.ts: translate its words, and set currency");
  expect((await runSetUp(folder, "--language", language)).output).not.toContain("set currency");
});

test("accepts answers in common notations", async ({ browserName: _ }, info) => {
  const folder = copyContent(info.outputPath());
  renameSync(join(folder, "logo.svg"), join(folder, "my logo.svg"));
  const flags = [
    "--url",
    "https://tilts.example.lv/",
    "--language",
    "LV",
    "--start",
    "8.30",
    "--end",
    "4 pm",
    "--country",
    "hu",
  ];
  const phone = ["--phone", "06 72 / 555-123"];
  const colors = ["--color", "0b6e4f,f2a541", "--logo", "'my logo.svg'"];
  expect(await runSetUp(folder, ...flags, ...phone, ...colors)).toMatchObject({ status: 0 });
  const written = readFileSync(join(folder, "content/site.ts"), "utf8");
  for (const field of [
    'url: "https://tilts.example.lv"',
    'language: "lv"',
    'start: "08:30"',
    'end: "16:00"',
    'country: "HU"',
  ])
    expect(written).toContain(field);
  expect(written).toContain('phone: "+36 72 555-123"');
  for (const [country, typed, phone] of [
    ["DE", "(030) 90 18 20", "+49 30 90 18 20"],
    ["IT", "06 6982 1234", "+39 06 6982 1234"],
    ["US", "(202) 555-0143", "+1 202 555-0143"],
    ["GB", "0044 (0)20 7946 0958", "+44 20 7946 0958"],
  ] as const) {
    await runSetUp(folder, "--country", country, "--phone", typed);
    expect(readFileSync(join(folder, "content/site.ts"), "utf8"), typed).toContain(`phone: "${phone}"`);
  }
  const theme = readFileSync(join(folder, "content/theme.ts"), "utf8");
  for (const color of ["#0b6e4f", "#f2a541"]) expect(theme).toContain(`"${color}"`);
  expect(readFileSync(join(folder, "content/mark.svg"), "utf8")).toBe(LOGO);
});

test("adds the font file that has the letters of the language, once", async ({ browserName: _ }, info) => {
  const folder = copyContent(info.outputPath());
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  const read = () => readFileSync(join(folder, "content/theme.ts"), "utf8");
  expect(await runSetUp(folder, "--language", "cs", "--name", "Řemeslo")).toMatchObject({ status: 0 });
  const once = read();
  expect(once).toContain("-latin-ext-");
  expect((await runSetUp(folder, "--language", "cs", "--name", "Řemeslo")).output).not.toContain("Font files");
  expect(read()).toBe(once);
});

for (const [flags, message] of [
  [["--start", "half past 8"], '--start: expected a time from 00:00 to 24:00, such as "09:30"; found "half past 8"'],
  [["--calendar", "https://calendar.app.google/x"], "--calendar: expected Google's long address"],
  [
    ["red", "white", "blue", "green", "gray"].flatMap((color) => ["--color", color]),
    "--color: expected one to four colors as CSS writes them, such as #0057b8; found red, white, blue, green, gray",
  ],
  [["--color", "blu"], "--color: expected one to four colors as CSS writes them, such as #0057b8; found blu"],
  [["--logo", "~/no-such.svg"], "--logo: expected an SVG file, found no "],
  [["--logo", "content/site.ts"], "--logo: content/site.ts: expected an SVG"],
  [["--logo", "picture.svg"], "--logo: expected an SVG file, found a PNG: picture.svg. The mark is drawn in several"],
  [["--logo", "logo.png"], "--logo: expected an SVG file, found a PNG: logo.png. The mark is drawn in several sizes"],
  [
    ["--tint", "red"],
    /Unknown option '--tint'[^\n]*\nExpected flags among these, with spaces in quotes: --name --short-name /,
  ],
  [["--phone", "555", "--start", "noon"], /--phone: expected a phone number.*\n--start: expected a time/],
  [["--name", "Kestrel", "Bay"], "Unexpected argument 'Bay'"],
  [["--end", site.workingHours.start], "Nothing was written, since the content would be invalid:\ncontent/site.ts: "],
] as const) {
  test(`refuses ${flags.join(" ")} and writes nothing`, async ({ browserName: _ }, info) => {
    const folder = copyContent(info.outputPath());
    for (const name of ["logo.png", "picture.svg"]) writeFileSync(join(folder, name), "\x89PNG", "latin1");
    const { status, output } = await runSetUp(folder, "--name", "Another", "--keep-one", ...flags);
    if (typeof message === "string") expect(output).toContain(message);
    else expect(output).toMatch(message);
    expect(status).toBe(1);
    for (const file of ["site.ts", "team.ts"]) {
      expect(readFileSync(join(folder, "content", file), "utf8")).toBe(readFileSync(`content/${file}`, "utf8"));
    }
  });
}

test("prints help on its flags", async ({ browserName: _ }, info) => {
  const folder = copyContent(info.outputPath());
  const { status, output } = await runSetUp(folder, "--help");
  expect(status).toBe(0);
  for (const flag of ["--name", "--color", "--keep-one", "--yes"]) expect(output).toContain(`  ${flag} `);
});

test("is not stopped by a fault that already existed", async ({ browserName: _ }, info) => {
  const folder = copyContent(info.outputPath());
  const file = join(folder, "content/site.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace(/tagline: .*/, 'tagline: "",'));
  expect(await runSetUp(folder, "--place", "Riga")).toMatchObject({ status: 0 });
  expect(readFileSync(file, "utf8")).toContain('locality: "Riga"');
});

import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { shortName, site } from "@/content/site";
import { helpText, readAnswers, readFlags } from "./flags";
import { setUp } from "./setup";

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="60"><path d="M0 0h30v60z"/></svg>';

/** Copies the content into a folder of the test. @returns a function that reads a file of content/ there. */
function copyContent(): (file: string) => string {
  const folder = test.info().outputPath();
  cpSync("content", join(folder, "content"), { recursive: true, filter: (file) => !file.includes("images") });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  writeFileSync(join(folder, "my logo.svg"), LOGO);
  return (file) => readFileSync(join(folder, "content", file), "utf8");
}

/** Runs set-up without questions on the copy. @returns what it prints, or its error. */
async function runSetUp(...flags: string[]): Promise<string> {
  const workingDirectory = process.cwd();
  const { write } = process.stdout;
  let output = "";
  process.chdir(test.info().outputPath());
  process.stdout.write = (text) => {
    output += text;
    return true;
  };
  try {
    await setUp(["--yes", ...flags]);
    return output;
  } catch (error) {
    return `refused: ${(error as Error).message}`;
  } finally {
    process.stdout.write = write;
    process.chdir(workingDirectory);
  }
}

test("writes only the values of the flags, and changes nothing when run again", async () => {
  const read = copyContent();
  const name = 'Nord & "Syd"';
  const flags = ["--name", name, "--short-name", "", "--color", "0b6e4f", "--logo", "my logo.svg"];
  expect(await runSetUp(...flags)).not.toContain("refused");
  expect(read("site.ts")).toContain(`name: ${JSON.stringify(name)}`);
  expect(read("site.ts")).toContain(site.consultation.subject.replace(shortName(), 'Nord & \\"Syd\\"'));
  expect(read("site.ts")).toContain(`email: ${JSON.stringify(site.email)}`);
  expect(read("theme.ts")).toContain('"accent-1": "#0b6e4f"');
  expect(read("mark.svg")).toBe(LOGO);
  const written = [read("site.ts"), read("theme.ts")];
  expect(await runSetUp(...flags)).not.toContain("refused");
  expect([read("site.ts"), read("theme.ts")]).toEqual(written);
});

test("empties the days off for another country, and names what a new language leaves to translate", async () => {
  const read = copyContent();
  const country = site.address.country === "PT" ? "FI" : "PT";
  const flags = ["--region", "", "--country", country, "--language", site.language === "lv" ? "cs" : "lv"];
  const output = await runSetUp(...flags);
  expect(read("site.ts")).toContain("closed: []");
  expect(read("site.ts")).not.toContain("region:");
  expect(output.includes("workingHours.closed: emptied")).toBe(site.workingHours.closed.length > 0);
  expect(output).toContain("content/words.ts: translate its words, and set currency");
  // Days that the owner has set stay.
  writeFileSync(test.info().outputPath("content/site.ts"), read("site.ts").replace("closed: []", 'closed: ["04-25"]'));
  expect(await runSetUp(...flags)).not.toContain("set currency");
  expect(read("site.ts")).toContain('closed: ["04-25"]');
});

test("adds the font file that has the letters of the language, once", async () => {
  const read = copyContent();
  const theme = test.info().outputPath("content/theme.ts");
  writeFileSync(theme, read("theme.ts").replaceAll(/\s*"[^"]*-latin-ext-[^"]*",?/g, ""));
  test.skip(!read("theme.ts").includes("-latin-"), "the site has fonts of its own");
  const flags = ["--language", "cs", "--name", "Řemeslo"];
  expect(await runSetUp(...flags)).toContain("Font files");
  const once = read("theme.ts");
  expect(once).toContain("-latin-ext-");
  expect(await runSetUp(...flags)).not.toContain("Font files");
  expect(read("theme.ts")).toBe(once);
});

test("writes nothing if the content would be invalid, unless it was invalid before", async () => {
  const read = copyContent();
  const before = [read("site.ts"), read("team.ts")];
  expect(await runSetUp("--name", "Another", "--keep-one", "--end", site.workingHours.start)).toContain(
    "refused: Nothing was written, since the content would be invalid:\ncontent/site.ts: ",
  );
  expect([read("site.ts"), read("team.ts")]).toEqual(before);
  writeFileSync(test.info().outputPath("content/site.ts"), read("site.ts").replace(/tagline: .*/, 'tagline: "",'));
  expect(await runSetUp("--place", "Riga")).not.toContain("refused");
  expect(read("site.ts")).toContain('locality: "Riga"');
});

const answersOf = (...flags: string[]) => readAnswers(readFlags(flags).answers, "US");

for (const [flag, typed, written, country = "US"] of [
  ["url", "https://tilts.example.lv/", "https://tilts.example.lv"],
  ["language", "LV", "lv"],
  ["language", "en_us", "en-US"],
  ["start", "8.30", "08:30"],
  ["end", "4 pm", "16:00"],
  ["color", "0b6e4f,rgb(1, 2, 3)", "#0b6e4f, rgb(1, 2, 3)"],
  ["phone", "06 72 / 555-123", "+36 72 555-123", "hu"],
  ["phone", "(030) 90 18 20", "+49 30 90 18 20", "DE"],
  ["phone", "06 6982 1234", "+39 06 6982 1234", "IT"],
  ["phone", "(202) 555-0143", "+1 202 555-0143"],
  ["phone", "0044 (0)20 7946 0958", "+44 20 7946 0958", "GB"],
] as const) {
  test(`reads --${flag} ${typed} in ${country} as ${written}`, () => {
    expect(answersOf("--country", country, `--${flag}`, typed).get(flag)).toBe(written);
  });
}

for (const [flags, message] of [
  [["--start", "half past 8"], '--start: expected a time from 00:00 to 24:00, such as "09:30"; found "half past 8"'],
  [["--calendar", "https://calendar.app.google/x"], "--calendar: expected Google's long address"],
  [["--color", "red,white,blue,green,gray"], "--color: expected one to four colors as CSS writes them"],
  [["--color", "blu"], "--color: expected one to four colors as CSS writes them, such as #0057b8; found blu"],
  [["--logo", "'~/no such.svg'"], `--logo: expected an SVG file, found no ${homedir()}/no such.svg`],
  [["--logo", "content/site.ts"], "--logo: content/site.ts: expected an SVG"],
  [["--logo", "docs/images/threefold.png"], "--logo: expected an SVG file, found a PNG: docs/images/threefold.png."],
  [["--tint", "red"], /Unknown option '--tint'[^\n]*\nExpected flags among these, with spaces in quotes: --name /],
  [["--phone", "555", "--start", "noon"], /--phone: expected a phone number.*\n--start: expected a time/],
  [["--name", "Kestrel", "Bay"], "Unexpected argument 'Bay'"],
] as const) {
  test(`refuses ${flags.join(" ")}`, () => {
    expect(() => answersOf(...flags)).toThrow(message);
  });
}

test("describes each flag in its help", () => {
  for (const flag of ["--name", "--color", "--keep-one", "--yes"]) expect(helpText()).toContain(`  ${flag} `);
});

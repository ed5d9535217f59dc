import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { checkContent } from "@/content/schema/check";
import { shortName, site } from "@/content/site";
import { setUp } from "./setup";

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="60"><path fill="#0b6e4f" d="M0 0h30v60z"/></svg>';

/** Does as the command does on a copy of the content, without questions. */
async function answers(folder: string, ...flags: string[]) {
  const here = process.cwd();
  const { write } = process.stdout;
  let output = "";
  process.chdir(folder);
  process.stdout.write = (said) => {
    output += said;
    return true;
  };
  try {
    await setUp(["--yes", ...flags]);
    return { status: 0, output };
  } catch (error) {
    return { status: 1, output: output + (error as Error).message };
  } finally {
    process.stdout.write = write;
    process.chdir(here);
  }
}

function copied(folder: string): string {
  cpSync("content", join(folder, "content"), { recursive: true });
  writeFileSync(join(folder, "logo.svg"), LOGO);
  return folder;
}

test("what the flags say stands in the records, and nothing else changes; again changes nothing", async ({
  browserName: _,
}, info) => {
  const folder = copied(info.outputPath());
  const read = (file: string) => readFileSync(join(folder, "content", file), "utf8");
  const flags = [
    "--name",
    'Nord & "Syd"',
    "--short-name",
    "",
    "--start",
    "08:30",
    "--colour",
    "#0b6e4f",
    "--logo",
    "logo.svg",
    "--keep-one",
  ];
  expect((await answers(folder, ...flags)).status).toBe(0);
  expect(read("site.ts")).toContain('name: "Nord & \\"Syd\\""');
  expect(read("site.ts")).toContain(site.consultation.subject.replace(shortName(), 'Nord & \\"Syd\\"'));
  expect(read("site.ts")).toContain('start: "08:30"');
  expect(read("site.ts")).toContain(`email: ${JSON.stringify(site.email)}`);
  expect(read("theme.ts")).toContain('"accent-1": "#0b6e4f"');
  expect(read("mark.svg")).toContain(LOGO);
  expect(read("team.ts").match(/\bid:/g)).toHaveLength(1);
  const { records: left } = await import(join(folder, "content/records.ts"));
  expect(checkContent(left)).toEqual([]);

  const [records, theme] = [read("site.ts"), read("theme.ts")];
  expect((await answers(folder, ...flags)).status).toBe(0);
  expect([read("site.ts"), read("theme.ts")]).toEqual([records, theme]);
});

test("in another country the days off are not those of before, and the end says so", async ({
  browserName: _,
}, info) => {
  const folder = copied(info.outputPath());
  const country = site.address.country === "PT" ? "FI" : "PT";
  const flags = ["--region", "", "--country", country];
  const { status, output } = await answers(folder, ...flags);
  expect(status).toBe(0);
  const written = readFileSync(join(folder, "content/site.ts"), "utf8");
  expect(written).toContain("closed: []");
  expect(written).not.toContain("region:");
  expect(output.includes("workingHours.closed: none now")).toBe(site.workingHours.closed.length > 0);
  // What is written afterwards stays.
  writeFileSync(join(folder, "content/site.ts"), written.replace("closed: []", 'closed: ["04-25"]'));
  expect((await answers(folder, ...flags)).status).toBe(0);
  expect(readFileSync(join(folder, "content/site.ts"), "utf8")).toContain('closed: ["04-25"]');
});

for (const [flags, message] of [
  [["--start", "8:30"], '--start: expected a time from 00:00 to 24:00, such as "09:30"; found "8:30"'],
  [["--calendar", "https://calendar.app.google/x"], "--calendar: expected Google's long address"],
  [
    ["red", "white", "blue", "green", "gray"].flatMap((colour) => ["--colour", colour]),
    "--colour: expected one to four colours as CSS writes them, such as #0057b8; found red,white,blue,green,gray",
  ],
  [["--colour", "blu"], "--colour: expected one to four colours as CSS writes them, such as #0057b8; found blu"],
  [["--logo", "~/no-such.svg"], "--logo: expected an SVG file, found no "],
  [["--logo", "content/site.ts"], "--logo: content/site.ts: expected an SVG"],
  [["--color", "red"], "Unknown option '--color'. Expected flags among these: --name --short-name "],
] as const) {
  test(`${flags.join(" ")} is refused, and nothing is written`, async ({ browserName: _ }, info) => {
    const folder = copied(info.outputPath());
    const { status, output } = await answers(folder, "--name", "Another", ...flags);
    expect(output).toContain(message);
    expect(status).toBe(1);
    expect(readFileSync(join(folder, "content/site.ts"), "utf8")).toBe(readFileSync("content/site.ts", "utf8"));
  });
}

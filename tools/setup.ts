/**
 * Makes a fresh clone somebody's own: `npm run setup`. Asks for what every firm has, shows at once what will not do, and
 * writes it into content/site.ts, content/theme.ts and content/mark.svg. It can be run again; what is there is offered
 * as the answer. Nothing is written before everything holds.
 *
 * For a script: every question is a flag, and with --yes what no flag says stays as it is.
 *
 *   npm run setup -- --yes --name "Nordlys Rekruttering" --calendar https://cal.com/nordlys/30min/embed --colour "#0b6e4f" --logo ~/logo.svg --keep-one
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as prompt from "@clack/prompts";
import { converter, formatHex, parse } from "culori";
import { generateCode, loadFile, type ProxifiedModule } from "magicast";
import type { z } from "zod";
import { site as schema } from "@/content/schema/records";
import { filesBelow } from "@/export/files";
import { readSvg } from "@/lib/svg";
import { contrastFaults, type Theme } from "@/lib/theme";
import { runCommand } from "./command";

/** One thing to ask for, and the field of content/site.ts that it becomes. */
interface Question {
  flag: string;
  ask: string;
  /** From the record to the field. */
  field: readonly string[];
  rule: z.ZodType;
  /** Whether an empty answer takes the field away (or makes it null, as it does of the calendar). */
  optional?: "gone" | "null";
}

const { name, shortName, url, email, phone, bookingUrl, language } = schema.shape;
const { locality, region, country } = schema.shape.address.shape;
const { timeZone, start, end } = schema.shape.workingHours.shape;

const QUESTIONS: readonly Question[] = [
  { flag: "name", ask: "The firm’s name", field: ["name"], rule: name },
  {
    flag: "short-name",
    ask: "Its name where there is little room, if shorter",
    field: ["shortName"],
    rule: shortName,
    optional: "gone",
  },
  { flag: "legal-name", ask: "Its legal name", field: ["legalName"], rule: schema.shape.legalName },
  { flag: "url", ask: "The address that the site will have", field: ["url"], rule: url },
  { flag: "email", ask: "The mail address that visitors write to", field: ["email"], rule: email },
  { flag: "phone", ask: "The telephone number, with + and the country’s code", field: ["phone"], rule: phone },
  { flag: "place", ask: "The town", field: ["address", "locality"], rule: locality },
  {
    flag: "region",
    ask: "The state or region, if addresses name it",
    field: ["address", "region"],
    rule: region,
    optional: "gone",
  },
  { flag: "country", ask: "The country, in two letters", field: ["address", "country"], rule: country },
  { flag: "time-zone", ask: "The time zone", field: ["workingHours", "timeZone"], rule: timeZone },
  { flag: "start", ask: "Consultations from, such as 09:00", field: ["workingHours", "start"], rule: start },
  { flag: "end", ask: "Consultations until", field: ["workingHours", "end"], rule: end },
  {
    flag: "calendar",
    ask: "The calendar’s address; empty for the site’s own scheduling page",
    field: ["bookingUrl"],
    rule: bookingUrl,
    optional: "null",
  },
  { flag: "language", ask: "The language of the site, such as en-US or da", field: ["language"], rule: language },
];

/** The lists of records, by file, of which --keep-one leaves the first of each page, or the first of all. */
const LISTS = [
  "team",
  "testimonials",
  "plans",
  "services",
  "industries",
  "process",
  "logos",
  "case-studies",
  "channels",
  "technologies",
];

/**
 * Asks what no flag says, and writes it into the content below the working folder.
 *
 * @param args Flags and their values; without it, those of the command.
 * @throws Error, with nothing written, if an answer will not do.
 */
export async function setUp(args?: readonly string[]): Promise<void> {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: args && [...args],
    options: {
      ...Object.fromEntries(QUESTIONS.map(({ flag }) => [flag, text])),
      colour: { type: "string", multiple: true },
      logo: text,
      "keep-one": { type: "boolean" },
      yes: { type: "boolean", default: !process.stdin.isTTY },
    },
  });
  const given = values as Record<string, string | undefined> & {
    colour?: string[];
    yes: boolean;
    "keep-one"?: boolean;
  };
  const changed = new Map<string, string>();

  prompt.intro("Your firm, in a few questions. Enter keeps what stands there.");
  const siteFile = "content/site.ts";
  const siteCode = await loadFile(siteFile);
  const site = siteCode.exports.site;
  const before = {
    name: nameOf(site),
    whole: String(site.name),
    legalName: String(site.legalName),
    region: site.address.region,
    country: String(site.address.country),
  };
  for (const question of QUESTIONS) await answer(site, question, given[question.flag], given.yes);
  site.consultation.subject = site.consultation.subject.replaceAll(before.name, nameOf(site));
  const left = followUp(site, before, given);

  const themeFile = "content/theme.ts";
  const themeCode = await loadFile(themeFile);
  await choose(themeCode.exports.theme, given.colour, given.yes);
  changed.set(themeFile, generateCode(themeCode).code);

  const named =
    given.logo ??
    (given.yes ? "" : await asked("The logo, an SVG file; empty keeps the mark that is there", "", fileFault));
  const logo = fromHome(named);
  if (logo) {
    const fault = fileFault(logo);
    if (fault) throw new Error(`--logo: ${fault}`);
    changed.set("content/mark.svg", await readFile(logo, "utf8"));
  }
  const keepOne =
    given["keep-one"] ?? (given.yes ? false : await confirmed("Leave one sample of each kind, in place of all?"));
  if (keepOne) {
    for (const list of LISTS) changed.set(`content/${list}.ts`, await firstOfEach(`content/${list}.ts`));
    // Who is left of the team speaks with visitors from every page.
    const { exports } = await loadFile("content/team.ts");
    if (site.consultation.host) site.consultation.host = String(exports.team[0]?.id);
    changed.set("content/routes.ts", (await readFile("content/routes.ts", "utf8")).replaceAll(/^ *host: .*\n/gm, ""));
  }
  changed.set(siteFile, generateCode(siteCode).code);

  await writeAll(changed);
  if (logo) await rm("content/mark-small.svg", { force: true });
  const samples = await remaining();
  if (left.length > 0) prompt.note(left.join("\n"), "To look at in content/site.ts");
  prompt.note(samples.join("\n") || "nothing", "Still sample");
  prompt.outro("Next: npm run dev shows it while you edit content/; npm test says whether all holds.");
}

/**
 * Takes away what was true of the firm before alone, where no flag and no answer says what is true of this one.
 *
 * @returns a line for each, with what to write.
 */
function followUp(
  site: ProxifiedModule["exports"],
  before: { whole: string; legalName: string; region: unknown; country: string },
  given: Record<string, unknown>,
): string[] {
  const left: string[] = [];
  const isOld = given["legal-name"] === undefined && site.legalName === before.legalName;
  if (isOld && site.name !== before.whole && before.legalName.includes(before.whole)) {
    site.legalName = String(site.name);
    left.push(`legalName: now "${site.name}"; the footer shows it, so write it as the register has it`);
  }
  if (site.address.country === before.country) return left;
  if (given.region === undefined && site.address.region && site.address.region === before.region) {
    delete site.address.region;
    left.push("address.region: none now; where addresses name it, write it");
  }
  if (site.workingHours.closed.length > 0) {
    site.workingHours.closed = [];
    left.push(
      `workingHours.closed: none now, as those of ${before.country} are not ${site.address.country}’s. Write yours:`,
      '  "12-25" for every year, "2027-03-26" for one, { month: 11, weekday: 4, nth: "last" } for a last Thursday',
    );
  }
  return left;
}

/** @returns what the firm is called where there is little room. */
function nameOf({ name, shortName }: Editable): string {
  return String(shortName ?? name);
}

/** Puts the answer to a question into the record. */
async function answer(site: Editable, question: Question, flag: string | undefined, silent: boolean): Promise<void> {
  const { flag: name, ask, field, rule, optional } = question;
  const [last = "", parent] = [field.at(-1), field.slice(0, -1).reduce((record, key) => record[key] as Editable, site)];
  const now = parent[last];
  const fault = (value: string) => {
    const said = value === "" && optional ? undefined : rule.safeParse(value).error?.issues[0]?.message;
    return said && `expected ${said}`;
  };
  let value = flag;
  if (value === undefined && silent) return;
  value ??= await asked(ask, typeof now === "string" ? now : "", fault);
  const wrong = fault(value);
  if (wrong) throw new Error(`--${name}: ${wrong}; found "${value}"`);
  if (value !== "" || !optional) parent[last] = value;
  else if (optional === "null") parent[last] = null;
  else delete parent[last];
}

type Editable = Record<string, unknown>;

/** Puts one to four colours into the theme; what is not given follows from those that are. */
async function choose(theme: Editable, flags: string[] | undefined, silent: boolean): Promise<void> {
  const accents = theme.accents as Record<string, string>;
  const names = Object.keys(accents).slice(0, 4);
  const now = names.map((name) => String(accents[name]));
  let colours = flags;
  if (!colours && silent) return;
  colours ??= split(
    await asked("One to four colours, with commas between", now.join(", "), (line) => colourFault(split(line), theme)),
  );
  if (colours.join() === now.join()) return;
  const fault = colourFault(colours, theme);
  if (fault) throw new Error(`--colour: ${fault}`);
  for (const [index, colour] of spread(colours, names.length).entries()) accents[names[index] ?? ""] = colour;
}

/** Commas, but for those in rgb(1, 2, 3). */
const OUTSIDE_BRACKETS = /,(?![^(]*\))/;

function split(line: string): string[] {
  return line.split(OUTSIDE_BRACKETS).map((one) => one.trim());
}

function colourFault(colours: readonly string[], theme: Editable): string | undefined {
  const unknown = colours.find((colour) => !parse(colour));
  if (unknown !== undefined || colours.length > 4) {
    return `expected one to four colours as CSS writes them, such as #0057b8; found ${unknown ?? colours.length}`;
  }
  const accents = Object.fromEntries(spread(colours, 4).map((colour, index) => [`accent-${index + 1}`, colour]));
  const { paper, ink } = theme as unknown as Theme;
  return contrastFaults({ paper: String(paper), ink: String(ink), accents })[0];
}

/** As many colours as are needed: those given, then each of them again, deeper. */
function spread(colours: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const chosen = colours[index % colours.length] ?? "";
    const around = Math.floor(index / colours.length);
    if (around === 0) return chosen;
    const colour = TO_OKLCH(parse(chosen));
    return colour ? formatHex({ ...colour, l: Math.max(0.32, colour.l - 0.09 * around) }) : chosen;
  });
}

const TO_OKLCH = converter("oklch");

/** @returns the file with the first record of each page in each of its lists, or the first of all. */
async function firstOfEach(file: string): Promise<string> {
  const code: ProxifiedModule = await loadFile(file);
  for (const list of Object.values(code.exports as Record<string, unknown>)) {
    if (!Array.isArray(list)) continue;
    const pages = list.map((record: { page?: unknown }) => String(record?.page));
    for (let index = list.length - 1; index > 0; index--) {
      if (pages.indexOf(pages[index] ?? "") < index) list.splice(index, 1);
    }
  }
  return generateCode(code).code;
}

/** All files or none: each that changes is written beside its place first. */
async function writeAll(files: ReadonlyMap<string, string>): Promise<void> {
  const written: string[] = [];
  try {
    for (const [file, content] of files) {
      if (existsSync(file) && (await readFile(file, "utf8")) === content) continue;
      await writeFile(`${file}.new`, file.endsWith(".ts") ? formatted(file, content) : content);
      written.push(file);
    }
    for (const file of written) await rename(`${file}.new`, file);
  } finally {
    for (const file of written) await rm(`${file}.new`, { force: true });
  }
}

const ROOT = join(import.meta.dirname, "..");

/** @returns the code in the form that `npm run check:lint` asks for. */
function formatted(file: string, code: string): string {
  const command = [join(ROOT, "node_modules/@biomejs/biome/bin/biome"), "format", `--stdin-file-path=${file}`];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: ROOT, input: code, encoding: "utf8" });
  return status === 0 ? stdout : code;
}

/** @returns a line for each file that still holds samples. */
async function remaining(): Promise<string[]> {
  const files = (await filesBelow("content")).filter((name) => name.endsWith(".ts")).map((name) => `content/${name}`);
  const counts = await Promise.all(
    files.map(async (file) => [file, (await readFile(file, "utf8")).match(/\bsample: true\b/g)?.length ?? 0] as const),
  );
  return counts.filter(([, count]) => count > 0).map(([file, count]) => `${file}: ${count}`);
}

/** A path as a shell would read it. */
function fromHome(file: string): string {
  return file.replace(/^~(?=[/\\])/, homedir());
}

function fileFault(named: string): string | undefined {
  const file = fromHome(named);
  if (file === "") return undefined;
  if (!existsSync(file)) return `expected an SVG file, found no ${file}`;
  try {
    readSvg(file, "mark");
  } catch (error) {
    return (error as Error).message;
  }
}

async function asked(message: string, now: string, fault: (value: string) => string | undefined): Promise<string> {
  const value = await prompt.text({ message, initialValue: now, validate: (line) => fault((line ?? "").trim()) });
  if (prompt.isCancel(value)) throw new Error("Stopped; nothing was written.");
  return (value ?? "").trim();
}

async function confirmed(message: string): Promise<boolean> {
  const value = await prompt.confirm({ message, initialValue: false });
  if (prompt.isCancel(value)) throw new Error("Stopped; nothing was written.");
  return value;
}

await runCommand(import.meta.url, setUp);

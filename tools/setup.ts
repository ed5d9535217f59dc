/**
 * Makes a fresh clone somebody's own: `npm run setup`. Asks for what every firm has, shows at once what will not do, and
 * writes it into content/site.ts, content/theme.ts and content/mark.svg. It can be run again; what is there is offered
 * as the answer. Nothing is written before everything holds.
 *
 * For a script: every question is a flag, and with --yes what no flag says stays as it is.
 *
 *   npm run setup -- --yes --name "Nordlys Rekruttering" --calendar https://cal.com/nordlys/30min/embed --colour "#0b6e4f" --logo ~/logo.svg --keep-one
 */
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { parseArgs } from "node:util";
import * as prompt from "@clack/prompts";
import { converter, formatHex, parse } from "culori";
import { generateCode, loadFile } from "magicast";
import type { z } from "zod";
import { kinds, site as schema } from "@/content/schema/records";
import { readSvg } from "@/lib/svg";
import { runCommand } from "./command";

/** What to ask for, by its flag, and the field of content/site.ts that the answer becomes. */
const QUESTIONS: readonly (readonly [flag: string, field: string, ask: string])[] = [
  ["name", "name", "The firm’s name"],
  ["short-name", "shortName", "Its name where there is little room, if shorter"],
  ["legal-name", "legalName", "Its legal name"],
  ["url", "url", "The address that the site will have"],
  ["email", "email", "The mail address that visitors write to"],
  ["phone", "phone", "The telephone number, with + and the country’s code"],
  ["place", "address.locality", "The town"],
  ["region", "address.region", "The state or region, if addresses name it"],
  ["country", "address.country", "The country, in two letters"],
  ["time-zone", "workingHours.timeZone", "The time zone"],
  ["start", "workingHours.start", "Consultations from, such as 09:00"],
  ["end", "workingHours.end", "Consultations until"],
  ["calendar", "bookingUrl", "The calendar’s address; empty for the site’s own scheduling page"],
  ["language", "language", "The language of the site, such as en-US or da"],
];

/** Records that copy names one by one, or of which there is only one: --keep-one leaves these files alone. */
const NAMED = ["site", "routes", "claims", "reasons", "time-spent", "glossary"];

/** The other files, of which it leaves the first record of each page, or the first of all. */
const LISTS = Object.keys(kinds).filter((kind) => !NAMED.includes(kind));

type Editable = Record<string, unknown>;

/**
 * Asks what no flag says, and writes it into the content below the working folder.
 *
 * @param args Flags and their values.
 * @throws Error, with nothing written, if an answer will not do or a flag is none.
 */
export async function setUp(args: readonly string[] = process.argv.slice(2)): Promise<void> {
  const given = flagsIn(args);
  /** What the flag says, or what is answered where it says nothing; nothing with --yes. */
  async function answerTo(flag: string, ask: string, now: string, faultOf: (answer: string) => string | undefined) {
    const said: unknown = Reflect.get(given, flag);
    if (said === undefined && given.yes) return undefined;
    const validate = (line = "") => faultOf(line.trim());
    const answer = said ?? answered(await prompt.text({ message: ask, initialValue: now, validate })) ?? "";
    const value = String(answer).trim();
    const fault = faultOf(value);
    if (fault) throw new Error(`--${flag}: ${fault}`);
    return value;
  }
  const changed = new Map<string, string>();

  prompt.intro("Your firm, in a few questions. Enter keeps what stands there.");
  const siteCode = await loadFile("content/site.ts");
  const site = siteCode.exports.site;
  const before = { name: String(site.shortName ?? site.name), country: String(site.address.country) };
  for (const [flag, field, ask] of QUESTIONS) {
    const { rule, parent, key } = fieldOf(site, field);
    const none = rule.safeParse(null).success ? null : undefined;
    const faultOf = (answer: string) => {
      const fault = rule.safeParse(answer || none).error?.issues[0]?.message;
      return fault && `expected ${fault}; found "${answer}"`;
    };
    const answer = await answerTo(flag, ask, String(parent[key] ?? ""), faultOf);
    if (answer) parent[key] = answer;
    else if (answer === "" && none === null) parent[key] = null;
    else if (answer === "") delete parent[key];
  }
  site.consultation.subject = site.consultation.subject.replaceAll(before.name, String(site.shortName ?? site.name));
  const holidays = site.address.country !== before.country && site.workingHours.closed.length > 0;
  if (holidays) site.workingHours.closed = [];

  const themeCode = await loadFile("content/theme.ts");
  const accents = themeCode.exports.theme.accents as Record<string, string>;
  const names = Object.keys(accents).slice(0, 4);
  const now = names.map((name) => String(accents[name])).join(", ");
  const colours = await answerTo("colour", "One to four colours, with commas between", now, colourFault);
  for (const [index, name] of names.entries()) if (colours) accents[name] = nth(split(colours), index);
  changed.set("content/theme.ts", generateCode(themeCode).code);

  const logo = await answerTo("logo", "The logo, an SVG file; empty keeps the mark that is there", "", logoFault);
  if (logo) changed.set("content/mark.svg", await readFile(fromHome(logo), "utf8"));

  const keepOne = { message: "Leave one sample of each kind, in place of all?", initialValue: false };
  if (given["keep-one"] ?? (!given.yes && answered(await prompt.confirm(keepOne)))) {
    for (const list of LISTS) changed.set(`content/${list}.ts`, await firstOfEach(`content/${list}.ts`));
    // Who is left of the team speaks with visitors from every page.
    const { exports } = await loadFile("content/team.ts");
    if (site.consultation.host) site.consultation.host = String(exports.team[0]?.id);
    changed.set("content/routes.ts", (await readFile("content/routes.ts", "utf8")).replaceAll(/^ *host: .*\n/gm, ""));
  }
  changed.set("content/site.ts", generateCode(siteCode).code);

  for (const [file, content] of changed) await writeFile(file, content);
  if (logo) {
    await rm("content/mark-small.svg", { force: true });
    prompt.note("Where it does not read at 16 px, put a plainer one beside it: content/mark-small.svg", "The mark");
  }
  if (holidays) {
    prompt.note(
      `workingHours.closed: none now, as those of ${before.country} are not ${site.address.country}’s. Write yours:
  "12-25" for every year, "2027-03-26" for one, { month: 11, weekday: 4, nth: "last" } for a last Thursday`,
      "To look at in content/site.ts",
    );
  }
  prompt.outro("Next: npm run dev shows it while you edit content/; npm run launch-guard lists what is still sample.");
}

/** @throws Error with all flags that there are, if one is not among them. */
function flagsIn(args: readonly string[]) {
  const text = { type: "string" } as const;
  const options = {
    ...Object.fromEntries(QUESTIONS.map(([flag]) => [flag, text])),
    colour: { type: "string", multiple: true },
    logo: text,
    "keep-one": { type: "boolean" },
    yes: { type: "boolean", default: !process.stdin.isTTY },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const [what] = (error as Error).message.split(". ");
    throw new Error(
      `${what}. Expected flags among these: ${Object.keys(options)
        .map((flag) => `--${flag}`)
        .join(" ")}`,
    );
  }
}

function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (prompt.isCancel(answer)) throw new Error("Stopped; nothing was written.");
  return answer as Exclude<Answer, symbol>;
}

/** A field of the record by its path, such as `address.country`: the record that it stands in, and what it may be. */
function fieldOf(site: Editable, path: string): { rule: z.ZodType; parent: Editable; key: string } {
  const keys = path.split(".");
  const rule = keys.reduce<z.ZodType>(
    (of, key) => (of as z.ZodObject<Record<string, z.ZodType>>).shape[key] ?? of,
    schema,
  );
  const parent = keys.slice(0, -1).reduce((record, key) => record[key] as Editable, site);
  return { rule, parent, key: keys.at(-1) ?? "" };
}

/** @returns colours with commas between: not those in rgb(1, 2, 3). */
function split(colours: string): string[] {
  return colours.split(/,(?![^(]*\))/).map((one) => one.trim());
}

function colourFault(answer: string): string | undefined {
  const colours = split(answer);
  if (colours.length <= 4 && colours.every((colour) => parse(colour))) return undefined;
  return `expected one to four colours as CSS writes them, such as #0057b8; found ${answer}`;
}

const TO_OKLCH = converter("oklch");

/**
 * @returns as many colours as are asked for: those given, then each of them again, deeper; but the fourth light, where the
 *   first of it is not, since drawings lay it on the others.
 */
function nth(colours: readonly string[], index: number): string {
  const chosen = colours[index % colours.length] ?? "";
  const around = Math.floor(index / colours.length);
  const colour = TO_OKLCH(parse(chosen));
  if (around === 0 || !colour) return chosen;
  const isLight = index === 3 && colour.l < 0.7;
  return formatHex({ ...colour, l: isLight ? 0.8 : Math.max(0.32, colour.l - 0.09 * around) });
}

/** @returns the file with the first record of each page in each of its lists, or the first of all. */
async function firstOfEach(file: string): Promise<string> {
  const code = await loadFile(file);
  for (const list of Object.values(code.exports as Editable)) {
    if (!Array.isArray(list)) continue;
    const pages = list.map((record: { page?: unknown }) => String(record?.page));
    for (let index = list.length - 1; index > 0; index--) {
      if (pages.indexOf(pages[index] ?? "") < index) list.splice(index, 1);
    }
  }
  return generateCode(code).code;
}

/** A path as a shell would read it. */
function fromHome(file: string): string {
  return file.replace(/^~(?=[/\\])/, homedir());
}

function logoFault(named: string): string | undefined {
  const file = fromHome(named);
  if (file === "") return undefined;
  if (!existsSync(file)) return `expected an SVG file, found no ${file}`;
  try {
    readSvg(file, "mark");
  } catch (error) {
    return (error as Error).message;
  }
}

await runCommand(import.meta.url, setUp);

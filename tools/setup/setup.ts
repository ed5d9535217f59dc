/**
 * Adapts a fresh clone to its owner: `npm run setup`. It asks for the facts that every firm has, checks each answer at
 * once, and writes them into content/site.ts, content/theme.ts and content/mark.svg. `--keep-one` keeps one sample of
 * each kind. You can run it again: it offers the current values, and keeps the owner's records (`sample: false`). It
 * writes nothing into content/ unless all records would be valid.
 *
 * For scripts, every question has a flag (`npm run setup -- --help`). With --yes, fields without a flag do not change.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import * as prompt from "@clack/prompts";
import { converter, formatHex, parse } from "culori";
import { generateCode, loadFile } from "magicast";
import type { Records } from "@/content/schema/records";
import { findFileForMissingCharacters, formatSampleDates } from "@/lib/font-coverage";
import { runCommand } from "../command";
import { normalizeAnswer, QUESTIONS, type Question, schemaOf, splitColors } from "./answers";
import { helpText, readAnswers, readFlags, SWITCHES } from "./flags";
import { loadRecords } from "./load-records";
import { keepOneSample } from "./samples";

type Editable = Record<string, unknown>;

/**
 * Asks the questions that no flag answers, and writes the answers into content/ of the working folder.
 *
 * @param args Flags and their values.
 * @returns Whether something was written.
 * @throws Error before anything is written if an answer is invalid, a flag is unknown, or the content would be invalid.
 */
export async function setUp(args: readonly string[] = process.argv.slice(2)): Promise<boolean> {
  const given = readFlags(args);
  if (given.switches.has("help")) {
    console.log(helpText());
    return false;
  }
  const isSilent = given.switches.has("yes") || !process.stdin.isTTY;
  const before = await loadRecords();
  const [site] = before.records.site;
  if (!site) throw new Error("content/site.ts: expected the record of the firm; found none");
  const answers = readAnswers(given.answers, site.address.country);
  prompt.intro("Your firm, in a few questions. Press Enter to keep a value.");
  const theme = await loadFile("content/theme.ts");
  const accents = theme.exports.theme.accents as Record<string, string>;
  const accentNames = Object.keys(accents).slice(0, 4);
  const current = (question: Question) => {
    if (question.field) return String(readField(site, question.field) ?? "");
    return question.flag === "color" ? accentNames.map((name) => String(accents[name])).join(", ") : "";
  };
  if (!isSilent) await askOpenQuestions(answers, site.address.country, current);

  const changed = new Map<string, string>();
  const notes: [title: string, text: string][] = [];
  changed.set("content/site.ts", await writeSite(answers, site, notes));
  const colors = answers.get("color");
  for (const [index, name] of accentNames.entries()) if (colors) accents[name] = pickAccent(splitColors(colors), index);
  const added = await addFontFiles(theme.exports.theme.fonts, answers);
  if (added.length > 0) notes.push(["Font files added to content/theme.ts for your letters", added.join("\n")]);
  if (colors || added.length > 0) changed.set("content/theme.ts", generateCode(theme).code);
  const logo = answers.get("logo");
  if (logo) changed.set("content/mark.svg", readFileSync(logo, "utf8"));

  const keepsOneSample = given.switches.has("keep-one") || (!isSilent && (await confirmKeepOne()));
  if (keepsOneSample) {
    const { files, changes } = keepOneSample(before.records, (file) => readFileSync(file, "utf8"));
    for (const [file, code] of files) changed.set(file, code);
    notes.push(["Samples taken out", changes.join("\n") || "None: there is at most one of each kind"]);
  }

  // Ignores faults that existed before, which the owner fixes separately.
  const after = await loadRecords(changed);
  const faults = after.faults.filter((fault) => !before.faults.includes(fault));
  if (faults.length > 0) {
    throw new Error(`Nothing was written, since the content would be invalid:\n${faults.join("\n")}`);
  }
  for (const [file, content] of changed) await writeFile(file, content);
  if (logo) {
    await rm("content/mark-small.svg", { force: true });
    notes.push(["The mark", "If it is unclear at 16 px, add a simpler version: content/mark-small.svg"]);
  }
  const language = answers.get("language");
  if (language && language !== site.language) {
    notes.push([
      `To change for the language ${language}`,
      `content/words.ts: translate its words, and set currency (what formatMoney writes), numbers and keptWithNext.
content/ and app/: translate the records and the headlines. docs/make-it-yours.md, step 10`,
    ]);
  }
  for (const [title, text] of notes) prompt.note(text, title);
  prompt.outro("Next: npm run dev shows it while you edit content/; npm run launch-guard lists what is still sample.");
  return true;
}

const STOPPED = "Stopped; nothing was written.";

/** Asks the questions without a flag, and adds the answers. */
async function askOpenQuestions(
  answers: Map<string, string>,
  country: string,
  current: (question: Question) => string,
): Promise<void> {
  const currentCountry = () => answers.get("country") ?? country;
  for (const question of QUESTIONS.filter(({ flag }) => !answers.has(flag))) {
    const answer = await prompt.text({
      message: question.ask,
      initialValue: current(question),
      validate: (line) => question.findFault(normalizeAnswer(question, line, currentCountry())),
    });
    if (prompt.isCancel(answer)) throw new Error(STOPPED);
    answers.set(question.flag, normalizeAnswer(question, answer, currentCountry()));
  }
}

async function confirmKeepOne(): Promise<boolean> {
  const answer = await prompt.confirm({ message: `${SWITCHES["keep-one"]}?`, initialValue: false });
  if (prompt.isCancel(answer)) throw new Error(STOPPED);
  return answer;
}

/**
 * Writes the answers into the source of content/site.ts.
 *
 * @param before The current record.
 * @param notes Gets a line for each change that the owner has to make afterward.
 * @returns The changed source.
 */
async function writeSite(
  answers: ReadonlyMap<string, string>,
  before: Records["site"][number],
  notes: [title: string, text: string][],
): Promise<string> {
  const code = await loadFile("content/site.ts");
  const { site } = code.exports;
  for (const { flag, field } of QUESTIONS) {
    const answer = answers.get(flag);
    if (!field || answer === undefined || answer === String(readField(before, field) ?? "")) continue;
    const keys = field.split(".");
    const key = keys.pop() ?? "";
    const parent = keys.reduce<Editable>((record, key) => record[key] as Editable, site);
    if (answer) parent[key] = answer;
    else if (schemaOf(field).safeParse(null).success) parent[key] = null;
    else delete parent[key];
  }
  const nameOf = (firm: { name: string; shortName?: string | undefined }) => firm.shortName ?? firm.name;
  const firm = {
    name: answers.get("name") ?? before.name,
    shortName: (answers.get("short-name") ?? before.shortName) || undefined,
  };
  const subject = before.consultation.subject.replaceAll(nameOf(before), nameOf(firm));
  if (subject !== before.consultation.subject) site.consultation.subject = subject;
  const country = answers.get("country") ?? before.address.country;
  if (country !== before.address.country && before.workingHours.closed.length > 0) {
    site.workingHours.closed = [];
    notes.push([
      "To change in content/site.ts",
      `workingHours.closed: emptied, since holidays in ${country} are not those in ${before.address.country}. Write yours:
  "12-25" for every year, "2027-03-26" for one, { month: 11, weekday: 4, nth: "last" } for a last Thursday`,
    ]);
  }
  return generateCode(code).code;
}

/**
 * Adds font files that contain the characters of the answers and of the language. For example, characters of Czech and
 * Turkish are in a second file of the package.
 *
 * @param fonts The families of content/theme.ts. They are changed in place.
 * @returns The added files.
 */
async function addFontFiles(fonts: Editable, answers: ReadonlyMap<string, string>): Promise<string[]> {
  const letters = ["name", "short-name", "legal-name", "place", "region"].map((flag) => answers.get(flag) ?? "");
  const text = [...letters, formatSampleDates(answers.get("language") ?? "en")].join(" ");
  const added: string[] = [];
  for (const family of Object.values(fonts) as Editable[]) {
    // magicast returns a list as a proxy object, and a single file as a string.
    const files = typeof family.file === "string" ? [family.file] : [...(family.file as Iterable<string>)];
    // Ignores missing files, which the content check reports.
    const missing = files.every((file) => existsSync(file)) && (await findFileForMissingCharacters(text, files));
    if (!missing) continue;
    family.file = [...files, missing];
    added.push(missing);
  }
  return [...new Set(added)];
}

function readField(record: object, field: string): unknown {
  return field.split(".").reduce<unknown>((value, key) => Object(value)[key], record);
}

const TO_OKLCH = converter("oklch");

/**
 * Returns one of four accents: the given colors, or darker ones of the same hues. The fourth is light, because drawings
 * use it on top of the others.
 */
function pickAccent(colors: readonly string[], index: number): string {
  const chosen = colors[index % colors.length] ?? "";
  const round = Math.floor(index / colors.length);
  const color = TO_OKLCH(parse(chosen));
  if (round === 0 || !color) return chosen;
  const isLight = index === 3 && color.l < 0.7;
  return formatHex({ ...color, l: isLight ? 0.8 : Math.max(0.32, color.l - 0.09 * round) });
}

/** Formats the written files and removes unused imports. `npm run check` reports other findings of the linter. */
const FORMAT = "biome check --write --diagnostic-level=error --reporter=summary content";

/** Runs set-up, then formats the content and runs the content check, which reports what is left to fix. */
async function main(): Promise<void> {
  if (!(await setUp())) return;
  const formatting = spawnSync(`npx --no-install ${FORMAT}`, { shell: true, encoding: "utf8" });
  if (formatting.status !== 0)
    throw new Error(`Your answers are written; formatting them failed:\n${formatting.stderr}`);
  const { status } = spawnSync("npx --no-install tsx export/prepare.ts", { shell: true, stdio: "inherit" });
  if (status !== 0) throw new Error("Your answers are written. The content check, above, lists what is left to fix.");
}

await runCommand(import.meta.url, main);

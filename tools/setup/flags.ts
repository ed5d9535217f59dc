/** The flags of set-up: one for each question, and a few switches. */
import { parseArgs } from "node:util";
import { normalizeAnswer, QUESTIONS } from "./answers";

/** Other spellings of flags. */
const ALIASES: Readonly<Record<string, string>> = { colour: "color" };

export const SWITCHES: Readonly<Record<string, string>> = {
  "keep-one": "Keep only one sample of each kind",
  yes: "Ask nothing: fields without a flag stay as they are",
  help: "Show this",
};

/**
 * @returns the values of the flags, and the switches that are on.
 * @throws Error that lists the unknown flags and the known ones.
 */
export function readFlags(args: readonly string[]): { answers: Map<string, string>; switches: Set<string> } {
  const flags = QUESTIONS.map(({ flag }) => flag);
  const options = Object.fromEntries([
    ...[...flags, ...Object.keys(ALIASES)].map((flag) => [flag, { type: "string", multiple: true }] as const),
    ...Object.keys(SWITCHES).map((flag) => [flag, { type: "boolean" }] as const),
  ]);
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true, allowPositionals: true });
  const answers = new Map<string, string>();
  const switches = new Set<string>();
  const faults: string[] = [];
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const isOfUnknown = before?.kind === "option" && !(before.name in options);
    if (token.kind === "positional" && !isOfUnknown)
      faults.push(`${JSON.stringify(token.value)} belongs to no flag; is a value missing its quotes?`);
    if (token.kind !== "option") continue;
    const flag = ALIASES[token.name] ?? token.name;
    if (flag in SWITCHES) switches.add(flag);
    else if (!flags.includes(flag)) faults.push(`${token.rawName} is not a flag`);
    else if (token.value === undefined) faults.push(`${token.rawName} needs a value, which may be ""`);
    else answers.set(flag, [answers.get(flag), token.value].filter((value) => value !== undefined).join(", "));
  }
  if (faults.length > 0) {
    const known = [...flags, ...Object.keys(SWITCHES)].map((flag) => `--${flag}`).join(" ");
    throw new Error(`${faults.join("\n")}\nExpected flags among these: ${known}`);
  }
  return { answers, switches };
}

/** @returns the text of --help. */
export function helpText(): string {
  const lines = [...QUESTIONS.map(({ flag, ask }) => [flag, ask] as const), ...Object.entries(SWITCHES)];
  const width = Math.max(...lines.map(([flag]) => flag.length));
  return [
    "npm run setup                      asks for what every firm has",
    "npm run setup -- --yes --name …    takes the answers from flags",
    "",
    ...lines.map(([flag, ask]) => `  --${flag.padEnd(width)}  ${ask}`),
    "",
    'An empty value removes a field: --region "". Several colors: --color "#0b6e4f" --color "#f2a541".',
  ].join("\n");
}

/**
 * @param given Values of flags.
 * @returns the answers as records write them, by flag.
 * @throws Error with one line for each invalid value.
 */
export function readAnswers(given: ReadonlyMap<string, string>): Map<string, string> {
  const answers = new Map<string, string>();
  const faults: string[] = [];
  for (const question of QUESTIONS.filter(({ flag }) => given.has(flag))) {
    const answer = normalizeAnswer(question, given.get(question.flag));
    const fault = question.findFault(answer);
    if (fault) faults.push(`--${question.flag}: ${fault}`);
    answers.set(question.flag, answer);
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return answers;
}

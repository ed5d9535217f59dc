/** The flags of set-up: one for each question, and a few switches. */
import { parseArgs } from "node:util";
import { normalizeAnswer, QUESTIONS } from "./answers";

export const SWITCHES: Readonly<Record<string, string>> = {
  "keep-one": "Keep only one sample of each kind",
  yes: "Ask nothing: fields without a flag stay as they are",
  help: "Show this",
};

/**
 * Reads the values of the flags, and the switches that are on.
 *
 * @throws Error with an unknown flag and a list of the known ones.
 */
export function readFlags(args: readonly string[]): { answers: Map<string, string>; switches: Set<string> } {
  const flags = QUESTIONS.map(({ flag }) => flag);
  const options = Object.fromEntries([
    ...flags.map((flag) => [flag, { type: "string", multiple: true }] as const),
    ...Object.keys(SWITCHES).map((flag) => [flag, { type: "boolean" }] as const),
  ]);
  try {
    const values = Object.entries(parseArgs({ args: [...args], options }).values);
    const answers = values.flatMap(([flag, value]) =>
      Array.isArray(value) ? [[flag, value.join(", ")] as const] : [],
    );
    return {
      answers: new Map(answers),
      switches: new Set(values.flatMap(([flag, value]) => (value === true ? flag : []))),
    };
  } catch (error) {
    const known = [...flags, ...Object.keys(SWITCHES)].map((flag) => `--${flag}`).join(" ");
    throw new Error(`${(error as Error).message}\nExpected flags among these, with spaces in quotes: ${known}`);
  }
}

/** Returns the text of --help. */
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
 * Converts the values of flags to values of records.
 *
 * @param given The values by flag.
 * @param country The firm's country, if no flag sets it.
 * @throws Error with one line for each invalid value.
 */
export function readAnswers(given: ReadonlyMap<string, string>, country: string): Map<string, string> {
  const answers = new Map<string, string>();
  const faults: string[] = [];
  for (const question of QUESTIONS.filter(({ flag }) => given.has(flag))) {
    const answer = normalizeAnswer(question, given.get(question.flag), answers.get("country") ?? country);
    const fault = question.findFault(answer);
    if (fault) faults.push(`--${question.flag}: ${fault}`);
    answers.set(question.flag, answer);
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return answers;
}

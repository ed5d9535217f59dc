/**
 * `npm run verify -- https://host [--dir out] [--plain-host]`: holds any deployed copy against the built folder, from
 * outside, one line a finding, with an exit code for CI: 0 nothing wrong, 1 faults, 2 could not be checked.
 */
import { parseArgs } from "node:util";
import { readSite } from "../site-files";
import { type Finding, verify } from "./verify";

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dir: { type: "string", default: "out" }, "plain-host": { type: "boolean", default: false } },
  });
  const [copy] = positionals;
  if (!copy || !/^https?:\/\/[^/?#]+\/?$/.test(copy) || !URL.canParse(copy)) {
    throw new Error("Say which copy to check: npm run verify -- https://www.example.com [--dir out] [--plain-host]");
  }
  const { findings, asked } = await verify(copy, await readSite(values.dir), { plainHost: values["plain-host"] });
  for (const line of lines(findings)) console.log(line);
  const faults = findings.filter(({ level }) => level === "fault").length;
  console.log(`${copy}: asked ${asked} times, ${faults} faults, ${findings.length - faults} notes.`);
  return faults > 0 ? 1 : 0;
}

/** One line for what is found at many addresses alike. */
function lines(findings: Finding[]): string[] {
  const alike = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.level} ${finding.text}`;
    alike.set(key, [...(alike.get(key) ?? []), finding]);
  }
  return [...alike.values()].map((same) => {
    const [{ level, text } = { level: "", text: "" }] = same;
    const shown = same.slice(0, 3).map(({ address }) => address);
    const more = same.length > shown.length ? ` and ${same.length - shown.length} more` : "";
    return `${level}  ${shown.join(" ")}${more}  ${text}`;
  });
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  },
);

/**
 * `npm run verify -- https://host [--plain-host]`: checks any deployed copy from outside, one line a finding, with an
 * exit code for CI: 0 nothing wrong, 1 faults, 2 could not be checked.
 */
import { parseArgs } from "node:util";
import { routes } from "../../content/routes";
import { verify } from "./verify.ts";

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "plain-host": { type: "boolean", default: false } },
  });
  const [copy] = positionals;
  if (!copy || !/^https?:\/\/[^/]/.test(copy)) {
    throw new Error("Say which copy to check: npm run verify -- https://www.example.com [--plain-host]");
  }
  const pages = routes.map(({ path }) => (path === "/" ? path : `${path}/`));
  const { findings, asked } = await verify(copy, { pages, plainHost: values["plain-host"] });
  for (const { level, address, text } of findings) console.log(`${level}  ${address}  ${text}`);
  const faults = findings.filter(({ level }) => level === "fault").length;
  console.log(`${copy}: ${asked} addresses asked, ${faults} faults, ${findings.length - faults} notes.`);
  return faults > 0 ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  },
);

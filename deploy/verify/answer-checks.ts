/** Checks of one answer against the table: each returns what is wrong with it, in words. */
import { bestGrade, observatoryScore } from "../observatory.ts";
import { metaPolicyOf, policyFor } from "../policy.ts";
import { everyAnswer, framedPages, type HeaderTable, isCompressible, kindOf, kinds, typeOf } from "../table.ts";
import type { Reply } from "./ask.ts";

/** `host`: only the host can mend it, and some hosts cannot; `site`: the copy itself is wrong. */
export type Problem = { of: "host" | "site"; text: string };

/** The least Observatory score of a page: 100, +10 default-src 'none', +5 frames, +5 referrer, +10 resource policy. */
const leastScore = 130;
// Below this, compression saves nothing and many hosts leave it out.
const worthCompressing = 1024;

/** @param path the file's path in the site, as the table knows it */
export function checkAnswer(path: string, { headers, body, size }: Reply): Problem[] {
  const { "cross-origin-resource-policy": resourcePolicy = "" } = kinds[kindOf(path)];
  return [
    ...checkType(path, headers),
    ...checkCaching(path, headers),
    ...checkCompression(path, headers, body.length, size),
    ...checkFixed({ ...everyAnswer, "cross-origin-resource-policy": resourcePolicy }, headers),
    ...(kindOf(path) === "page" ? checkPage(path, headers, body.toString("utf8")) : []),
  ];
}

/** Checks the headers that every answer has, errors and redirects included. */
export function checkFixed(expected: HeaderTable, headers: HeaderTable): Problem[] {
  return Object.entries(expected)
    .filter(([name, value]) => headers[name] !== value)
    .map(([name, value]) => host(`${name}: expected "${value}", got ${shown(headers[name])}`));
}

/** Checks that an answer's type is the table's. */
export function checkType(path: string, headers: HeaderTable): Problem[] {
  const plain = (type = "") => type.toLowerCase().replaceAll(" ", "").replace(";charset=utf-8", "");
  const expected = typeOf(path);
  const type = headers["content-type"];
  if (accepted(plain(expected)).includes(plain(type))) return [];
  return [site(`content-type: expected "${expected}", got ${shown(type)}`)];
}

/** Hosts that choose types by themselves choose these, which browsers take alike. */
function accepted(type: string): string[] {
  const alike: Record<string, string[]> = {
    "text/javascript": ["application/javascript"],
    "application/xml": ["text/xml"],
    "image/x-icon": ["image/vnd.microsoft.icon"],
    "application/manifest+json": ["application/json"],
  };
  return [type, ...(alike[type] ?? [])];
}

function checkCaching(path: string, headers: HeaderTable): Problem[] {
  const parts = (value = "") =>
    value
      .split(",")
      .map((part) => part.trim().toLowerCase())
      .sort()
      .join(", ");
  const expected = kinds[kindOf(path)]["cache-control"];
  const control = headers["cache-control"];
  const problems =
    parts(control) === parts(expected) ? [] : [host(`cache-control: expected "${expected}", got ${shown(control)}`)];
  const validator = headers.etag ?? headers["last-modified"];
  return validator ? problems : [...problems, host("neither etag nor last-modified: each visit fetches it anew")];
}

function checkCompression(path: string, headers: HeaderTable, length: number, size: number): Problem[] {
  if (!isCompressible(path) || length < worthCompressing) return [];
  const encoding = headers["content-encoding"];
  if (encoding === "br" || encoding === "gzip") return [];
  return [host(`not compressed: ${size} bytes, though the client takes brotli and gzip`)];
}

function checkPage(path: string, headers: HeaderTable, html: string): Problem[] {
  const header = headers["content-security-policy"];
  const policies = [header, metaPolicyOf(html)].filter((policy) => policy !== undefined);
  if (policies.length === 0) return [site("no Content-Security-Policy, neither as header nor in the page")];
  const ancestors = framedPages.includes(path) ? "frame-ancestors 'self'" : "frame-ancestors 'none'";
  const { score, marks } = observatoryScore(headers, html);
  const lost = marks.filter(({ modifier }) => modifier < 0).map(({ test, why }) => `${test} (${why})`);
  return [
    ...(header?.includes(ancestors) ? [] : [host(`content-security-policy: expected ${ancestors} in the header`)]),
    ...checkPolicies(path, policies, html),
    ...(score >= leastScore
      ? []
      : [
          host(
            `Observatory: ${score}, expected ${leastScore} (A+ from ${bestGrade}): ${lost.join(", ") || "bonuses missing"}`,
          ),
        ]),
  ];
}

/** Every inline script and style of the page must be allowed by every policy that restricts them. */
function checkPolicies(path: string, policies: string[], html: string): Problem[] {
  const problems: Problem[] = [];
  for (const policy of policies) {
    if (/'unsafe-|\*/.test(policy)) problems.push(site(`the policy holds an unsafe source or a wildcard: ${policy}`));
  }
  let needed = "";
  try {
    needed = policyFor(html, { page: path }).meta;
  } catch (error) {
    return [...problems, site(error instanceof Error ? error.message : String(error))];
  }
  for (const name of ["script-src", "style-src"]) {
    for (const source of directive(needed, name)?.filter((source) => source !== "'none'") ?? []) {
      const refusing = policies.some(
        (policy) => !(directive(policy, name) ?? directive(policy, "default-src") ?? [source]).includes(source),
      );
      if (refusing) problems.push(site(`the policy refuses something that the page holds: ${name} ${source}`));
    }
  }
  return problems;
}

function directive(policy: string, name: string): string[] | undefined {
  for (const part of policy.split(";")) {
    const [key, ...sources] = part.trim().split(/\s+/);
    if (key === name) return sources;
  }
  return undefined;
}

function shown(value: string | undefined): string {
  return value === undefined ? "nothing" : `"${value}"`;
}

function host(text: string): Problem {
  return { of: "host", text };
}

function site(text: string): Problem {
  return { of: "site", text };
}

/**
 * The score that MDN's HTTP Observatory gives to an answer, by the rules published in github.com/mdn/mdn-http-observatory
 * (src/analyzer/tests, src/grader/charts.js, read in 2026). Two of its tests cannot be made from an answer alone and
 * count as their neutral result, 0: the redirect from http to https, and whether the host is on the preload list (+5
 * once it is, for which the table has to ask).
 */
import { metaPolicyOf } from "./policy.ts";
import type { HeaderTable } from "./table.ts";

/** Of each test, what it adds to or takes from 100, and why. */
export type Mark = { test: string; modifier: number; why: string };
export type Score = { score: number; marks: Mark[] };

type Policy = Map<string, string[]>;

/** The least score that the Observatory calls A+. */
export const bestGrade = 100;

const broad = /^(?:(?:https?|ftp):|\*|https?:\/\/\*(?:\.\*)?)$/;
const privateReferrer = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
// Six months; the Observatory's own number, a little less than half a year.
const hstsMinimum = 15_552_000;
// From this sum of the penalties alone, the bonuses count as well.
const bonusesCountFrom = 90;

/**
 * Scores one page.
 * @param headers names in lower case, as the page was answered over https
 * @param html its body
 */
export function observatoryScore(headers: HeaderTable, html: string): Score {
  const header = headers["content-security-policy"];
  const policies = [header, metaPolicyOf(html)].filter((policy) => policy !== undefined);
  const policy = combine(policies);
  const marks = [
    policyMark(policy),
    frameMark(header ? combine([header]).has("frame-ancestors") : false, headers["x-frame-options"]),
    hstsMark(headers["strict-transport-security"]),
    referrerMark(headers["referrer-policy"]),
    sniffMark(headers["x-content-type-options"]),
    resourceMark(headers["cross-origin-resource-policy"]),
    corsMark(headers),
    cookieMark(headers["set-cookie"]),
    scriptMark(html),
  ];
  const penalties = marks.reduce((sum, { modifier }) => sum + Math.min(modifier, 0), 100);
  const all = marks.reduce((sum, { modifier }) => sum + modifier, 100);
  return { score: Math.max(0, penalties >= bonusesCountFrom ? all : penalties), marks };
}

/** Several policies count together, also those in one header: of a directive that several name, what all allow. */
function combine(policies: string[]): Policy {
  const combined: Policy = new Map();
  // Headers of one name are joined by commas, which no policy holds.
  for (const text of policies.flatMap((policy) => policy.split(","))) {
    for (const directive of text.split(";")) {
      const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/);
      if (!name) continue;
      const before = combined.get(name);
      combined.set(name, before ? before.filter((source) => sources.includes(source)) : sources);
    }
  }
  return combined;
}

function policyMark(policy: Policy): Mark {
  const test = "content-security-policy";
  if (policy.size === 0) return { test, modifier: -25, why: "there is none" };
  const fallback = policy.get("default-src") ?? ["*"];
  const [script, style, object] = ["script-src", "style-src", "object-src"].map((name) => policy.get(name) ?? fallback);
  const hashed = (sources: string[]) => sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
  const inline = (sources: string[] = []) =>
    sources.some(
      (source) => broad.test(source) || source === "data:" || (source === "'unsafe-inline'" && !hashed(sources)),
    );
  const all = [...policy.values()].flat();

  if (inline(script) || object?.some((source) => broad.test(source))) {
    return { test, modifier: -20, why: "scripts or objects from anywhere, or inline ones" };
  }
  if (all.some((source) => source.startsWith("http:"))) return { test, modifier: -20, why: "allows http" };
  if ([...(script ?? []), ...(style ?? [])].includes("'unsafe-eval'"))
    return { test, modifier: -10, why: "unsafe-eval" };
  if (inline(style)) return { test, modifier: 0, why: "styles from anywhere, or inline ones" };
  if (fallback.length === 1 && fallback[0] === "'none'")
    return { test, modifier: 10, why: "default-src 'none', no unsafe" };
  return { test, modifier: 5, why: "no unsafe" };
}

function frameMark(viaPolicy: boolean, option = ""): Mark {
  const test = "x-frame-options";
  if (viaPolicy) return { test, modifier: 5, why: "by frame-ancestors" };
  if (/^(?:deny|sameorigin)$/i.test(option)) return { test, modifier: 0, why: option };
  return { test, modifier: -20, why: "anyone may frame the page" };
}

function hstsMark(header: string | undefined): Mark {
  const test = "strict-transport-security";
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? "")?.[1];
  if (!age || header?.includes(",")) return { test, modifier: -20, why: header ? "unreadable" : "there is none" };
  if (Number(age) < hstsMinimum) return { test, modifier: -10, why: "less than six months" };
  return { test, modifier: 0, why: "six months or more" };
}

function referrerMark(header: string | undefined): Mark {
  const test = "referrer-policy";
  if (!header) return { test, modifier: 0, why: "there is none" };
  const last = header.split(",").at(-1)?.trim().toLowerCase() ?? "";
  return privateReferrer.includes(last)
    ? { test, modifier: 5, why: last }
    : { test, modifier: -5, why: `unsafe: ${last}` };
}

function sniffMark(header: string | undefined): Mark {
  const test = "x-content-type-options";
  return header?.toLowerCase() === "nosniff"
    ? { test, modifier: 0, why: "nosniff" }
    : { test, modifier: -5, why: "missing" };
}

function resourceMark(header: string | undefined): Mark {
  const test = "cross-origin-resource-policy";
  if (!header || header === "cross-origin") return { test, modifier: 0, why: header ?? "there is none" };
  const closed = header === "same-origin" || header === "same-site";
  return { test, modifier: closed ? 10 : -5, why: header };
}

function corsMark(headers: HeaderTable): Mark {
  const test = "cross-origin-resource-sharing";
  const open = headers["access-control-allow-origin"] && headers["access-control-allow-credentials"] === "true";
  return { test, modifier: open ? -50 : 0, why: open ? "open to all, with credentials" : "not open with credentials" };
}

function cookieMark(header: string | undefined): Mark {
  const test = "cookies";
  if (!header) return { test, modifier: 0, why: "no cookies" };
  const strict = ["secure", "httponly", "samesite"].every((flag) => header.toLowerCase().includes(flag));
  return { test, modifier: strict ? 5 : -20, why: strict ? "protected" : "a cookie without its flags" };
}

function scriptMark(html: string): Mark {
  const test = "subresource-integrity";
  const elsewhere = /<script[^>]+src=["']?((?:https?:)?\/\/[^"'\s>]+)/i.exec(html)?.[1];
  return {
    test,
    modifier: elsewhere ? -50 : 0,
    why: elsewhere ? `script from ${elsewhere}` : "the site's own scripts",
  };
}

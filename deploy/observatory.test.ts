import { expect, test } from "@playwright/test";
import { pageHeaders } from "./answers.ts";
import { handMadeSite } from "./hand-made-site.ts";
import { bestGrade, observatoryScore } from "./observatory.ts";
import { headersOf } from "./table.ts";

const html = String(handMadeSite()["/index.html"]);
const headers = { ...headersOf("/index.html"), ...pageHeaders("/index.html", html) };
const without = (name: string) => Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
const bare = "<!doctype html><title>No policy of its own</title>";

test("a page with the table's headers and its policy scores 130", () => {
  expect(observatoryScore(headers, html).score).toBe(130);
});

test("a host that sends only what does not depend on the page scores the same, by the page's own policy", () => {
  const fixed = {
    ...headers,
    "content-security-policy": "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  };
  expect(observatoryScore(fixed, html).score).toBe(130);
});

test("two policies in one header count together, whichever comes first", () => {
  const [wide, own = ""] = ["frame-ancestors 'self'", headers["content-security-policy"]];
  for (const both of [`${wide}, ${own}`, `${own}, ${wide}`])
    expect(observatoryScore({ ...headers, "content-security-policy": both }, html).score).toBe(130);
});

test("each fault costs what the Observatory says", () => {
  const score = (policy: string) => observatoryScore({ ...headers, "content-security-policy": policy }, bare).score;
  expect(score("default-src 'none'; frame-ancestors 'none'")).toBe(130);
  expect(score("default-src 'self'; frame-ancestors 'none'")).toBe(125);
  expect(score("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")).toBe(120);
  expect(score("default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'")).toBe(110);
  expect(score("default-src 'none'; script-src https:; frame-ancestors 'none'")).toBe(80);
  expect(score("default-src 'none'; script-src 'unsafe-inline'")).toBe(60);
  // No policy and no protection from frames: the bonuses no longer count.
  expect(observatoryScore(without("content-security-policy"), bare).score).toBe(55);
  expect(observatoryScore(without("strict-transport-security"), html).score).toBe(80);
  const short = { ...headers, "strict-transport-security": "max-age=15551999" };
  expect(observatoryScore(short, html).score).toBe(120);
  expect(observatoryScore({}, bare).score).toBeLessThan(bestGrade);
});

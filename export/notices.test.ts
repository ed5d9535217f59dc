import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { records } from "@/content/records";
import type { Records } from "@/content/schema/records";
import { languageRules } from "@/content/words";
import { findNotices } from "./notices";

const TODAY = "2026-11-27";
const { currency } = languageRules();
const [site] = records.site;

/** Returns only the record of the firm, with these days off. */
function withClosed(closed: Records["site"][number]["workingHours"]["closed"]): Records {
  const none = Object.fromEntries(Object.keys(records).map((kind) => [kind, []])) as unknown as Records;
  if (!site) throw new Error("expected a firm");
  return { ...none, site: [{ ...site, workingHours: { ...site.workingHours, closed } }] };
}

test("accepts days off that are in the future or recur every year", () => {
  expect(findNotices(withClosed([TODAY, "01-01", { month: 5, weekday: 1, nth: 1 }]), currency, TODAY)).toEqual([]);
});

test("reports a day off in the past", () => {
  expect(findNotices(withClosed(["2026-11-26"]), currency, TODAY)).toEqual([
    `content/site.ts: ${site?.name}: workingHours.closed: "2026-11-26" is over: remove it. For a holiday on this date every year, write "11-26".`,
  ]);
});

test("reports amounts in another currency, and sample amounts that were not converted", () => {
  const claims = [{ id: "cost", sample: false, value: "$15,000+", label: "a hire" }];
  const services = [{ id: "trial", sample: true, page: "landing", title: "Trial", price: [4500, 4500] }];
  const content = { ...withClosed([]), claims, services } as unknown as Records;
  expect(findNotices(content, "USD", TODAY)).toEqual([]);
  expect(findNotices(content, "EUR", TODAY)).toEqual([
    'content/claims.ts: cost: value: "$15,000+" is not in EUR, the currency of content/words.ts: convert it.',
    "content/words.ts: currency: EUR, but the amounts of these samples are USD and now read as EUR: services.ts: trial. Convert them.",
  ]);
});

test("reports a section that a route lists and its page lacks", () => {
  const app = test.info().outputPath("app");
  mkdirSync(join(app, "careers"), { recursive: true });
  writeFileSync(join(app, "careers/page.tsx"), 'import { plans } from "@/content/plans";\n');
  const page = { id: "careers", path: "/careers", canonical: "/careers", sections: ["plans", "team"] };
  const content = { ...withClosed([]), routes: [page] } as unknown as Records;
  expect(findNotices(content, currency, TODAY, app)).toEqual([
    expect.stringMatching(
      /^content\/routes\.ts: careers: sections: lists "team", but .*careers\/page\.tsx shows no records of content\/team\.ts: add the section, or remove "team" from sections\.$/,
    ),
  ]);
});

import { expect, test } from "@playwright/test";
import { routes, schedulePath } from "@/content/routes";
import { readSources } from "@/lib/files";
import { findDeadLinks } from "./source-links";

const PAGES = [
  { path: "/", canonical: "/" },
  { path: "/home", canonical: "/" },
  { path: "/talent", canonical: "/talent" },
];

/** Returns the faults of a landing page that contains this markup. */
function faultsOf(markup: string, talent = ""): string[] {
  const sources = new Map([
    ["app/page.tsx", `import { Hero } from "@/components/sections/hero/hero";\n${markup}`],
    ["app/talent/page.tsx", talent],
    ["components/layout/page.tsx", '<main id="main" />'],
    ["components/sections/hero/hero.tsx", 'function Hero({ id = "hero" }) {}'],
    ["components/schedule/about.tsx", '<h2 id="about" />'],
  ]);
  return findDeadLinks(sources, PAGES, [schedulePath]);
}

test("finds no dead link in the site's pages", async () => {
  expect(findDeadLinks(await readSources(["app", "components"]), routes, [schedulePath])).toEqual([]);
});

test("reports a link to a missing page or section, with its line", () => {
  for (const href of ["/careers/", "#team", "/talent/#pricing", "/home/#team", "#about", "/no-such.pdf"]) {
    const expected = `app/page.tsx:2: expected a link to a page of content/routes.ts or a section of one; found "${href}"`;
    expect.soft(faultsOf(`<a href="${href}">`), href).toEqual([expected]);
    expect.soft(faultsOf(`links={[{ label: "A", href: "${href}" }]}`), href).toEqual([expected]);
  }
});

test("accepts a link to a page, its sections, a part of every page, and another site", () => {
  for (const href of ["/", "/talent", "/talent/#pricing", "#hero", "/#main", schedulePath, "//example.com/x"])
    expect.soft(faultsOf(`<a href="${href}">`, '<Pricing id="pricing" />'), href).toEqual([]);
});

test("ignores links to sections with a computed id", () => {
  expect(faultsOf('<a href="/talent/#plan-1">', "<div id={plan.id} />")).toEqual([]);
});

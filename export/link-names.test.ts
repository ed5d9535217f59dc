import { expect, test } from "@playwright/test";
import { readSources } from "@/lib/files";
import { findRepeatedLinks } from "./link-names";

test("reports a link with the name or the target of another link in the bar", () => {
  const page = `export default () => (
  <Page
    links={[
      { label: "Pricing", href: "#pricing" },
      { label: "Team", href: "#team" },
      { label: "Pricing", href: "#plans" },
      { label: "People", href: "#team" },
    ]}
  >
    <PageLinks links={LINKS} />
  </Page>
);`;
  expect(findRepeatedLinks(new Map([["app/page.tsx", page]]))).toEqual([
    'app/page.tsx:6: links[2].label: expected another label than that of links[0]; found "Pricing"',
    'app/page.tsx:7: links[3].href: expected another href than that of links[1]; found "#team"',
  ]);
});

test("finds no repeated links on the site's own pages", async () => {
  expect(findRepeatedLinks(await readSources(["app"]))).toEqual([]);
});

test("reports a link in the bar with the name of a tab, but another target", () => {
  const sources = new Map([
    [
      "app/page.tsx",
      '<Page links={[{ label: "Careers", href: "#careers" }, { label: "Talent", href: "/talent/" }]} />',
    ],
  ]);
  const pages = ["Careers", "Talent"].map((navLabel) => {
    const id = navLabel.toLowerCase();
    return { id, path: `/${id}`, navLabel };
  });
  expect(findRepeatedLinks(sources, pages)).toEqual([
    'app/page.tsx:1: links[0].label: expected another label than navLabel of careers (content/routes.ts), since both are the names of links; found "Careers"',
  ]);
});

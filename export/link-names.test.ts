import { expect, test } from "@playwright/test";
import { readSources } from "@/lib/files";
import { repeatedLinkFaults } from "./link-names";

test("names a link of a bar that has the name or the target of another one", () => {
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
  expect(repeatedLinkFaults(new Map([["app/page.tsx", page]]))).toEqual([
    'app/page.tsx:6: links[2].label: expected another label than that of links[0]; found "Pricing"',
    'app/page.tsx:7: links[3].href: expected another href than that of links[1]; found "#team"',
  ]);
});

test("finds no repeated links on the site's own pages", async () => {
  expect(repeatedLinkFaults(await readSources(["app"]))).toEqual([]);
});

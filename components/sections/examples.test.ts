/** Tests which parts sections leave out, with their examples. e2e/examples tests the same examples in a browser. */
import { expect, test } from "@playwright/test";
import { renderToStaticMarkup } from "react-dom/server";
import { accents } from "@/content/theme";
import buildCards from "./build-cards/build-cards.examples";
import channelTable from "./channel-table/channel-table.examples";
import serviceRoute from "./service-route/service-route.examples";
import serviceSheets from "./service-sheets/service-sheets.examples";
import standingHero from "./standing-hero/standing-hero.examples";
import stepsReport from "./steps-report/steps-report.examples";

test("a hero without a drawing has no floor", () => {
  expect(renderToStaticMarkup(standingHero["a drawing at the right"])).toContain('class="floor"');
  expect(renderToStaticMarkup(standingHero["no drawing"])).not.toContain('class="floor"');
});

test("the strip of services has no text without a story", () => {
  expect(renderToStaticMarkup(serviceSheets["four, with a story"])).toMatch(/<p [^>]*class="fold"/);
  expect(renderToStaticMarkup(serviceSheets["one, nothing optional"])).not.toMatch(/<p [^>]*class="fold"/);
});

for (const [name, section, services] of [
  ["a card", buildCards.three, 3],
  ["a stop of the route", serviceRoute.four, 4],
  ["a fold of the strip", serviceSheets["four, with a story"], 4],
] as const) {
  test(`${name} has the color of its service`, () => {
    const markup = renderToStaticMarkup(section);
    const list = markup.slice(markup.search(/<[ou]l/));
    const colors = [...list.matchAll(/<(?:li|span|p) data-accent="([^"]+)"/g)].map(([, color]) => color);
    expect(colors).toEqual(Array.from({ length: services }, (_, index) => accents[(index + 1) % accents.length]));
  });
}

test("a channel without a month has only its figure, and no panel", () => {
  const markup = renderToStaticMarkup(channelTable["one, without a month"]);
  expect(markup.match(/<li/g)).toHaveLength(1);
  expect(markup).toContain("$62");
  expect(markup).not.toMatch(/<svg|class="(key|fee)"/);
});

test("our fee is in a panel below the channels, with the return on costs and fee", () => {
  const markup = renderToStaticMarkup(channelTable["three, one of them marked, and our fee"]);
  const panel = markup.slice(markup.lastIndexOf('class="fee"'));
  expect(markup.match(/<li/g)).toHaveLength(3);
  // 21 orders of 480 each, for costs of 2,604 and a fee of 756.
  expect(panel).toContain("3×");
});

test("no step shows its picture if one of the steps has none", () => {
  expect(renderToStaticMarkup(stepsReport.four)).toMatch(/<picture/);
  expect(renderToStaticMarkup(stepsReport["six, one of them without a picture"])).not.toMatch(/<picture/);
});

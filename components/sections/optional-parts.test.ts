import { expect, test } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Channel, Month, ProcessStep, ServiceCard, TechnologyCategory } from "@/content/schema/records";
import { BuildCards } from "./build-cards/build-cards";
import { ChannelTable } from "./channel-table/channel-table";
import { ServiceRoute } from "./service-route/service-route";
import { ServiceSheets } from "./service-sheets/service-sheets";
import { StandingHero } from "./standing-hero/standing-hero";
import { StepsReport } from "./steps-report/steps-report";
import { TechnologyStack } from "./technology-stack/technology-stack";

const service: ServiceCard = {
  id: "one",
  sample: false,
  page: "landing" as ServiceCard["page"],
  title: "One",
  description: "What it is.",
  features: ["A feature"],
  colour: "accent-1",
};

test("renders a hero without a drawing, omitting the floor", () => {
  const props = { title: "Headline", lead: "A lead", actions: "Actions" };
  const markup = renderToStaticMarkup(createElement(StandingHero, props));
  expect(markup).toContain("Headline");
  expect(markup).not.toContain("floor");
  expect(renderToStaticMarkup(createElement(StandingHero, { ...props, scene: "Drawing" }))).toContain("floor");
});

test("renders a tech stack without a note", () => {
  const technologies: TechnologyCategory[] = [{ id: "code", sample: false, title: "Code", items: ["Go", "Python"] }];
  const markup = renderToStaticMarkup(createElement(TechnologyStack, { id: "tech", title: "Tools", technologies }));
  expect(markup.match(/<dt/g)).toHaveLength(1);
  expect(markup).toContain("Python");
});

test("renders the same card for every service", () => {
  const services = Array.from({ length: 3 }, (_, index) => ({ ...service, id: `${index}` }));
  const markup = renderToStaticMarkup(createElement(BuildCards, { id: "build", title: "Services", services }));
  const cards = markup.split("<li data-accent").slice(1);
  expect(cards).toHaveLength(3);
  expect(new Set(cards.map((card) => card.replace(/<\/ul><\/div><\/section>$/, ""))).size).toBe(1);
});

test("renders services along the strip without a sentence on it", () => {
  const markup = renderToStaticMarkup(
    createElement(ServiceSheets, { id: "s", title: "Services", services: [service] }),
  );
  expect(markup).toContain("A feature");
  expect(markup).not.toMatch(/<p [^>]*class="fold"/);
});

const coloredServices = (["accent-3", "accent-1"] as const).map((colour, index) => ({
  ...service,
  id: `${index}`,
  colour,
}));
const PROPS = { id: "s", title: "Services", services: coloredServices };
for (const [name, section] of [
  ["a card", createElement(BuildCards, PROPS)],
  ["a stop of the route", createElement(ServiceRoute, PROPS)],
  ["a fold of the strip", createElement(ServiceSheets, PROPS)],
] as const) {
  test(`gives ${name} the color of its service`, () => {
    const markup = renderToStaticMarkup(section);
    const list = markup.slice(markup.search(/<[ou]l/));
    const colors = [...list.matchAll(/<(?:li|span) data-accent="([^"]+)"/g)].map(([, color]) => color);
    expect(colors).toEqual(["accent-3", "accent-1"]);
  });
}

test("shows only the figure of a channel without a month, and no panel", () => {
  const channels: Channel[] = [{ id: "a", sample: false, title: "Ads", metric: { value: "$9", label: "a lead" } }];
  const markup = renderToStaticMarkup(createElement(ChannelTable, { id: "c", title: "Channels", channels }));
  expect(markup.match(/<li/g)).toHaveLength(1);
  expect(markup).toContain("$9");
  expect(markup).not.toMatch(/<svg|class="(key|fee)"/);
});

test("shows a client's month with our fee below the rows, and its sum", () => {
  const results = { spent: 100, leads: 4, leadNoun: "leads", orders: 2, orderNoun: "orders", orderValue: 300 };
  const channels: Channel[] = [
    { id: "a", sample: false, title: "Ads", metric: { value: "$50", label: "an order" }, month: results },
  ];
  const whole: Month = { id: "m", sample: false, title: "A month", orderNoun: "orders", channelIds: ["a"], fee: 100 };
  const markup = renderToStaticMarkup(createElement(ChannelTable, { id: "c", title: "Channels", channels, whole }));
  expect(markup.match(/<li/g)).toHaveLength(1);
  const panel = markup.slice(markup.indexOf("</ul>"));
  expect(panel).toContain("A month");
  expect(panel).toContain("3×");
});

test("shows no pictures if one of the steps has none", () => {
  const step: ProcessStep = {
    id: "1",
    sample: false,
    page: "landing",
    step: 1,
    title: "Plan",
    description: "We plan.",
  };
  const steps = [step, { ...step, id: "2", step: 2, picture: { scene: "plan" as const } }];
  const markup = renderToStaticMarkup(createElement(StepsReport, { id: "p", title: "Process", steps }));
  expect(markup.match(/<li/g)).toHaveLength(2);
  expect(markup).not.toMatch(/<svg|data-growing/);
});

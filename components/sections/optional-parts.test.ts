import { expect, test } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Reason, ServiceCard, TechnologyCategory } from "@/content/schema/records";
import { BuildCards } from "./build-cards";
import { ProvenReasons } from "./proven-reasons";
import { StandingHero } from "./standing-hero";
import { TechnologyStack } from "./technology-stack";

const service: ServiceCard = {
  id: "one",
  sample: false,
  page: "landing" as ServiceCard["page"],
  title: "One",
  description: "What it is.",
  features: ["A feature"],
  colour: "accent-1",
};

test("a hero goes without a drawing, and without the floor that it stands on", () => {
  const props = { title: "Headline", lead: "A lead", actions: "Actions" };
  const markup = renderToStaticMarkup(createElement(StandingHero, props));
  expect(markup).toContain("Headline");
  expect(markup).not.toContain("floor");
  expect(renderToStaticMarkup(createElement(StandingHero, { ...props, scene: "Drawing" }))).toContain("floor");
});

test("reasons go without a document", () => {
  const reasons: Reason[] = [{ id: "price", sample: false, title: "A price", description: "Up front." }];
  const markup = renderToStaticMarkup(createElement(ProvenReasons, { id: "why", title: "Why", reasons }));
  expect(markup).toMatch(/<li[^>]*>.*A price.*Up front\..*<\/li>/);
});

test("a tech stack goes without a note", () => {
  const technologies: TechnologyCategory[] = [{ id: "code", sample: false, title: "Code", items: ["Go", "Python"] }];
  const markup = renderToStaticMarkup(createElement(TechnologyStack, { id: "tech", title: "Tools", technologies }));
  expect(markup.match(/<dt/g)).toHaveLength(1);
  expect(markup).toContain("Python");
});

test("services are cards of one kind, however many there are", () => {
  const services = Array.from({ length: 3 }, (_, nth) => ({ ...service, id: `${nth}` }));
  const markup = renderToStaticMarkup(createElement(BuildCards, { id: "build", title: "Services", services }));
  const cards = markup.split("<li data-accent").slice(1);
  expect(cards).toHaveLength(3);
  expect(new Set(cards.map((card) => card.replace(/<\/ul><\/div><\/section>$/, ""))).size).toBe(1);
});

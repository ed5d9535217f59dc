/** The sections that each page has to show, in order, with the words that its records put there. */
import { caseStudies } from "../../content/case-studies";
import { channels } from "../../content/channels";
import { aiStats, type Claim, claim, costStats, growthStats, whyStats } from "../../content/claims";
import { industries } from "../../content/industries";
import { plans, popularLabel } from "../../content/plans";
import { processSteps } from "../../content/process";
import { landingReasons, talentBenefits, talentReasons } from "../../content/reasons";
import { services } from "../../content/services";
import { site } from "../../content/site";
import { team } from "../../content/team";
import { technologies } from "../../content/technologies";
import { testimonials } from "../../content/testimonials";
import type { PAGES } from "../visit";

export interface ExpectedSection {
  /** The section's anchor: an address that others may link to, so it stays when headings change. */
  id: string;
  words: readonly string[];
}

type PageId = (typeof PAGES)[number]["id"];

const OPENERS = { landing: "Schedule Consultation", talent: "Get Started" };

const landing: ExpectedSection[] = [
  { id: "hero", words: [OPENERS.landing] },
  // The six marks are pictures; pages.spec.ts finds them by name.
  { id: "clients", words: [] },
  { id: "build", words: servicesOf("landing") },
  { id: "industries", words: industries.flatMap(({ title, description }) => [title, description]) },
  { id: "process", words: stepsOf("landing") },
  { id: "why", words: landingReasons.flatMap(({ title, description }) => [title, description]) },
  { id: "team", words: team.flatMap(({ name, role, description }) => [name, role, description]) },
  { id: "about", words: [] },
  { id: "contact", words: [OPENERS.landing, site.email] },
];

export const SECTIONS: Record<PageId, readonly ExpectedSection[]> = {
  landing,
  home: landing,
  talent: [
    { id: "home", words: [claim("shortlist-hours").value, OPENERS.talent, "View Pricing"] },
    {
      id: "cost",
      words: [...stats(costStats), claim("top-candidates-gone").value, claim("bad-hire-cost").value],
    },
    {
      id: "solution",
      words: [
        ...talentBenefits.flatMap(({ title, description }) => [title, description]),
        claim("solution-savings").value,
        claim("shortlist-days").value,
      ],
    },
    { id: "testimonials", words: testimonialsOf("talent") },
    { id: "how-it-works", words: stepsOf("talent") },
    {
      id: "pricing",
      words: [
        popularLabel,
        ...plans.flatMap((plan) => [plan.title, plan.priceText, plan.subtitle, ...plan.features, plan.bestFor]),
      ],
    },
    {
      id: "why",
      words: [...stats(whyStats), ...talentReasons.flatMap(({ title, description }) => [title, description])],
    },
    { id: "team", words: team.map(({ name }) => name.split(" ")[0] ?? name) },
    { id: "contact", words: ["Schedule Consultation", site.email] },
  ],
  "ai-development": [
    { id: "hero", words: [] },
    { id: "figures", words: stats(aiStats) },
    { id: "services", words: servicesOf("ai-development") },
    { id: "technology", words: technologies.flatMap(({ title, items }) => [title, ...items]) },
    { id: "work", words: studiesOf("ai-development") },
    { id: "process", words: stepsOf("ai-development") },
    { id: "testimonials", words: testimonialsOf("ai-development") },
    { id: "contact", words: [site.email] },
  ],
  "growth-marketing": [
    { id: "hero", words: [] },
    { id: "figures", words: stats(growthStats) },
    { id: "services", words: servicesOf("growth-marketing") },
    {
      id: "channels",
      words: channels.flatMap(({ title, description, metric }) => [title, description, metric.value, metric.label]),
    },
    { id: "work", words: studiesOf("growth-marketing") },
    { id: "process", words: stepsOf("growth-marketing") },
    { id: "testimonials", words: testimonialsOf("growth-marketing") },
    { id: "contact", words: [site.email] },
  ],
  "not-found": [{ id: "not-found", words: ["404 Page Not Found", "Did you forget to add the page to the router?"] }],
};

/** How many of each kind the specification asks for on a page. */
export const COUNTS = [
  ["landing services", services.filter(({ page }) => page === "landing").length, 4],
  ["industries", industries.length, 3],
  ["team members", team.length, 5],
  ["landing reasons", landingReasons.length, 4],
  ["cost figures", costStats.length, 3],
  ["talent benefits", talentBenefits.length, 3],
  ["plans", plans.length, 2],
  ["why figures", whyStats.length, 3],
  ["talent reasons", talentReasons.length, 4],
  ["AI figures", aiStats.length, 4],
  ["technology categories", technologies.length, 4],
  ["growth figures", growthStats.length, 4],
  ["channels", channels.length, 6],
  ...(["ai-development", "growth-marketing"] as const).flatMap((page) => [
    [`${page} services`, services.filter((one) => one.page === page).length, 4] as const,
    [`${page} case studies`, caseStudies.filter((one) => one.page === page).length, 3] as const,
  ]),
  ...(["talent", "ai-development", "growth-marketing"] as const).map(
    (page) => [`${page} testimonials`, testimonials.filter((one) => one.page === page).length, 3] as const,
  ),
  ...(["landing", "ai-development", "growth-marketing"] as const).map(
    (page) => [`${page} steps`, processSteps.filter((one) => one.page === page).length, 4] as const,
  ),
  ["talent steps", processSteps.filter(({ page }) => page === "talent").length, 3],
] as const satisfies readonly (readonly [what: string, found: number, specified: number])[];

function stats(claims: readonly Claim[]): string[] {
  return claims.flatMap(({ value, label }) => [value, label]);
}

function servicesOf(page: string): string[] {
  return services
    .filter((service) => service.page === page)
    .flatMap(({ title, description, features }) => [title, description, ...features]);
}

function stepsOf(page: string): string[] {
  return processSteps
    .filter((step) => step.page === page)
    .flatMap(({ title, description, duration }) => [title, description, ...(duration ? [duration] : [])]);
}

function testimonialsOf(page: string): string[] {
  return testimonials.filter((one) => one.page === page).flatMap(({ name, role, quote }) => [name, role, quote]);
}

function studiesOf(page: string): string[] {
  return caseStudies
    .filter((study) => study.page === page)
    .flatMap((study) => [
      study.client,
      study.title,
      study.description,
      ...(study.tech ?? study.channels ?? []),
      ...study.results.flatMap(({ value, label }) => [value, label]),
    ]);
}

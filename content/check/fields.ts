import type { Accent } from "../accent";
import type { AiCaseStudy, GrowthCaseStudy } from "../case-studies";
import type { Channel } from "../channels";
import type { Claim, ClaimPlace } from "../claims";
import type { Term } from "../glossary";
import type { Industry } from "../industries";
import type { Logo } from "../logos";
import type { PricingPlan } from "../plans";
import type { ProcessStep } from "../process";
import type { ClaimedReason } from "../reasons";
import type { Records } from "../records";
import type { Route, RouteId } from "../routes";
import type { ServiceCard } from "../services";
import type { Site } from "../site";
import type { TeamMember } from "../team";
import type { TechnologyCategory } from "../technologies";
import type { Testimonial } from "../testimonials";
import {
  bookingAddress,
  clockTime,
  closedDay,
  country,
  email,
  flag,
  https,
  type ImageAt,
  id,
  language,
  listOf,
  mark,
  oneOf,
  optional,
  phone,
  portrait,
  type Rule,
  reference,
  shape,
  siteAddress,
  sitePath,
  text,
  timeZone,
  wholeNumber,
} from "./rules";

const accents: readonly Accent[] = ["accent-1", "accent-2", "accent-3", "accent-4"];
const places: readonly ClaimPlace[] = [
  "talent-hero",
  "talent-cost-stat",
  "talent-cost-text",
  "talent-solution",
  "talent-steps",
  "talent-why-stat",
  "talent-reasons",
  "ai-stat",
  "growth-stat",
];

/** Where figures stand in a row that would be empty without one. */
export const statPlaces = [
  "talent-cost-stat",
  "talent-why-stat",
  "ai-stat",
  "growth-stat",
] as const satisfies ClaimPlace[];

/** The pages that have a section of each kind, and so need at least one record of it. */
export const pagesWith = {
  services: ["landing", "ai-development", "growth-marketing"],
  process: ["landing", "talent", "ai-development", "growth-marketing"],
  testimonials: ["talent", "ai-development", "growth-marketing"],
  "case-studies": ["ai-development", "growth-marketing"],
} as const satisfies Partial<Record<keyof Records, readonly RouteId[]>>;

const caseStudyFacts = {
  id,
  sample: flag,
  page: oneOf(pagesWith["case-studies"]),
  client: text(40),
  title: text(80),
  description: text(300),
  industry: text(40),
  results: listOf(shape<AiCaseStudy["results"][number]>({ value: text(20), label: text(60) })),
};
const aiCaseStudy = shape<AiCaseStudy>({ ...caseStudyFacts, tech: listOf(text(30)) });
const growthCaseStudy = shape<GrowthCaseStudy>({ ...caseStudyFacts, channels: listOf(text(30)) });

/** Each page tells something of its own about how the work was done. */
const caseStudy: Rule = (value, field) => {
  const isGrowth = typeof value === "object" && value !== null && Reflect.get(value, "page") === "growth-marketing";
  return (isGrowth ? growthCaseStudy : aiCaseStudy)(value, field);
};

/**
 * What each field of each kind must be. The greatest lengths are those up to which the sections still look right.
 *
 * @param records the content, for fields that refer to other records.
 * @param imageAt says what a path below content/images is.
 */
export function fieldRules(records: Records, imageAt: ImageAt): Record<keyof Records, Rule> {
  const face = portrait(imageAt);
  return {
    site: shape<Site>({
      sample: flag,
      language,
      name: text(40),
      legalName: text(80),
      tagline: text(80),
      url: siteAddress,
      email,
      phone,
      social: shape<Site["social"]>({ label: text(40), url: https }),
      address: shape<Site["address"]>({ locality: text(60), region: text(60), country }),
      bookingUrl: bookingAddress,
      copyrightYear: wholeNumber(2000, 2100),
      consultation: shape<Site["consultation"]>({
        title: text(60),
        text: text(160),
        minutes: wholeNumber(5, 240),
        subject: text(80),
        agenda: listOf(text(80)),
      }),
      workingHours: shape<Site["workingHours"]>({
        timeZone,
        weekdays: listOf(wholeNumber(0, 6)),
        start: clockTime,
        end: clockTime,
        slotMinutes: wholeNumber(5, 240),
        businessDays: wholeNumber(1, 60),
        closed: listOf(closedDay, 0),
      }),
    }),
    routes: shape<Route>({
      id,
      path: sitePath,
      navLabel: text(24),
      title: text(60),
      description: text(160, 70),
      shareTitle: text(60),
      accent: oneOf(accents),
      canonical: oneOf(records.routes.map((route) => route.path)),
      booking: oneOf(["dialog", "link"]),
      inSitemap: flag,
    }),
    claims: shape<Claim>({
      id,
      value: text(20),
      label: text(60),
      sentence: text(120),
      where: oneOf(places),
      sample: optional(flag),
    }),
    team: shape<TeamMember>({
      id,
      sample: flag,
      name: text(60),
      role: text(60),
      image: face,
      description: text(300),
      profileUrl: https,
    }),
    testimonials: shape<Testimonial>({
      id,
      sample: flag,
      page: oneOf(pagesWith.testimonials),
      name: text(60),
      role: text(80),
      image: face,
      quote: text(400),
    }),
    plans: shape<PricingPlan>({
      id,
      title: text(40),
      priceText: text(40),
      subtitle: text(80),
      features: listOf(text(80)),
      bestFor: text(100),
      popular: flag,
    }),
    services: shape<ServiceCard>({
      id,
      page: oneOf(pagesWith.services),
      title: text(60),
      description: text(240),
      features: listOf(text(60)),
      colour: oneOf(accents),
    }),
    industries: shape<Industry>({ id, title: text(60), description: text(200), link: sitePath }),
    process: shape<ProcessStep>({
      id,
      page: oneOf(pagesWith.process),
      step: wholeNumber(1, 12),
      title: text(60),
      description: text(200),
      duration: optional(text(24)),
    }),
    logos: shape<Logo>({ id, sample: flag, name: text(40), industry: text(40), image: mark(imageAt) }),
    "case-studies": caseStudy,
    channels: shape<Channel>({
      id,
      sample: flag,
      title: text(40),
      description: text(120),
      metric: shape<Channel["metric"]>({ value: text(20), label: text(60) }),
    }),
    technologies: shape<TechnologyCategory>({ id, title: text(40), items: listOf(text(30)) }),
    glossary: shape<Term>({ id, term: text(30), explanation: text(140) }),
    reasons: shape<ClaimedReason>({
      id,
      title: text(60),
      description: text(200),
      claim: optional(reference("content/claims.ts", records.claims)),
    }),
  };
}

import { type CaseStudy, caseStudies } from "./case-studies";
import { type Channel, channels } from "./channels";
import { type Claim, claims } from "./claims";
import { glossary, type Term } from "./glossary";
import { type Industry, industries } from "./industries";
import { type Logo, logos } from "./logos";
import { type PricingPlan, plans } from "./plans";
import { type ProcessStep, processSteps } from "./process";
import { type ClaimedReason, landingReasons, type Reason, talentBenefits, talentReasons } from "./reasons";
import { type Route, routes } from "./routes";
import { type ServiceCard, services } from "./services";
import { type Site, site } from "./site";
import { type TeamMember, team } from "./team";
import { type TechnologyCategory, technologies } from "./technologies";
import { type Testimonial, testimonials } from "./testimonials";

/** Every record by the file it is in: `team` is content/team.ts. */
export interface Records {
  site: readonly Site[];
  routes: readonly Route[];
  claims: readonly Claim[];
  team: readonly TeamMember[];
  testimonials: readonly Testimonial[];
  plans: readonly PricingPlan[];
  services: readonly ServiceCard[];
  industries: readonly Industry[];
  process: readonly ProcessStep[];
  logos: readonly Logo[];
  "case-studies": readonly CaseStudy[];
  channels: readonly Channel[];
  technologies: readonly TechnologyCategory[];
  reasons: readonly (Reason | ClaimedReason)[];
  glossary: readonly Term[];
}

/** All of the content, for what has to go through it as a whole. Pages import the single files. */
export const records: Records = {
  site: [site],
  routes,
  claims,
  team,
  testimonials,
  plans,
  services,
  industries,
  process: processSteps,
  logos,
  "case-studies": caseStudies,
  channels,
  technologies,
  reasons: [...landingReasons, ...talentBenefits, ...talentReasons],
  glossary,
};

/** Paths below content/images, by what pages make of them. */
export interface Images {
  /** Shown as they are: people. */
  pictures: string[];
  /** In the colour of the text around them: clients' marks. */
  drawings: string[];
}

/** @returns every image that a record names: what is to be published of content/images. */
export function imagesOf({ team, testimonials, logos }: Records): Images {
  return {
    pictures: [...team, ...testimonials].map(({ image }) => image),
    drawings: logos.map(({ image }) => image),
  };
}

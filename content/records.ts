import { caseStudies } from "./case-studies";
import { channels } from "./channels";
import { claims } from "./claims";
import { glossary } from "./glossary";
import { industries } from "./industries";
import { logos } from "./logos";
import { plans } from "./plans";
import { processSteps } from "./process";
import { landingReasons, talentBenefits, talentReasons } from "./reasons";
import { routes } from "./routes";
import type * as kind from "./schema/records";
import { services } from "./services";
import { site } from "./site";
import { team } from "./team";
import { technologies } from "./technologies";
import { testimonials } from "./testimonials";
import { timeSpent } from "./time-spent";

/** Every record by the file it is in: `team` is content/team.ts. */
export interface Records {
  site: readonly kind.Site[];
  routes: readonly kind.RouteRecord[];
  claims: readonly kind.Claim[];
  team: readonly kind.TeamMember[];
  testimonials: readonly kind.Testimonial[];
  plans: readonly kind.PricingPlan[];
  services: readonly kind.ServiceCard[];
  industries: readonly kind.Industry[];
  process: readonly kind.ProcessStep[];
  logos: readonly kind.Logo[];
  "case-studies": readonly kind.CaseStudy[];
  channels: readonly kind.Channel[];
  technologies: readonly kind.TechnologyCategory[];
  reasons: readonly kind.Reason[];
  "time-spent": readonly kind.TimeSpent[];
  glossary: readonly kind.Term[];
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
  "time-spent": [timeSpent],
  glossary,
};

/** Paths below content/images, by what pages make of them. */
export interface Images {
  /** Shown as they are: people and work. */
  pictures: string[];
  /** Those among them that are shown half as wide as a page, not as a portrait. */
  large: string[];
  /** Shown in one ink. */
  logos: string[];
}

/** @returns every image that a record names: what is to be published of content/images. */
export function imagesOf({
  team,
  testimonials,
  logos,
  services,
  industries,
  process,
  "case-studies": studies,
}: Records): Images {
  const named = (images: readonly unknown[]) => images.filter((image) => image !== undefined) as string[];
  const large = named(
    [...services, ...industries, ...process, ...studies].map(
      ({ picture }) => (picture as { image?: string } | undefined)?.image,
    ),
  );
  const portraits = named([...team, ...testimonials].map(({ image }) => image));
  return { pictures: [...portraits, ...large], large, logos: logos.map(({ image }) => image) };
}

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
import type { Records } from "./schema/records";
import { services } from "./services";
import { site } from "./site";
import { team } from "./team";
import { technologies } from "./technologies";
import { testimonials } from "./testimonials";
import { timeSpent } from "./time-spent";

export type { Records };

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
export function imagesOf(all: Records): Images {
  const pictured = [...all.services, ...all.industries, ...all.process, ...all["case-studies"]];
  const large = pictured.flatMap(({ picture }) => (picture && "image" in picture ? picture.image : []));
  const portraits = [...all.team, ...all.testimonials].flatMap(({ image }) => image ?? []);
  return { pictures: [...portraits, ...large], large, logos: all.logos.map(({ image }) => image) };
}

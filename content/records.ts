import { caseStudies } from "./case-studies";
import { channels } from "./channels";
import { claims } from "./claims";
import { glossary } from "./glossary";
import { industries } from "./industries";
import { logos } from "./logos";
import { months } from "./months";
import { plans } from "./plans";
import { processSteps } from "./process";
import { landingReasons, talentBenefits, talentReasons } from "./reasons";
import { routes } from "./routes";
import { type Records, withEveryKind } from "./schema/records";
import { services } from "./services";
import { site } from "./site";
import { team } from "./team";
import { technologies } from "./technologies";
import { testimonials } from "./testimonials";
import { timeSpent } from "./time-spent";

/**
 * All records, for code that handles every kind. Pages import the individual files. A kind that is left out has no
 * records.
 */
export const records: Records = withEveryKind({
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
  months,
  technologies,
  reasons: [...landingReasons, ...talentBenefits, ...talentReasons],
  "time-spent": timeSpent,
  glossary,
});

/** An image that a record names. */
export interface NamedImage {
  kind: keyof Records;
  id: string;
  field: "image" | "picture.image";
  /** The image's path relative to content/images. */
  file: string;
}

/** Returns every image that a record names. Only these images are published. */
export function namedImages(all: Records): NamedImage[] {
  return (Object.keys(all) as (keyof Records)[]).flatMap((kind) =>
    all[kind].flatMap((record): NamedImage[] => {
      if ("image" in record && record.image) return [{ kind, id: record.id, field: "image", file: record.image }];
      if (!("picture" in record && record.picture && "image" in record.picture)) return [];
      return [{ kind, id: record.id, field: "picture.image", file: record.picture.image }];
    }),
  );
}

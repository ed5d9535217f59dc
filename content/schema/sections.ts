/** The kinds of record that a page can have a section of. A route lists them in `sections`, by file name. */
import { channel } from "./growth";
import { caseStudy, pricingPlan, processStep, service } from "./offers";
import { teamMember, testimonial } from "./people";

export const sectionKinds = {
  services: service,
  process: processStep,
  testimonials: testimonial,
  "case-studies": caseStudy,
  channels: channel,
  plans: pricingPlan,
  team: teamMember,
};

export type SectionKind = keyof typeof sectionKinds;

export const SECTION_KINDS = Object.keys(sectionKinds) as [SectionKind, ...SectionKind[]];

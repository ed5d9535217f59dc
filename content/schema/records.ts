/**
 * Every kind of record, with its schema and its type. Only the content check uses the schemas. Record files and pages
 * import only the types, so no browser downloads the schemas. The maximum lengths come from the space in the sections.
 *
 * A schema cannot see other records. A field that refers to a record of another kind contains that record's id, and
 * `references` below names the kind. content/schema/check.ts looks up the id.
 */
import type { z } from "zod";
import { claim, reason, term, timeSpent } from "./claims";
import { type channel, month } from "./growth";
import {
  type caseStudy,
  industry,
  type pricingPlan,
  type processStep,
  type service,
  technologyCategory,
} from "./offers";
import type { picture } from "./parts";
import { logo, type teamMember, type testimonial } from "./people";
import { route } from "./route";
import { sectionKinds } from "./sections";
import { site } from "./site";

/** Every kind of record, by the name of its file: `team` is content/team.ts (docs/add-a-kind-of-record.md). */
export const kinds = {
  site,
  routes: route,
  claims: claim,
  ...sectionKinds,
  industries: industry,
  logos: logo,
  months: month,
  technologies: technologyCategory,
  reasons: reason,
  "time-spent": timeSpent,
  glossary: term,
};

export type Kind = keyof typeof kinds;

export type Records = { [Name in Kind]: readonly z.infer<(typeof kinds)[Name]>[] };

/**
 * The fields that contain ids: the kind, the field, and the kind to which the field refers. `[]` stands for each entry
 * of a list.
 */
export const references: readonly (readonly [kind: Kind, field: string, to: Kind])[] = [
  ...(Object.keys(kinds) as Kind[])
    .filter((kind) => "page" in kinds[kind].shape)
    .map((kind) => [kind, "page", "routes"] as const),
  ["site", "consultation.host", "team"],
  ["routes", "host", "team"],
  ["months", "channelIds[]", "channels"],
  ["months", "others.months[].channelIds[]", "channels"],
  ["reasons", "claim", "claims"],
];

/**
 * Returns the given lists, with an empty list for each kind that is left out.
 *
 * @param lists The records of some kinds.
 */
export function withEveryKind(lists: Partial<Records>): Records {
  return Object.fromEntries(Object.keys(kinds).map((kind) => [kind, lists[kind as Kind] ?? []])) as unknown as Records;
}

export type Site = z.infer<typeof site>;
export type RouteRecord = z.infer<typeof route>;
export type Claim = z.infer<typeof claim>;
export type TeamMember = z.infer<typeof teamMember>;
export type Testimonial = z.infer<typeof testimonial>;
export type PricingPlan = z.infer<typeof pricingPlan>;
export type ServiceCard = z.infer<typeof service>;
export type Industry = z.infer<typeof industry>;
export type ProcessStep = z.infer<typeof processStep>;
export type Logo = z.infer<typeof logo>;
export type CaseStudy = z.infer<typeof caseStudy>;
export type Channel = z.infer<typeof channel>;
export type Month = z.infer<typeof month>;
export type TechnologyCategory = z.infer<typeof technologyCategory>;
export type Reason = z.infer<typeof reason>;
export type TimeSpent = z.infer<typeof timeSpent>;
export type Term = z.infer<typeof term>;
export type Pictured = z.infer<typeof picture>;

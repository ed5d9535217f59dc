/** The firm's offers, its process and its results. */
import { z } from "zod";
import * as field from "./fields";
import { id, listOf, text } from "./fields";
import { accent, figure, ofPage, picture, proof, range, record } from "./parts";

/** A way to hire, with its price. */
export const pricingPlan = record.extend({
  title: text(60),
  priceText: text(60),
  /** What the price covers, or the amount of which it is a percentage. */
  priceNote: text(120).optional(),
  subtitle: text(120),
  features: listOf(text(100)),
  bestFor: text(120),
  /** At most one plan is popular. It carries `popularLabel` of content/plans.ts. */
  popular: z.boolean(),
});

export const service = ofPage.extend({
  title: text(80),
  description: text(400),
  features: listOf(text(80)),
  /**
   * The color of its card (BuildCards) or of its section of the strip (ServiceRoute, ServiceSheets), on every page.
   * Spelled as the specification names the field.
   */
  colour: accent,
  picture: picture.optional(),
  /** A range in whole units of the currency, or words. */
  price: z.union([text(24), range(1e8)], "at most 24 characters, or [least, most]").optional(),
  /** Whether its price is added to those of the services before it. */
  addsToPrevious: z.boolean().optional(),
  /** How a client may stop after this service, where services follow each other. */
  exit: z.strictObject({ title: text(30), text: text(120) }).optional(),
  /** A result of it for one client. */
  proof: proof.optional(),
});

export const industry = record.extend({
  title: text(60),
  description: text(300),
  /** Kept as data for a page to come. Nothing renders it, and the path is a 404. */
  link: field.sitePath,
  picture: picture.optional(),
  proof: proof.optional(),
  /** The team member who has worked in this industry, and their role there. */
  insider: z.strictObject({ id, text: text(60) }).optional(),
});

export const processStep = ofPage.extend({
  /** Counts from 1 on each page, without gaps. */
  step: field.wholeNumber(1, 12),
  title: text(80),
  description: text(300),
  /** As a text. Undefined if the page promises no duration. */
  duration: text(24).optional(),
  /** `duration` as a range of weeks, for drawings to scale and for sums. */
  weeks: range(52).optional(),
  /** The dates of its deliveries in the page's example project. */
  dates: listOf(text(24)).optional(),
  picture: picture.optional(),
});

export const caseStudy = ofPage.extend({
  client: text(80),
  title: text(100),
  description: text(400),
  industry: text(60),
  /** The technologies, or the marketing channels. */
  tech: listOf(text(40)).optional(),
  channels: listOf(text(40)).optional(),
  results: listOf(figure),
  picture: picture.optional(),
});

export const technologyCategory = record.extend({
  title: text(40),
  items: listOf(text(40)),
});

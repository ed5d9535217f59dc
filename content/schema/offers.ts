/** The firm's offers, its process and its results. */
import { z } from "zod";
import * as field from "./fields";
import { listOf, text } from "./fields";
import { accent, figure, ofPage, picture, range, record } from "./parts";

/** A way to hire, with its price. */
export const pricingPlan = record.extend({
  title: text(60),
  priceText: text(60),
  /** What the price covers, or the amount of which the price is a percentage. */
  priceNote: text(120).optional(),
  subtitle: text(120),
  features: listOf(text(100)),
  bestFor: text(120),
  /** Whether the plan gets the label `popularLabel` of content/plans.ts. This is true for at most one plan. */
  popular: z.boolean(),
});

export const service = ofPage.extend({
  title: text(80),
  description: text(400),
  features: listOf(text(80)).optional(),
  /**
   * The color of the service's card (BuildCards) or of its part of the strip (ServiceRoute, ServiceSheets), on every
   * page. The field's name is spelled as in the firm's specification.
   */
  colour: accent,
  picture: picture.optional(),
  /** A range in whole units of the currency, or text. */
  price: z.union([text(24), range(1e8)], "at most 24 characters, or [least, most]").optional(),
  /** Whether the price is added to the prices of the previous services. */
  addsToPrevious: z.boolean().optional(),
  /** How a client can stop after this service, if services follow each other. */
  exit: z.strictObject({ title: text(30), text: text(120) }).optional(),
  /** A result of the service for one client. */
});

export const industry = record.extend({
  title: text(60),
  description: text(300),
  /** The path of a planned page. Nothing renders it yet, and the path is a 404. */
  link: field.sitePath.optional(),
  picture: picture.optional(),
});

export const processStep = ofPage.extend({
  /** The step's number, counted from 1 on each page without gaps. */
  step: field.wholeNumber(1, 12),
  title: text(80),
  description: text(300),
  /** The duration as text. Undefined if the page promises none. */
  duration: text(24).optional(),
  picture: picture.optional(),
});

export const caseStudy = ofPage.extend({
  client: text(80),
  title: text(100),
  description: text(400),
  industry: text(60),
  /** The technologies of a project, or its marketing channels. */
  tech: listOf(text(40)).optional(),
  channels: listOf(text(40)).optional(),
  results: listOf(figure),
  picture: picture.optional(),
});

export const technologyCategory = record.extend({
  title: text(40),
  items: listOf(text(40)),
});

/** Figures and arguments, the calculator of time spent, and the glossary. */
import { z } from "zod";
import * as field from "./fields";
import { id, listOf, text } from "./fields";
import { figure, record } from "./parts";

/** A figure about the firm or its market. The owner is responsible for its accuracy. */
export const claim = record.extend({
  ...figure.shape,
  /** Words before the figure, if it is within a sentence: "Hiring cost reduced by", "60%". */
  before: text(40).optional(),
});

/** A short argument with a heading. */
export const reason = record.extend({
  title: text(80),
  description: text(300),
  /** The id of the claim that supports the argument. */
  claim: id.optional(),
});

const EXPECTED_FIRST = "the place of one of the choices, counted from 1";

/** A question whose answer is one of a few numbers. */
const choice = z
  .strictObject({
    question: text(40),
    choices: listOf(field.wholeNumber(1, 10_000)).refine(({ length }) => length > 1 && length < 6, "2 to 5 numbers"),
    /** The position of the initial choice, counted from 1. */
    first: z.number(EXPECTED_FIRST),
    /** The text after the number in the answer. Minutes need none. */
    label: text(24).optional(),
  })
  .refine(({ choices, first }) => choices[first - 1] !== undefined, {
    path: ["first"],
    error: EXPECTED_FIRST,
  });

/** The calculator for the yearly cost of a repeated task: two rows of choices, and an answer to each pair. */
export const timeSpent = record.extend({
  title: text(60),
  times: choice,
  minutes: choice,
  /** The days per year on which the task is done. */
  workingDays: field.wholeNumber(100, 366),
  /** The cost of one hour of work, in whole units of `currency` in content/words.ts. */
  hourly: field.wholeNumber(1, 100_000),
  /** The words of the computation: "30 a day × 10 min × 250 days = 1,250 hours a year, at $28 an hour". */
  days: text(30),
  hours: text(30),
  rate: text(60),
  /** The text after the amount. */
  cost: text(30),
});

/** A technical term that the site's text cannot avoid. A tooltip explains it, but nothing may depend on the tooltip. */
export const term = record.extend({
  /** The term as it is spelled in the site's text. */
  term: text(30),
  explanation: text(200),
});

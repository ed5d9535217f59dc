/** Parts that the schemas of several kinds share. */
import { z } from "zod";
import { scenes } from "../scenes";
import type { Accent } from "../theme";
import * as field from "./fields";
import { id, text } from "./fields";

/** The fields of every record. */
export const record = z.strictObject({
  id,
  /**
   * Whether the record is invented. A production deployment fails while there are any such records
   * (deploy/launch-guard.ts).
   */
  sample: z.boolean(),
});

/** A record that belongs to a page. `page` is the id of the page's route. */
export const ofPage = record.extend({ page: id });

/** The name of an accent in content/theme.ts. The content check verifies that the accent exists. */
export const accent = z.custom<Accent>((name) => typeof name === "string", "the name of an accent of content/theme.ts");

/** A figure with its label, as displayed. */
export const figure = z.strictObject({ value: text(24), label: text(80) });

/** A sum with its lines, such as an example invoice. Amounts are formatted texts. */
export interface Bill {
  title: string;
  lines: readonly (readonly [label: string, amount: string])[];
  sum: readonly [label: string, amount: string];
}

/** A range of two whole numbers. */
export const range = (limit: number) =>
  z
    .tuple([field.wholeNumber(1, limit), field.wholeNumber(1, limit)])
    .refine(([least, most]) => least <= most, "the least before the most");

/** The owner's picture with its text alternative, or the name of one of the site's drawings. */
export const picture = z.union(
  [z.strictObject({ image: field.picture, alt: text(160) }), z.strictObject({ scene: z.enum(scenes) })],
  "{ image, alt } for a picture of your own, or { scene } for one of the drawings in content/scenes.ts",
);

/** The team, and the clients whose quotes the site shows. */
import { z } from "zod";
import * as field from "./fields";
import { text } from "./fields";
import { ofPage, record } from "./parts";

export const teamMember = record
  .extend({
    name: text(80),
    /** The part of `name` that the team strip shows. By default, the given name in the order of the site's language. */
    shortName: text(40).optional(),
    role: text(80),
    /** The person's part in a search, for the talent page. */
    part: text(60).optional(),
    /** A path relative to content/images. Without one, the page shows initials. */
    image: field.picture.optional(),
    description: text(500),
    profileUrl: field.https.optional(),
    /** Whether the person founded the firm. The landing page names the founders. */
    founder: z.literal(true).optional(),
  })
  .refine(({ name, shortName = "" }) => name.includes(shortName), {
    path: ["shortName"],
    error: "a part of the name as it stands there, since speech input finds a link by the words that are seen",
  });

export const testimonial = ofPage.extend({
  name: text(80),
  /** Position and company, such as "COO, Norvane". */
  role: text(100),
  /** A path relative to content/images. Without one, the page shows initials. */
  image: field.picture.optional(),
  quote: text(600),
});

/** A client's logo, for the row of logos. */
export const logo = record.extend({
  name: text(60),
  /** A path relative to content/images. Pages show each logo in one color. */
  image: field.imageBelow(
    /\.(svg|png)$/i,
    "an SVG file below content/images, or a PNG with a transparent background: other formats bring a box of their own",
  ),
});

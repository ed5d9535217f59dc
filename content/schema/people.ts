/** The team, and the clients who speak for the firm. */
import * as field from "./fields";
import { text } from "./fields";
import { ofPage, record } from "./parts";

export const teamMember = record.extend({
  name: text(80),
  role: text(80),
  /** Their part in a search, for the talent page. */
  part: text(60).optional(),
  /** Below content/images. Without one, the page shows initials. */
  image: field.picture.optional(),
  description: text(500),
  profileUrl: field.https.optional(),
});

export const testimonial = ofPage.extend({
  name: text(80),
  /** Position and company, as in "COO, Norvane". */
  role: text(100),
  /** Below content/images. Without one, the page shows initials. */
  image: field.picture.optional(),
  quote: text(600),
});

/** A client's mark for the trusted-by strip. */
export const logo = record.extend({
  name: text(60),
  industry: text(60),
  /** Below content/images. An SVG takes the color of the text around it, a PNG keeps its own. */
  image: field.imageBelow(
    /\.(svg|png)$/i,
    "an SVG file below content/images, or a PNG with a clear ground: other formats bring a box of their own",
  ),
});

import { z } from "zod";
import { https, siteAddress, text, textOf } from "./fields";

/**
 * The names of the calendar's form fields that the site fills in (findFieldFault in calendars.ts). `topic` and `answer`
 * may have the same field.
 */
export const bookingFields = z.strictObject({
  /** Gets the name of the page that the consultation is about. */
  topic: text(60).optional(),
  /** Gets the visitor's choice on that page, such as "40 reports a month". */
  answer: text(60).optional(),
  /** Gets the click id of an ad, for a calendar that does not accept it as a parameter. */
  clickId: text(60).optional(),
});

const PUBLIC_SCRIPT = /^\/([\w-][\w.-]*\/)*[\w-][\w.-]*\.m?js$/;
const PUBLIC_EXPECTED = "the address of a script in public/, such as /analytics.js";

/** The owner's analytics script. Loading, policy, headers and `verify` are derived from this record. */
export const analytics = z.strictObject({
  /** The address of the script: in public/, or on one other host. */
  src: z.union([textOf(PUBLIC_SCRIPT, PUBLIC_EXPECTED), https], `${PUBLIC_EXPECTED}, or one that begins with https://`),
  /** Attributes of the script element, such as the id of the site. */
  attributes: z
    .record(textOf(/^data-[a-z0-9]+(-[a-z0-9]+)*$/, "names that begin with data-"), text(200), {
      error: "attributes whose names begin with data-, such as data-website-id, each with a text",
    })
    .optional(),
  /** The origins, besides the site's own, to which the script may send data. */
  connect: z.array(siteAddress).optional(),
  /**
   * A script in public/ that asks for consent. The analytics script is not loaded until the consent script dispatches
   * the event `analytics-consent` on window. If undefined, no consent is needed.
   */
  consent: textOf(PUBLIC_SCRIPT, PUBLIC_EXPECTED).optional(),
  /**
   * The text about analytics in the footer. It replaces "This site sets no cookies and …" (chrome.privacy in words.ts).
   */
  notice: text(160),
});

export type Analytics = z.infer<typeof analytics>;

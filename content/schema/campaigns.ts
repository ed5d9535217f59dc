import { z } from "zod";
import { https, text, textOf } from "./fields";

/** Which fields of the calendar's form the site fills in, by their names (findFieldFault in calendars.ts). One may take topic and answer both. */
export const bookingFields = z.strictObject({
  /** The page that the consultation is about, by its name. */
  topic: text(60).optional(),
  /** The visitor's choice on it, such as "40 reports a month". */
  answer: text(60).optional(),
  /** The id of the click on an ad, for a calendar that does not take it by itself. */
  clickId: text(60).optional(),
});

const PUBLIC_SCRIPT = /^\/([\w-][\w.-]*\/)*[\w-][\w.-]*\.m?js$/;
const PUBLIC_EXPECTED = "the address of a script in public/, such as /analytics.js";

/** The owner's analytics script. Loading, policy, headers and `verify` are derived from this record. */
export const analytics = z.strictObject({
  /** Where the script is: in public/, or on one other host. */
  src: z.union([textOf(PUBLIC_SCRIPT, PUBLIC_EXPECTED), https], `${PUBLIC_EXPECTED}, or one that begins with https://`),
  /** Attributes of its script element, such as the id of the site. */
  attributes: z
    .record(textOf(/^data-[a-z0-9]+(-[a-z0-9]+)*$/, "names that begin with data-"), text(200), {
      error: "attributes whose names begin with data-, such as data-website-id, each with a text",
    })
    .optional(),
  /** The origins that it may send to, beside the site's own. */
  connect: z
    .array(
      textOf(
        (value) => https.safeParse(value).success && new URL(value).origin === value,
        "the https:// address of a host, without a path or a slash at its end",
      ),
    )
    .optional(),
  /**
   * A script in public/ that asks for consent. Then the analytics script is not loaded before that one has fired the event
   * `analytics-consent` on window. Left out: no consent is needed.
   */
  consent: textOf(PUBLIC_SCRIPT, PUBLIC_EXPECTED).optional(),
  /** The text about it in the footer, in place of "This site sets no cookies and …" (frame.privacy in words.ts). */
  notice: text(160),
});

export type Analytics = z.infer<typeof analytics>;

/**
 * One schema for each kind of record: its type, its rules and what they say. Only the check runs them; record files and
 * pages take the types alone, so that no browser gets any of it. The greatest lengths are those that sections hold.
 *
 * A schema knows no records: what names a record of another kind is an id here, and `references` below says of which
 * kind. The check looks ids up in the records that it is given (content/schema/check.ts).
 */
import { z } from "zod";
import { scenes, shareScenes } from "../scenes";
import type { Accent } from "../theme";
import * as field from "./fields";
import { id, listOf, text, textOf } from "./fields";

/** What every record begins with. */
const record = z.strictObject({
  id,
  /** True while the record is invented, so that it is not published by mistake (deploy/launch-guard.ts). */
  sample: z.boolean(),
});

/** An accent of content/theme.ts, by name. Which there are, the check is told. */
const accent = z.custom<Accent>((name) => typeof name === "string", "the name of an accent of content/theme.ts");

/** A figure as it is shown, and the few words that complete it. */
const figure = z.strictObject({ value: text(24), label: text(80) });

/** The bar and the titles have room for so many characters of the firm's name. */
const SHORT_NAME = 24;

/** Search results cut a longer title. */
export const TITLE_LENGTH = 60;

export const site = z
  .strictObject({
    sample: z.boolean(),
    /** The language that the site is written in: "en-US", "da". Dates and times are told as it tells them. */
    language: field.language,
    name: text(60),
    /** Where there is little room: the bar, titles, share pictures. Without one, the name stands there. */
    shortName: text(SHORT_NAME).optional(),
    legalName: text(100),
    tagline: text(120),
    /** Where the site is published, without a trailing slash. */
    url: field.siteAddress,
    email: z.email("an email address"),
    /** As people read it, with the country's code. */
    phone: textOf(
      /^\+([ ()-]*\d){7,15}[ )]*$/,
      "a phone number of 7 to 15 digits that begins with + and the country code",
    ),
    /** Profiles of the firm, as the footer links them; none is an empty list. */
    social: listOf(z.strictObject({ label: text(40), url: field.https }), 0),
    address: z.strictObject({
      locality: text(60),
      region: text(60).optional(),
      country: textOf(/^[A-Z]{2}$/, "a country code of two capital letters, such as US"),
    }),
    /** What search engines ask for as a proof that the site is yours: the content of their meta element. */
    verification: z.strictObject({ google: text(120).optional(), bing: text(120).optional() }),
    bookingUrl: field.bookingAddress,
    copyrightYear: field.wholeNumber(1900, 2100),
    consultation: z.strictObject({
      title: text(60),
      text: text(200),
      minutes: field.wholeNumber(5, 240),
      /** Who speaks with the visitor, where the page that they come from names nobody else. */
      host: id.optional(),
      /** A sentence on when an answer to the request comes. */
      answer: text(80).optional(),
      /** Of the email that the site's own scheduling page writes. */
      subject: text(80),
      /** What happens in it. */
      agenda: listOf(text(80)),
    }),
    workingHours: z.strictObject({
      /** IANA name of the firm's own time zone; the times below are in it. */
      timeZone: field.timeZone,
      /** 0 is Sunday, as in `Date.getDay`. */
      weekdays: listOf(field.wholeNumber(0, 6)),
      start: field.clockTime,
      end: field.clockTime,
      slotMinutes: field.wholeNumber(5, 240),
      /** How many business days the scheduling page lists, closed ones among them. */
      businessDays: field.wholeNumber(1, 60),
      /** Days off; none is an empty list. */
      closed: listOf(field.closedDay, 0),
    }),
  })
  .refine(({ name, shortName }) => shortName || name.length <= SHORT_NAME, {
    path: ["shortName"],
    error: `a shorter form of the name, for bar and titles: ${SHORT_NAME} characters`,
  })
  .refine(
    ({ workingHours: { start, end }, consultation: { minutes } }) =>
      !(Date.parse(`2000-01-01T${end}Z`) - Date.parse(`2000-01-01T${start}Z`) < minutes * 60_000),
    { path: ["workingHours", "end"], error: "a time late enough after the start for a consultation" },
  );

export type Site = z.infer<typeof site>;

/** One figure that the site states about itself or the market. The owner answers for each of them. */
export const claim = record.extend(figure.shape);

export type Claim = z.infer<typeof claim>;

export const teamMember = record.extend({
  name: text(80),
  role: text(80),
  /** What they do in a search: the talent page says it. */
  part: text(60).optional(),
  /** Below content/images. Without one, the page shows initials. */
  image: field.picture.optional(),
  description: text(500),
  profileUrl: field.https.optional(),
});

export type TeamMember = z.infer<typeof teamMember>;

/** A record that belongs to a page, by the id of its route. */
const ofPage = record.extend({ page: id });

export const testimonial = ofPage.extend({
  name: text(80),
  /** Position and company, as in "COO, Norvane". */
  role: text(100),
  /** Below content/images. Without one, the page shows initials. */
  image: field.picture.optional(),
  quote: text(600),
});

export type Testimonial = z.infer<typeof testimonial>;

/** One figure, what it measures, and the client whose it is. */
const proof = figure.extend({ sample: z.boolean(), value: text(12), client: text(80) });

export type Proof = z.infer<typeof proof>;

/** A way to hire, and what it costs. */
export const pricingPlan = record.extend({
  title: text(60),
  priceText: text(60),
  /** What it covers, or is reckoned from, where the price alone does not say. */
  priceNote: text(120).optional(),
  subtitle: text(120),
  features: listOf(text(100)),
  bestFor: text(120),
  /** At most one plan is; it carries `popularLabel`. */
  popular: z.boolean(),
});

export type PricingPlan = z.infer<typeof pricingPlan>;

/** From what to what, in whole numbers. */
const leastAndMost = (limit: number) =>
  z
    .tuple([field.wholeNumber(1, limit), field.wholeNumber(1, limit)])
    .refine(([least, most]) => least <= most, "the least before the most");

/** A picture of one's own, with what it shows for who cannot see it, or a drawing of the site by its name. */
const pictured = z.union(
  [z.strictObject({ image: field.picture, alt: text(160) }), z.strictObject({ scene: z.enum(scenes) })],
  "{ image, alt } for a picture of your own, or { scene } for one of the drawings in content/scenes.ts",
);

export type Pictured = z.infer<typeof pictured>;

export const service = ofPage.extend({
  title: text(80),
  description: text(400),
  features: listOf(text(80)),
  /** Spelled as the specification names the field; everything else is written in American English. */
  colour: accent,
  picture: pictured.optional(),
  /** What one costs, where the page tells prices: at least and at most, or in words. */
  price: z.union([text(24), leastAndMost(1e8)], "at most 24 characters, or [least, most]").optional(),
  /** Whether its price comes on top of those before it. */
  adds: z.boolean().optional(),
  /** Where services stand along one route: how one leaves it here, in a few words and in a sentence. */
  exit: z.strictObject({ title: text(30), text: text(120) }).optional(),
  /** What it came to for one client. */
  proof: proof.optional(),
});

export type ServiceCard = z.infer<typeof service>;

export const industry = record.extend({
  title: text(60),
  description: text(300),
  /** For a page still to come: nothing renders it, and the path is a 404. */
  link: field.sitePath,
  picture: pictured.optional(),
  proof: proof.optional(),
  /** Who of the team comes from there, and from what. */
  insider: z.strictObject({ id, text: text(60) }).optional(),
});

export type Industry = z.infer<typeof industry>;

export const processStep = ofPage.extend({
  /** From 1, without gaps on a page. */
  step: field.wholeNumber(1, 12),
  title: text(80),
  description: text(300),
  /** Absent on pages that promise no time for single steps. */
  duration: text(24).optional(),
  /** The same in weeks, at least and at most, for a drawing that is to scale. */
  weeks: leastAndMost(52).optional(),
  /** When it was handed over in the example that the page shows, for a line with dates. */
  dates: listOf(text(24)).optional(),
  picture: pictured.optional(),
});

export type ProcessStep = z.infer<typeof processStep>;

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

export type Logo = z.infer<typeof logo>;

export const caseStudy = ofPage.extend({
  client: text(80),
  title: text(100),
  description: text(400),
  industry: text(60),
  /** What it was built with, or the channels that it used, where the page tells so. */
  tech: listOf(text(40)).optional(),
  channels: listOf(text(40)).optional(),
  results: listOf(figure),
  picture: pictured.optional(),
});

export type CaseStudy = z.infer<typeof caseStudy>;

/** A channel of growth marketing, with one figure from a client's account. */
export const channel = record.extend({
  title: text(60),
  /** The id of the service (services.ts) that it belongs to, where the page tells so. */
  service: id.optional(),
  metric: figure,
  /**
   * A month of it: what it cost and what one order is worth, in whole units of the currency; how many leads came, and how
   * many of them ordered; and what both are called there. Channels are compared by how many times their cost came back.
   */
  month: z
    .strictObject({
      spent: field.wholeNumber(1, 100_000_000),
      leads: field.wholeNumber(1, 100_000),
      leadNoun: text(20),
      orders: field.wholeNumber(1, 100_000),
      orderNoun: text(20),
      orderValue: field.wholeNumber(1, 100_000_000).optional(),
    })
    .refine(({ leads, orders }) => orders <= leads, { path: ["orders"], error: "at most as many as leads" })
    .optional(),
  /** What is told of it beside its month: its row is marked. */
  note: text(120).optional(),
});

export type Channel = z.infer<typeof channel>;

/** Some channels in the same month, which have to tell what their orders are worth, and our fee for them. */
const together = {
  channelIds: listOf(id),
  fee: field.wholeNumber(0, 100_000_000),
};

/** All channels of a client in one month, with our fee, and the same of other clients, in a line below it. */
export const month = record.extend({
  title: text(60),
  description: text(120),
  /** What one of the orders is; what all leads are called, and all orders. */
  label: text(60),
  leadNoun: text(20),
  orderNoun: text(20),
  ...together,
  others: z
    .strictObject({ label: text(60), months: listOf(z.strictObject({ client: text(40), ...together })) })
    .optional(),
});

export type Month = z.infer<typeof month>;

export const technologyCategory = record.extend({
  title: text(40),
  items: listOf(text(40)),
});

export type TechnologyCategory = z.infer<typeof technologyCategory>;

/** A short argument with a heading. */
export const reason = record.extend({
  title: text(80),
  description: text(300),
  /** The figure that it rests on. Without one the words stand alone. */
  claim: id.optional(),
});

export type Reason = z.infer<typeof reason>;

/** Numbers to choose from, in the order in which they are shown. */
const A_CHOICE = "the place of one of the choices, counted from 1";

const choice = z
  .strictObject({
    question: text(40),
    choices: listOf(field.wholeNumber(1, 10_000)).refine(({ length }) => length > 1 && length < 6, "2 to 5 numbers"),
    /** Which of them is chosen at first, counted from 1. */
    first: z.number(A_CHOICE),
    /** Behind the number, where the answer names it. */
    label: text(24),
  })
  .refine(({ choices, first }) => choices[first - 1] !== undefined, {
    path: ["first"],
    error: A_CHOICE,
  });

/** What a repeated piece of work takes in a year: two rows of choices and the answer to each pair. */
export const timeSpent = record.extend({
  title: text(60),
  times: choice,
  minutes: choice,
  /** Of one person: days a year, and hours a day. */
  workingDays: field.wholeNumber(100, 366),
  workingHours: field.wholeNumber(1, 24),
  /** What an hour of it costs, in whole units of the money that words.ts writes. */
  hourly: field.wholeNumber(1, 100_000),
  /** Behind the three figures of the answer, and how they are computed. */
  hours: text(30),
  people: text(30),
  cost: text(30),
  how: text(160),
  /** What share of such work a client's tool has taken over, in percent, and what is said before the sum. */
  relief: z.strictObject({ percent: field.wholeNumber(1, 100), text: text(60) }).optional(),
});

export type TimeSpent = z.infer<typeof timeSpent>;

/** A term of the trade that copy cannot avoid. Its explanation opens on hover and focus; nothing depends on it. */
export const term = record.extend({
  /** As it stands in copy. */
  term: text(30),
  explanation: text(200),
});

export type Term = z.infer<typeof term>;

/** The kinds that a page may have a section of, as its route says in `sections`. By file, as all kinds below. */
const sectionKinds = {
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

/** One page of the site. `sample` speaks for its own words: those here and those in its file in app/. */
export const route = record
  .extend({
    /** Where its folder is in app/: /talent is app/talent. */
    path: field.sitePath,
    navLabel: text(24),
    /** The beginning of it that says enough on a phone's tab. */
    tab: text(12).optional(),
    /** The firm's name is added to it. */
    title: text(TITLE_LENGTH),
    /** A word more behind the firm's name there. */
    titleSuffix: text(24).optional(),
    /** What a search result shows. */
    description: text(160).min(70),
    /** The headline of the share picture, the drawing beside it, if not the mark, and what that shows in a few words. */
    shareTitle: text(60),
    shareScene: z.enum(shareScenes).optional(),
    shareAlt: text(120).optional(),
    /** What it came to, in the menu: a figure, and of what. */
    figure: z.strictObject({ value: text(12), label: text(32) }).optional(),
    accent,
    /** The path by which search engines should know the page: another one where this is its second address. */
    canonical: field.sitePath,
    /** `dialog`: the page opens the booking dialog where it stands; `link`: it carries no script and links to one. */
    booking: z.enum(["dialog", "link"]),
    /** Who speaks with a visitor that comes from it; without one, the host of the consultation. */
    host: id.optional(),
    /** The kinds of record that it has a section of: its leaflet has them, too, and there has to be one of each. */
    sections: listOf(z.enum(SECTION_KINDS), 0),
  })
  .refine(({ navLabel, tab = "" }) => navLabel.startsWith(tab), {
    path: ["tab"],
    error: "the beginning of navLabel",
  });

export type RouteRecord = z.infer<typeof route>;

/** Every kind of record, by the file it is in: `team` is content/team.ts (docs/add-a-kind-of-record.md). */
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

/** The fields that hold ids: of which kind, where, and of which other kind. `[]` stands for each entry of a list. */
export const references: readonly (readonly [kind: Kind, field: string, to: Kind])[] = [
  ["site", "consultation.host", "team"],
  ["routes", "host", "team"],
  ["services", "page", "routes"],
  ["process", "page", "routes"],
  ["testimonials", "page", "routes"],
  ["case-studies", "page", "routes"],
  ["industries", "insider.id", "team"],
  ["channels", "service", "services"],
  ["months", "channelIds[]", "channels"],
  ["months", "others.months[].channelIds[]", "channels"],
  ["reasons", "claim", "claims"],
];

/**
 * @param lists The records of each kind that there are any of.
 * @returns the same with an empty list for each kind that is left out.
 */
export function withEveryKind(lists: Partial<Records>): Records {
  return Object.fromEntries(Object.keys(kinds).map((kind) => [kind, lists[kind as Kind] ?? []])) as unknown as Records;
}

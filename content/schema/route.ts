/** The schema of a page (content/routes.ts). */
import { z } from "zod";
import { shareScenes } from "../scenes";
import * as field from "./fields";
import { id, listOf, text } from "./fields";
import { accent, record } from "./parts";
import { SECTION_KINDS } from "./sections";

/** Maximum length of a title, in characters, that search results show in full. */
export const TITLE_LENGTH = 60;

/** A page of the site. `sample` covers the page's text here and in its file in app/. */
export const route = record
  .extend({
    /** The path of the page: /talent is the folder app/talent. */
    path: field.sitePath,
    navLabel: text(24),
    /** A part of `navLabel`, for the page's tab on a phone. */
    tab: text(12).optional(),
    /** The page's title without the firm's name, which is added. */
    title: text(TITLE_LENGTH),
    /** The text after the firm's name in the title. */
    titleSuffix: text(24).optional(),
    /** The description for search results. */
    description: text(160).min(70),
    /**
     * Whether only the footer links the page, such as an imprint or a privacy policy. Such a page has no tab, and has
     * the landing page's share picture (docs/add-a-page.md).
     */
    footerOnly: z.literal(true).optional(),
    /** The share picture: its headline, its drawing (by default the firm's mark), and its text alternative. */
    shareTitle: text(60).optional(),
    shareScene: z.enum(shareScenes).optional(),
    shareAlt: text(120).optional(),
    accent,
    /**
     * The path that search engines should list: the page's own path or, if it repeats another page, that page's path.
     */
    canonical: field.sitePath,
    /**
     * `dialog`: the page has the booking dialog. `link`: the page has no script, and links to a page with the dialog.
     */
    booking: z.enum(["dialog", "link"]),
    /** The team member who takes calls from this page. By default, the host of the consultation. */
    host: id.optional(),
    /** The kinds of record that the page shows. The check expects at least one record of each kind. */
    sections: listOf(z.enum(SECTION_KINDS), 0),
  })
  .refine(({ footerOnly, shareTitle }) => footerOnly || shareTitle, {
    path: ["shareTitle"],
    error: "the headline of the share picture",
  })
  .refine(({ navLabel, tab = "" }) => navLabel.includes(tab), {
    path: ["tab"],
    error:
      'words of navLabel as they stand in it, such as "AI" of "AI development", since speech input finds a link by the words that are seen',
  });

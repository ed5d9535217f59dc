import { shortlistSize } from "./claims";
import { inquiryWords } from "./drawings/growth-marketing";
import { parcelle } from "./drawings/parcelle";
import type { RouteRecord } from "./schema/records";
import { titleWithFirm } from "./schema/title";
import { schedulePath, shortName, site } from "./site";
import { team } from "./team";
import { capitalize, spellNumber } from "./words";

export { schedulePath };

const landing = {
  sample: true,
  title: "Software, AI, hiring and marketing",
  description: `${team.length > 1 ? `A team of ${spellNumber(team.length)}` : "One person"} for small firms: workflow automation, internal tools, AI products, hiring and marketing. Book a free ${site.consultation.minutes}-minute consultation.`,
  shareTitle: "Tools that take work off your desk",
  shareScene: "hero",
  shareAlt: `folded planes: ${parcelle.automatic} of ${parcelle.requests} refunds paid without staff, ${shortlistSize} people pre-vetted, 18 inquiries a month`,
  accent: "accent-1",
  canonical: "/",
  booking: "dialog",
  host: "priya-raman",
  sections: ["services", "process", "team"],
} as const;

/**
 * Every page of the site. Navigation, footer, metadata, share pictures, structured data, sitemap, export, budgets and
 * tests use this list (docs/add-a-page.md). `sample` covers a page's text here and in its file in app/.
 */
const list = [
  { id: "landing", path: "/", navLabel: "Software", ...landing },
  { id: "home", path: "/home", navLabel: "Software", ...landing },
  {
    id: "ai-development",
    sample: true,
    path: "/ai-development",
    navLabel: "AI development",
    tab: "AI",
    title: "AI development, trial to launch",
    description:
      "Assistants, document processing and AI products, tried on your own data first, tested for quality, and handed over with code that you own.",
    shareTitle: "AI that holds up in daily use",
    shareScene: "system",
    shareAlt: "a sheet folded three times: your data, an AI model, test questions and your team",
    accent: "accent-3",
    canonical: "/ai-development",
    booking: "link",
    host: "daniel-okafor",
    sections: ["services", "case-studies", "process", "testimonials"],
  },
  {
    id: "talent",
    sample: true,
    path: "/talent",
    navLabel: "Talent",
    title: `Hire from a list of ${spellNumber(shortlistSize)}`,
    titleSuffix: "Talent",
    description: `${capitalize(spellNumber(shortlistSize))} pre-vetted candidates for each role, with the notes of every check. A permanent hire on your payroll, or a contract hire on ours.`,
    shareTitle: `${capitalize(spellNumber(shortlistSize))} candidates worth meeting`,
    shareScene: "shortlist",
    shareAlt: "a strip of folded leaves, of which the first are open: each is a candidate",
    accent: "accent-2",
    canonical: "/talent",
    booking: "dialog",
    sections: ["process", "testimonials", "plans"],
  },
  {
    id: "growth-marketing",
    sample: true,
    path: "/growth-marketing",
    navLabel: "Growth marketing",
    tab: "Growth",
    title: "Growth marketing measured in sales",
    description:
      "Search, advertising, email and content, planned from your sales figures and reported every Friday on one page that you can check.",
    shareTitle: "Marketing you can check against sales",
    shareScene: "growth",
    shareAlt: `a search becomes a line of the Friday report: cost per order ${inquiryWords.cost.amount}, sold ${inquiryWords.sale.amount}`,
    accent: "accent-4",
    canonical: "/growth-marketing",
    booking: "link",
    host: "tomas-herrera",
    sections: ["services", "channels", "case-studies", "process", "testimonials"],
  },
] as const satisfies readonly RouteRecord[];

export type RouteId = (typeof list)[number]["id"];

export type Route = RouteRecord & { id: RouteId };

export const routes: readonly Route[] = list;

/** The page for every unknown path, served with status 404. It is not indexed. */
export const notFoundRoute = {
  sample: true,
  path: "/404.html",
  title: "Page not found",
  description: "This address leads nowhere. The landing page shows what we build and how to reach us.",
  accent: "accent-1",
  booking: "link",
} as const;

/**
 * Returns the address at which hosts serve a page: `/talent/` for `/talent`, because the export has a folder for each
 * page.
 */
export function pageAddress(path: string): string {
  return path.endsWith("/") ? path : `${path}/`;
}

/** Returns a page's title with the firm's name, for browsers and search results. */
export function fullTitle(page: { title: string; titleSuffix?: string | undefined }): string {
  return titleWithFirm(page, shortName());
}

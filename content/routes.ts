import { claim, shortlistSize } from "./claims";
import { savedWords } from "./drawings/landing";
import { called, daysToHire } from "./drawings/talent";
import type { RouteRecord } from "./schema/records";
import { schedulePath, shortName, site } from "./site";
import { team } from "./team";
import { atStart, inWords } from "./words";

export { schedulePath };

const landing = {
  sample: true,
  title: "AI products and internal tools",
  description: `A team of ${inWords(team.length)} that designs, builds and runs workflow automation, internal tools and AI products for small firms. Book a free ${site.consultation.minutes}-minute consultation.`,
  shareTitle: "Tools that take work off your desk",
  figure: { value: savedWords.amount, label: "saved a year at Parcelle" },
  shareScene: "flow",
  shareAlt: "three folded planes: claims at 3 minutes each, someone hired in 7 days, 18 leads",
  accent: "accent-1",
  canonical: "/",
  booking: "dialog",
  host: "priya-raman",
  shows: ["services", "process", "testimonials", "team"],
} as const;

/**
 * Every page of the site. Navigation, footer, metadata, share pictures, structured data, sitemap, export, budgets and
 * tests all read this list, and what may name a page is held to the ids in it (docs/add-a-page.md). `sample` speaks for
 * all of a page's own words: those here and those in its file in app/.
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
      "Assistants, document pipelines and AI products, tried on your own data first, tested for quality, and handed over with code that you own.",
    shareTitle: "AI that holds up in daily use",
    figure: { value: claim("ai-products").value, label: "products delivered" },
    shareScene: "system",
    shareAlt: "a sheet folded three times: your data, a model, checks and your team",
    accent: "accent-3",
    canonical: "/ai-development",
    booking: "link",
    host: "daniel-okafor",
    shows: ["services", "case-studies", "process", "testimonials"],
  },
  {
    id: "talent",
    sample: true,
    path: "/talent",
    navLabel: "Talent",
    title: `Hire from a list of ${inWords(shortlistSize)}`,
    titleSuffix: "Talent",
    description: `${atStart(inWords(shortlistSize))} pre-vetted candidates for each role, with the notes of every check. A permanent hire on your payroll, or a contract hire on ours.`,
    shareTitle: `${atStart(inWords(shortlistSize))} candidates worth meeting`,
    figure: { value: `${daysToHire.calendar} days`, label: "from open role to accepted offer" },
    shareScene: "shortlist",
    shareAlt: `${called} folded leaves, three of them open, each a candidate`,
    accent: "accent-2",
    canonical: "/talent",
    booking: "dialog",
    shows: ["process", "testimonials", "plans"],
  },
  {
    id: "growth-marketing",
    sample: true,
    path: "/growth-marketing",
    navLabel: "Growth marketing",
    tab: "Growth",
    title: "Growth marketing counted in sales",
    description:
      "Search, advertising, email and content planned from your sales figures backwards, and reported every Friday on one page that you can check.",
    shareTitle: "Marketing you can check against sales",
    figure: { value: claim("growth-leads").value, label: "as many qualified leads a month" },
    shareScene: "growth",
    shareAlt: "a search folds into a line of the Friday report: cost $62, sold $4,800",
    accent: "accent-4",
    canonical: "/growth-marketing",
    booking: "link",
    host: "tomas-herrera",
    shows: ["services", "channels", "case-studies", "process", "testimonials"],
  },
] as const satisfies readonly RouteRecord[];

export type RouteId = (typeof list)[number]["id"];

export type Route = RouteRecord & { id: RouteId };

export const routes: readonly Route[] = list;

/** What any other path gets, with status 404. Not indexed. */
export const notFoundRoute = {
  sample: true,
  path: "/404.html",
  title: "Page not found",
  description: "This address leads nowhere. The landing page shows what we build and how to reach us.",
  accent: "accent-1",
  booking: "link",
} as const;

/** The address of a page as the hosts serve it: `/talent/` for `/talent`, since every page is a folder with an index. */
export function pageAddress(path: string): string {
  return path.endsWith("/") ? path : `${path}/`;
}

/** A page's title as browsers and search results show it. The firm's name is added here and nowhere else. */
export function fullTitle({ title, titleSuffix }: { title: string; titleSuffix?: string | undefined }): string {
  return [`${title} | ${shortName()}`, titleSuffix].filter(Boolean).join(" ");
}

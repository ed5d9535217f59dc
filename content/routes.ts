import type { Accent } from "./accent";

/** One page of the site. Navigation, footer, metadata, sitemap, export and tests all read this list. */
export interface Route {
  id: "landing" | "home" | "talent" | "ai-development" | "growth-marketing";
  path: "/" | "/home" | "/talent" | "/ai-development" | "/growth-marketing";
  navLabel: string;
  /** At most 60 characters, the brand included. */
  title: string;
  /** 70 to 160 characters: what a search result shows. */
  description: string;
  /** The headline of the share picture. */
  shareTitle: string;
  accent: Accent;
  /** The path by which search engines should know the page. */
  canonical: Route["path"];
  /** `dialog`: the page opens the booking dialog where it stands; `link`: it carries no script and links to one. */
  booking: "dialog" | "link";
  /** Also says whether the footer links the page: /home is the landing page under a second address. */
  inSitemap: boolean;
}

export type RouteId = Route["id"];

const landing = {
  title: "AI products and internal tools, built whole | Threefold",
  description:
    "A team of five that designs, builds and runs workflow automation, internal tools and AI products for small firms. Book a free 30-minute consultation.",
  shareTitle: "Software that takes work off your desk",
  accent: "accent-1",
  canonical: "/",
  booking: "dialog",
} as const;

export const routes = [
  { id: "landing", path: "/", navLabel: "Studio", ...landing, inSitemap: true },
  { id: "home", path: "/home", navLabel: "Studio", ...landing, inSitemap: false },
  {
    id: "talent",
    path: "/talent",
    navLabel: "Talent",
    title: "Hire from a shortlist of three | Threefold Talent",
    description:
      "Three pre-vetted candidates for each role, with the notes of every check. On your payroll, for a fee only when you hire, or on contract by the month.",
    shareTitle: "Three candidates worth meeting",
    accent: "accent-2",
    canonical: "/talent",
    booking: "dialog",
    inSitemap: true,
  },
  {
    id: "ai-development",
    path: "/ai-development",
    navLabel: "AI development",
    title: "AI development, from trial to launch | Threefold",
    description:
      "Assistants, document pipelines and AI products, tried on your own data first, tested for quality, and handed over with code that you own.",
    shareTitle: "AI that holds up in daily use",
    accent: "accent-3",
    canonical: "/ai-development",
    booking: "link",
    inSitemap: true,
  },
  {
    id: "growth-marketing",
    path: "/growth-marketing",
    navLabel: "Growth marketing",
    title: "Growth marketing measured in sales | Threefold",
    description:
      "Search, advertising, email and content planned from your sales figures backwards, and reported every Friday on one page that you can check.",
    shareTitle: "Marketing you can check against sales",
    accent: "accent-4",
    canonical: "/growth-marketing",
    booking: "link",
    inSitemap: true,
  },
] as const satisfies readonly Route[];

/** What any other path gets, with status 404. Not indexed. */
export const notFoundRoute = {
  path: "/404.html",
  title: "Page not found | Threefold",
  description: "This address leads nowhere. The landing page of Threefold shows what we build and how to reach us.",
  accent: "accent-1",
  booking: "link",
} as const;

/** The site's own scheduling page, framed by the booking dialog while no booking address is set. Not indexed. */
export const schedulePath = "/schedule/";

/** The address of a page as the hosts serve it: `/talent/` for `/talent`, since every page is a folder with an index. */
export function pageAddress(path: string): string {
  return path.endsWith("/") ? path : `${path}/`;
}

import type { RouteRecord } from "./schema/records";
import { titleWithFirm } from "./schema/title";
import { schedulePath, shortName } from "./site";

export { schedulePath };

type Fields = Pick<RouteRecord, "navLabel" | "title" | "accent" | "booking" | "sections"> & Partial<RouteRecord>;

const page = <Id extends string>(id: Id, fields: Fields) => ({
  id,
  sample: false,
  path: `/${id}`,
  canonical: `/${id}`,
  description: `${fields.title}. Aftalt pris, aftalt slutdato, og den første samtale er gratis.`,
  shareTitle: fields.title,
  ...fields,
});

const list = [
  page("forside", {
    path: "/",
    canonical: "/",
    navLabel: "Forside",
    title: "Rekruttering, software og rådgivning",
    accent: "accent-1",
    booking: "dialog",
    sections: ["services", "process", "team"],
  }),
  page("rekruttering", {
    navLabel: "Rekruttering",
    title: "Rekruttering uden lange lister",
    titleSuffix: "Rekruttering",
    accent: "accent-2",
    booking: "dialog",
    sections: ["process", "testimonials", "plans", "team"],
  }),
  page("software", {
    navLabel: "Softwareudvikling",
    title: "Software til arbejdet, som det er",
    accent: "accent-3",
    booking: "link",
    sections: ["services", "case-studies", "process", "testimonials"],
  }),
  page("raadgivning", {
    navLabel: "Ledelsesrådgivning",
    title: "Rådgivning, der ender i en beslutning",
    accent: "accent-5",
    booking: "link",
    sections: ["services", "process", "case-studies"],
  }),
  page("kolofon", {
    navLabel: "Kolofon",
    title: "Kolofon",
    accent: "accent-1",
    booking: "link",
    sections: [],
    footerOnly: true,
    shareTitle: undefined,
  }),
];

export type RouteId = (typeof list)[number]["id"];

export type Route = RouteRecord & { id: RouteId };

export const routes: readonly Route[] = list;

/** The page for every unknown path. */
export const notFoundRoute = {
  sample: false,
  path: "/404.html",
  title: "Siden findes ikke",
  description: "Adressen fører ingen steder hen. På forsiden står, hvad vi laver, og hvordan I får fat i os.",
  accent: "accent-1",
  booking: "link",
} as const;

/** Returns the address at which hosts serve a page: `/software/` for `/software`. */
export function pageAddress(path: string): string {
  return path.endsWith("/") ? path : `${path}/`;
}

/** Returns a page's title with the firm's name. */
export function fullTitle(page: { title: string; titleSuffix?: string | undefined }): string {
  return titleWithFirm(page, shortName());
}

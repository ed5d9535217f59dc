import type { RouteRecord } from "./schema/records";
import { titleWithFirm } from "./schema/title";
import { schedulePath, shortName } from "./site";

export { schedulePath };

const list = [
  {
    id: "forside",
    sample: false,
    path: "/",
    navLabel: "Forside",
    title: "Rekruttering, software og rådgivning",
    description: "Vi finder medarbejdere, bygger systemer og rådgiver mindre virksomheder. Første samtale er gratis.",
    shareTitle: "De rette folk og systemer, der letter",
    accent: "accent-1",
    canonical: "/",
    booking: "dialog",
    sections: ["services", "process", "team"],
  },
  {
    id: "rekruttering",
    sample: false,
    path: "/rekruttering",
    navLabel: "Rekruttering",
    title: "Rekruttering uden lange lister",
    titleSuffix: "Rekruttering",
    description: "Fire kandidater, som vi selv har talt med. Fast honorar, garanti og én kontaktperson hele vejen.",
    shareTitle: "Fire kandidater, I har lyst til at møde",
    accent: "accent-2",
    canonical: "/rekruttering",
    booking: "dialog",
    sections: ["process", "testimonials", "plans", "team"],
  },
  {
    id: "software",
    sample: false,
    path: "/software",
    navLabel: "Softwareudvikling",
    title: "Software til arbejdet, som det er",
    description: "Interne systemer og selvbetjening, bygget i korte forløb, afprøvet af brugerne og overdraget.",
    shareTitle: "Software, der passer til arbejdet",
    accent: "accent-3",
    canonical: "/software",
    booking: "link",
    sections: ["services", "case-studies", "process", "testimonials"],
  },
  {
    id: "raadgivning",
    sample: false,
    path: "/raadgivning",
    navLabel: "Ledelsesrådgivning",
    title: "Rådgivning, der ender i en beslutning",
    description: "Aftalt pris, aftalt slutdato og et notat på højst ti sider, som alle i bestyrelsen kan læse.",
    shareTitle: "Rådgivning, der ender i en beslutning",
    accent: "accent-5",
    canonical: "/raadgivning",
    booking: "link",
    sections: ["services", "process", "case-studies"],
  },
] as const satisfies readonly RouteRecord[];

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

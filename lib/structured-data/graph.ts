import type { BreadcrumbList, Graph, WebPage } from "schema-dts";
import type { Route, RouteId } from "@/content/routes";
import { site } from "@/content/site";
import { canonicalAddress, routeOf } from "../metadata";
import { addressOf } from "../site-address";
import { firm, firmReference, people, siteReference, webSite } from "./firm";
import { caseStudiesOn, servicesOn, talentService } from "./offers";

/** What each page shows besides the firm and itself. */
const SHOWN: Record<RouteId, () => Graph["@graph"]> = {
  landing: () => [...servicesOn("landing"), ...people()],
  // Under its second address too, the page speaks of itself by the first.
  home: () => SHOWN.landing(),
  talent: () => [talentService()],
  "ai-development": () => [...servicesOn("ai-development"), ...caseStudiesOn("ai-development")],
  "growth-marketing": () => [...servicesOn("growth-marketing"), ...caseStudiesOn("growth-marketing")],
};

/**
 * What a page says, for machines: schema.org in one linked graph, from the records that the page shows. Nothing in it
 * that a visitor does not see, and no ratings: quotes of one's own clients are not reviews to a search engine.
 */
export function graphOf(id: RouteId): Graph {
  const route = routeOf(id);
  const crumbs = route.canonical === "/" ? [] : [breadcrumbs(route)];
  return {
    "@context": "https://schema.org",
    "@graph": [firm(), webSite(), webPage(route), ...crumbs, ...SHOWN[id]()],
  };
}

function webPage(route: Route): WebPage {
  const address = canonicalAddress(route);
  return {
    "@type": "WebPage",
    "@id": address,
    url: address,
    name: route.title,
    description: route.description,
    inLanguage: site.language,
    isPartOf: siteReference(),
    about: firmReference(),
    ...(route.canonical === "/" ? {} : { breadcrumb: { "@id": `${address}#path` } }),
  };
}

function breadcrumbs(route: Route): BreadcrumbList {
  const address = canonicalAddress(route);
  return {
    "@type": "BreadcrumbList",
    "@id": `${address}#path`,
    itemListElement: [
      { "@type": "ListItem", position: 1, name: site.name, item: addressOf("/") },
      { "@type": "ListItem", position: 2, name: route.navLabel, item: address },
    ],
  };
}

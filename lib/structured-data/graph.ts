import type { BreadcrumbList, Graph, WebPage } from "schema-dts";
import { fullTitle, type Route, type RouteId } from "@/content/routes";
import { site } from "@/content/site";
import { canonicalAddress, routeOf } from "../metadata";
import { ownPage } from "../navigation";
import { addressOf } from "../site-address";
import { firm, firmReference, people, siteReference, webSite } from "./firm";
import { caseStudiesOn, plansOn, servicesOn } from "./offers";

/**
 * What a page says, for machines: schema.org in one linked graph, from the records that the page shows. Nothing in it
 * that a visitor does not see, and no ratings: quotes of one's own clients are not reviews to a search engine.
 */
export function graphOf(id: RouteId): Graph {
  const route = routeOf(id);
  const crumbs = route.canonical === "/" ? [] : [breadcrumbs(route)];
  return {
    "@context": "https://schema.org",
    "@graph": [firm(), webSite(), webPage(route), ...crumbs, ...shownOn(route)],
  };
}

/** What a page shows besides the firm and itself. Under its second address, it speaks of itself by the first. */
function shownOn(route: Route): Graph["@graph"] {
  const page = ownPage(route);
  return [
    ...servicesOn(page.id),
    ...(page.shows.includes("plans") ? [plansOn(page)] : []),
    ...caseStudiesOn(page.id),
    ...(page.shows.includes("team") ? people() : []),
  ];
}

function webPage(route: Route): WebPage {
  const address = canonicalAddress(route);
  return {
    "@type": "WebPage",
    "@id": address,
    url: address,
    name: fullTitle(route),
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

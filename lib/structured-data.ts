import type { Graph, Organization } from "schema-dts";
import { fullTitle, type Route, type RouteId } from "@/content/routes";
import { site } from "@/content/site";
import { team } from "@/content/team";
import { ICONS } from "./icons";
import { pictureFor } from "./images";
import { canonicalAddress, routeOf } from "./metadata";
import { ownPage } from "./navigation";
import { addressOf } from "./site-address";

type Nodes = Graph["@graph"][number][];

/** How the nodes of a graph point to what is described once in it. */
const FIRM = { "@id": addressOf("/#firm") };
const SITE = { "@id": addressOf("/#site") };

/**
 * Who speaks on a page, for machines: schema.org in one linked graph of the firm, its site, the page and the people whom
 * it shows. Nothing in it that a visitor does not see, and nothing that search engines make nothing of: no services,
 * prices or case studies, which the page says in words, and no ratings, since quotes of one's own clients are no reviews.
 */
export function graphOf(id: RouteId): Graph {
  const route = routeOf(id);
  return {
    "@context": "https://schema.org",
    "@graph": [
      firm(),
      {
        "@type": "WebSite",
        ...SITE,
        url: addressOf("/"),
        name: site.name,
        inLanguage: site.language,
        publisher: FIRM,
      },
      ...pageNodes(route),
      // Under its second address, a page has the people of the first.
      ...(ownPage(route).shows.includes("team") ? team.map(personOf) : []),
    ],
  };
}

/** The firm, as the footer of every page names it. */
function firm(): Organization {
  return {
    "@type": "Organization",
    ...FIRM,
    name: site.name,
    legalName: site.legalName,
    slogan: site.tagline,
    url: addressOf("/"),
    logo: addressOf(ICONS.large.path),
    email: site.email,
    telephone: site.phone,
    address: {
      "@type": "PostalAddress",
      addressLocality: site.address.locality,
      addressRegion: site.address.region,
      addressCountry: site.address.country,
    },
    ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
  };
}

/** The page, and the way to it from the landing page. */
function pageNodes(route: Route): Nodes {
  const address = canonicalAddress(route);
  const path = { "@id": `${address}#path` };
  const isLanding = route.canonical === "/";
  const page = {
    "@type": "WebPage",
    "@id": address,
    url: address,
    name: fullTitle(route),
    description: route.description,
    inLanguage: site.language,
    isPartOf: SITE,
    about: FIRM,
    ...(!isLanding && { breadcrumb: path }),
  } as const;
  if (isLanding) return [page];
  const crumbs = [
    { "@type": "ListItem", position: 1, name: site.name, item: addressOf("/") },
    { "@type": "ListItem", position: 2, name: route.navLabel, item: address },
  ] as const;
  return [page, { "@type": "BreadcrumbList", ...path, itemListElement: crumbs }];
}

function personOf(member: (typeof team)[number]) {
  return {
    "@type": "Person",
    name: member.name,
    jobTitle: member.role,
    ...(member.image && { image: addressOf(pictureFor(member.image).src) }),
    sameAs: member.profileUrl,
    worksFor: FIRM,
  } as const;
}

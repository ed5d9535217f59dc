import type { Graph, Organization } from "schema-dts";
import { caseStudies } from "@/content/case-studies";
import { on } from "@/content/on-page";
import { plans } from "@/content/plans";
import { fullTitle, type Route, type RouteId } from "@/content/routes";
import { services } from "@/content/services";
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
 * What a page says, for machines: schema.org in one linked graph, from the records that the page shows. Nothing in it
 * that a visitor does not see, and no ratings: quotes of one's own clients are not reviews to a search engine.
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
      // Under its second address, a page speaks of itself by the first.
      ...shownOn(ownPage(route)),
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

/** What a page shows besides the firm and itself. */
function shownOn({ id, navLabel, description, shows }: Route): Nodes {
  return [
    ...on(id, services).map(
      (service) =>
        ({ "@type": "Service", name: service.title, description: service.description, provider: FIRM }) as const,
    ),
    ...(shows.includes("plans")
      ? [{ "@type": "Service", name: navLabel, description, provider: FIRM, offers: plans.map(offerOf) } as const]
      : []),
    ...on(id, caseStudies).map(
      (study) =>
        ({
          "@type": "CreativeWork",
          name: study.title,
          description: study.description,
          about: { "@type": "Organization", name: study.client },
          keywords: [...(study.tech ?? []), ...(study.channels ?? [])],
          creator: FIRM,
        }) as const,
    ),
    ...(shows.includes("team") ? team.map(personOf) : []),
  ];
}

/** A price may be a share of a salary, or by agreement: the words of the page, and no `price`, which has to be a number. */
function offerOf({ title, subtitle, priceText }: (typeof plans)[number]) {
  return {
    "@type": "Offer",
    name: title,
    description: subtitle,
    priceSpecification: { "@type": "PriceSpecification", description: priceText },
  } as const;
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

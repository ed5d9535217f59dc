import type { BreadcrumbList, Graph, Organization, WebSite } from "schema-dts";
import type { Route } from "@/content/routes";
import { site } from "@/content/site";
import { team } from "@/content/team";
import { ICONS } from "@/lib/icons";
import { pictureFor } from "@/lib/images";
import { absoluteUrl, canonicalUrl } from "@/lib/metadata";
import { canonicalPage } from "@/lib/navigation";

/** A reference to the firm, for the other nodes of the graph. */
const FIRM = { "@id": absoluteUrl("/#firm") };

/**
 * The structured data of a page, as one schema.org graph: on the landing page the firm, its site and its people, on
 * other pages the breadcrumbs. Search engines read the firm's data only from the landing page
 * (https://developers.google.com/search/docs/appearance/structured-data/organization).
 *
 * It leaves out anything that visitors do not see, that the page's metadata contains, or that search engines do not
 * use: services, prices, case studies and ratings (quotes from the firm's own clients are not reviews). Browsers do not
 * execute it, so the Content Security Policy need not allow it.
 */
export function StructuredData({ page }: { page: Route }) {
  // A page with a second address is described by its canonical address.
  const route = canonicalPage(page);
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph":
      route.path === "/"
        ? [firm(), website(), ...(route.sections.includes("team") ? team.map(personOf) : [])]
        : [breadcrumbs(route)],
  };
  // A "<" in a text could end the script element early.
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own records, with "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Returns the firm with the same details as in the footer. */
function firm(): Organization {
  return {
    "@type": "Organization",
    ...FIRM,
    name: site.name,
    legalName: site.legalName,
    slogan: site.tagline,
    url: absoluteUrl("/"),
    logo: absoluteUrl(ICONS.large.path),
    email: site.email,
    telephone: site.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: site.address.street,
      postalCode: site.address.postalCode,
      addressLocality: site.address.locality,
      addressRegion: site.address.region,
      addressCountry: site.address.country,
    },
    taxID: site.taxNumber?.number,
    ...(site.registration && {
      identifier: { "@type": "PropertyValue", name: site.registration.label, value: site.registration.number },
    }),
    ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
  };
}

function website(): WebSite {
  return {
    "@type": "WebSite",
    "@id": absoluteUrl("/#site"),
    url: absoluteUrl("/"),
    name: site.name,
    inLanguage: site.language,
    publisher: FIRM,
  };
}

/** Returns the breadcrumbs from the landing page to another page. */
function breadcrumbs(route: Route): BreadcrumbList {
  const address = canonicalUrl(route);
  const crumbs = [
    { "@type": "ListItem", position: 1, name: site.name, item: absoluteUrl("/") },
    { "@type": "ListItem", position: 2, name: route.navLabel, item: address },
  ] as const;
  return { "@type": "BreadcrumbList", "@id": `${address}#path`, itemListElement: crumbs };
}

function personOf(member: (typeof team)[number]) {
  return {
    "@type": "Person",
    name: member.name,
    jobTitle: member.role,
    ...(member.image && { image: absoluteUrl(pictureFor(member.image).src) }),
    sameAs: member.profileUrl,
    worksFor: FIRM,
  } as const;
}

import type { BreadcrumbList, Graph, Organization } from "schema-dts";
import type { Route } from "@/content/routes";
import { site } from "@/content/site";
import { team } from "@/content/team";
import { ICONS } from "@/lib/icons";
import { pictureFor } from "@/lib/images";
import { absoluteUrl, canonicalAddress } from "@/lib/metadata";
import { ownPage } from "@/lib/navigation";

/** How the other nodes of a graph point to the firm. */
const FIRM = { "@id": absoluteUrl("/#firm") };

/**
 * A page's structured data: one schema.org graph of the firm, its site, the breadcrumbs and the people that the page shows.
 * It leaves out what visitors do not see, what the page's metadata contains, and what search engines do not use: services,
 * prices, case studies, and ratings, since quotes from the firm's own clients are not reviews. It is data: browsers do not
 * run it, so the policy need not allow it.
 */
export function StructuredData({ page }: { page: Route }) {
  // Under its second address, a page is the one at the first.
  const route = ownPage(page);
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [
      firm(),
      {
        "@type": "WebSite",
        "@id": absoluteUrl("/#site"),
        url: absoluteUrl("/"),
        name: site.name,
        inLanguage: site.language,
        publisher: FIRM,
      },
      ...wayTo(route),
      ...(route.sections.includes("team") ? team.map(personOf) : []),
    ],
  };
  // "<" in a text could end the element early.
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own records, with "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The firm, as the footer of every page names it. */
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
      addressLocality: site.address.locality,
      addressRegion: site.address.region,
      addressCountry: site.address.country,
    },
    ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
  };
}

/** The way to a page from the landing page. */
function wayTo(route: Route): BreadcrumbList[] {
  if (route.path === "/") return [];
  const address = canonicalAddress(route);
  const crumbs = [
    { "@type": "ListItem", position: 1, name: site.name, item: absoluteUrl("/") },
    { "@type": "ListItem", position: 2, name: route.navLabel, item: address },
  ] as const;
  return [{ "@type": "BreadcrumbList", "@id": `${address}#path`, itemListElement: crumbs }];
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

import type { Organization, Person, WebSite } from "schema-dts";
import { site } from "@/content/site";
import { team } from "@/content/team";
import { ICONS } from "../icons";
import { pictureFor } from "../images";
import { addressOf } from "../site-address";

/** How the nodes of a graph point to the firm, which is described once in it. */
export function firmReference() {
  return { "@id": addressOf("/#firm") };
}

export function siteReference() {
  return { "@id": addressOf("/#site") };
}

/** The firm, as the footer of every page names it. */
export function firm(): Organization {
  return {
    "@type": "Organization",
    ...firmReference(),
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

export function webSite(): WebSite {
  return {
    "@type": "WebSite",
    ...siteReference(),
    url: addressOf("/"),
    name: site.name,
    inLanguage: site.language,
    publisher: firmReference(),
  };
}

/** The team, for pages that introduce its members with name, role and a few sentences. */
export function people(): Person[] {
  return team.map((member) => ({
    "@type": "Person",
    name: member.name,
    jobTitle: member.role,
    description: member.description,
    ...(member.image && { image: addressOf(pictureFor(member.image).src) }),
    sameAs: member.profileUrl,
    worksFor: firmReference(),
  }));
}

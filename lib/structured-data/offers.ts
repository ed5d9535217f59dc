import type { CreativeWork, Service } from "schema-dts";
import { caseStudies } from "@/content/case-studies";
import { on } from "@/content/on-page";
import { plans } from "@/content/plans";
import type { Route, RouteId } from "@/content/routes";
import { services } from "@/content/services";
import { firmReference } from "./firm";

/** The services that a page describes. */
export function servicesOn(page: RouteId): Service[] {
  return on(page, services).map(({ title, description }) => ({
    "@type": "Service",
    name: title,
    description,
    provider: firmReference(),
  }));
}

/**
 * A page as one service with the plans that it shows. A price may be a share of a salary, or by agreement, so the offers
 * carry no `price`, which has to be a number, but the words of the page.
 */
export function plansOn({ navLabel, description }: Route): Service {
  return {
    "@type": "Service",
    name: navLabel,
    description,
    provider: firmReference(),
    offers: plans.map((plan) => ({
      "@type": "Offer",
      name: plan.title,
      description: plan.subtitle,
      priceSpecification: { "@type": "PriceSpecification", description: plan.priceText },
    })),
  };
}

/** A page's case studies: works of the firm about a client. */
export function caseStudiesOn(page: RouteId): CreativeWork[] {
  return on(page, caseStudies).map((study) => ({
    "@type": "CreativeWork",
    name: study.title,
    description: study.description,
    about: { "@type": "Organization", name: study.client },
    keywords: [...(study.tech ?? []), ...(study.channels ?? [])],
    creator: firmReference(),
  }));
}

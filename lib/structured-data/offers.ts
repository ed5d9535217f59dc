import type { CreativeWork, Service } from "schema-dts";
import { caseStudies } from "@/content/case-studies";
import { claim } from "@/content/claims";
import { plans } from "@/content/plans";
import type { RouteId } from "@/content/routes";
import { services } from "@/content/services";
import { routeOf } from "../metadata";
import { firmReference } from "./firm";

/** The services that a page describes. */
export function servicesOn(page: RouteId): Service[] {
  return services
    .filter((service) => service.page === page)
    .map(({ title, description }) => ({
      "@type": "Service",
      name: title,
      description,
      provider: firmReference(),
    }));
}

/**
 * The talent service with its two plans. Neither has a price in money (a share of a salary, and by agreement), so the
 * offers carry no `price`, which has to be a number, but the words of the page.
 */
export function talentService(): Service {
  return {
    "@type": "Service",
    name: routeOf("talent").navLabel,
    description: claim("shortlist-hours").sentence,
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
  return caseStudies
    .filter((study) => study.page === page)
    .map((study) => ({
      "@type": "CreativeWork",
      name: study.title,
      description: study.description,
      about: { "@type": "Organization", name: study.client },
      keywords: [...(study.page === "ai-development" ? study.tech : study.channels)],
      creator: firmReference(),
    }));
}

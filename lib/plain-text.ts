import { caseStudies } from "@/content/case-studies";
import { channels } from "@/content/channels";
import { on } from "@/content/on-page";
import { plans } from "@/content/plans";
import { processSteps } from "@/content/process";
import type { Route } from "@/content/routes";
import type { Shown } from "@/content/schema/records";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { team } from "@/content/team";
import { labels, listing } from "@/content/words";
import { canonicalAddress } from "./metadata";
import { OWN_PAGES } from "./navigation";
import { addressOf } from "./site-address";

/** The whole site as Markdown: who the firm is, and what each page says, from the records that the pages show. */
export function siteInPlainText(): string {
  return [
    `# ${site.name}`,
    `> ${site.tagline} ${site.consultation.text}`,
    list([
      `${listing.email}: ${site.email}`,
      `${listing.phone}: ${site.phone}`,
      `${listing.book(site.consultation.minutes)}: ${addressOf("/#book")}`,
    ]),
    `## ${listing.pages}`,
    list(OWN_PAGES.map((route) => `[${route.navLabel}](${canonicalAddress(route)}): ${route.description}`)),
    ...OWN_PAGES.flatMap((route) => [`## ${route.navLabel}: ${route.shareTitle}`, ...sectionsOf(route)]),
  ]
    .join("\n\n")
    .concat("\n");
}

function sectionsOf({ id, shows }: Route): string[] {
  const shown = <Item>(kind: Shown, items: readonly Item[]) => (shows.includes(kind) ? items : []);
  return [
    section(listing.services, on(id, services), (service) => `${service.title}. ${service.description}`),
    section(
      listing.plans,
      shown("plans", plans),
      (plan) =>
        `${plan.title}: ${plan.priceText}. ${plan.subtitle} ${plan.features.join("; ")}. ${labels.bestFor}: ${plan.bestFor}.`,
    ),
    section(listing.channels, shown("channels", channels), (channel) => `${channel.title}. ${channel.description}`),
    section(
      listing.caseStudies,
      on(id, caseStudies),
      (study) =>
        `${study.client}: ${study.title}. ${study.description} ${study.results.map(({ value, label }) => `${value} ${label}`).join("; ")}.`,
    ),
    section(
      listing.process,
      on(id, processSteps),
      (step) => `${step.title}${step.duration ? ` (${step.duration})` : ""}. ${step.description}`,
    ),
    section(listing.team, shown("team", team), (member) => `${member.name}, ${member.role}. ${member.description}`),
  ].flat();
}

function section<Item>(title: string, items: readonly Item[], words: (item: Item) => string): string[] {
  return items.length > 0 ? [`### ${title}`, list(items.map(words))] : [];
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

import { formatWorkingHours } from "@/components/schedule/wording";
import { resultsSummary } from "@/components/sections/channel-table";
import { caseStudies } from "@/content/case-studies";
import { channels } from "@/content/channels";
import { forPage } from "@/content/for-page";
import { LEAFLET_EXTRAS } from "@/content/leaflet";
import { plans, popularLabel } from "@/content/plans";
import { processSteps } from "@/content/process";
import type { Route, RouteId } from "@/content/routes";
import { services } from "@/content/services";
import { place, site } from "@/content/site";
import { team } from "@/content/team";
import { testimonials } from "@/content/testimonials";
import { chrome, formatQuote, labels, schedulePage, leaflet as words } from "@/content/words";
import { claimById } from "@/lib/claims";
import { hostOf } from "@/lib/host";
import { ledgerRows } from "@/lib/ledger";
import { displayUrl } from "@/lib/metadata";
import { OWN_PAGES } from "@/lib/navigation";
import { priceOf, totalsOf } from "@/lib/price";

/** The text of a record in a panel. An entry that has only a title is a heading for the entries after it. */
export interface Entry extends Partial<Record<"title" | "note" | "description" | "image", string | undefined>> {
  id: string;
  number?: number;
  /** The name of the person whose portrait or initials are beside the text. */
  name?: string;
  figures?: readonly { value: string; label: string }[];
  features?: readonly string[];
}

const heading = (title: string | false | undefined): Entry[] => (title ? [{ id: title, title }] : []);

const otherPages = (page: RouteId): Entry[] =>
  OWN_PAGES.filter(({ id }) => id !== page).map(({ id, navLabel, path, shareTitle }) => {
    return { id, title: navLabel, note: displayUrl(path), description: shareTitle };
  });

/** The entries of each topic that can fill a panel, most important topic first. */
const TOPICS: Record<Exclude<keyof typeof words.topics, "team">, (page: RouteId) => Entry[]> = {
  services(page) {
    const offered = forPage(services, page);
    const { price } = LEAFLET_EXTRAS[page] ?? {};
    const entries = offered.map(({ id, title, description, features, proof, ...rest }, nth) => {
      const total = rest.addsToPrevious && `${labels.soFar} ${totalsOf(offered)[nth]}`;
      const proofText = proof && `${proof.value} ${proof.label}, ${proof.client}`;
      return { id, title, description, features, note: [priceOf(rest), total, proofText].filter(Boolean).join(" · ") };
    });
    const priceEntries = price ? [{ id: "price", title: words.topics.plans, figures: [price] }] : [];
    return [
      ...heading(offered.some(({ addsToPrevious }) => addsToPrevious) && labels.builds),
      ...entries,
      ...priceEntries,
    ];
  },
  channels(page) {
    const month = LEAFLET_EXTRAS[page]?.allChannels;
    return ledgerRows(channels, month).flatMap((row, nth) => [
      ...heading(nth === 0 ? row.sales > 0 && labels.costAndWorth : nth === 1 && month && labels.beforeFee),
      { ...row, description: row.isSum ? resultsSummary(row, month, channels) : "", note: "", figures: [row.metric] },
    ]);
  },
  process: (page) => forPage(processSteps, page).map((step) => ({ ...step, number: step.step, note: step.duration })),
  plans: () =>
    plans.map(({ popular, priceText, bestFor, subtitle, priceNote, ...plan }) => ({
      ...plan,
      note: popular ? popularLabel : undefined,
      figures: [{ value: priceText, label: `${labels.bestFor}: ${bestFor}` }],
      description: [subtitle, priceNote].filter(Boolean).join(" "),
    })),
  "case-studies": (page) =>
    forPage(caseStudies, page)
      .slice(0, 4)
      .map(({ client, results, ...study }) => ({ ...study, note: client, figures: results })),
  reasons(page) {
    const { reasons = [], otherPagesHeading } = LEAFLET_EXTRAS[page] ?? {};
    const entries = reasons.map((reason) => ({ ...reason, figures: reason.claim ? [claimById(reason.claim)] : [] }));
    return [...entries, ...(otherPagesHeading ? [...heading(otherPagesHeading), ...otherPages(page)] : [])];
  },
};

/** Returns at most three panels: first the topics that the route has sections for, then panels that suit any firm. */
export function insidePanels({ id, sections }: Route): { topic: string; title: string; entries: Entry[] }[] {
  const topics = (Object.keys(TOPICS) as (keyof typeof TOPICS)[])
    .filter((topic) => topic === "reasons" || sections.some((kind) => kind === topic))
    .map((topic) => ({ topic, title: words.topics[topic], entries: TOPICS[topic](id) }));
  const agenda = site.consultation.agenda.map((title, nth) => ({ id: title, number: nth + 1, title }));
  const others = [
    { topic: "pages", title: chrome.allPages, entries: otherPages(id) },
    { topic: "agenda", title: schedulePage.holds(site.consultation.minutes), entries: agenda },
  ];
  return [...topics, ...others].filter(({ entries }) => entries.length > 0).slice(0, 3);
}

/**
 * Returns the team, the page's host first, and up to three figures. A team of more than five leaves room for one figure.
 * A team of more than six has no descriptions.
 */
export function people(route: Route): Entry[] {
  const host = hostOf(route);
  const figures = LEAFLET_EXTRAS[route.id]?.figures?.slice(0, team.length > 5 ? 1 : 3) ?? [];
  return [
    ...team
      .toSorted((a, b) => Number(b === host) - Number(a === host))
      .map(({ id, name, image, role, description }) => {
        return { id, name, image, title: name, note: role, description: team.length > 6 ? "" : description };
      }),
    ...figures.map((figure) => ({ id: figure.id, figures: [figure] })),
  ];
}

/** Returns up to two clients' quotes. If the page has no quotes, returns an introduction of the firm. */
export function quotes({ id: page }: Route): Entry[] {
  const entries = forPage(testimonials, page).map(({ id, name, image, role, quote }) => {
    return { id, name, image, title: formatQuote(quote), description: `${name}, ${role}` };
  });
  return entries.length > 0 ? entries.slice(0, 2) : heading(site.tagline);
}

/** Returns the page's host. Empty if it has none. */
export function hostEntry(route: Route): Entry[] {
  const host = hostOf(route);
  return host
    ? [{ ...host, title: `${schedulePage.speakTo} ${host.name}.`, description: site.consultation.answer }]
    : [];
}

/**
 * Returns the ways to reach the firm.
 *
 * @param bookingUrl The address at which a booking starts, without `https://`.
 */
export function contact(bookingUrl: string): [label: string, way: string][] {
  const { email, phone, workingHours, language, legalName } = site;
  return [
    [words.online, bookingUrl],
    [schedulePage.email, email],
    [schedulePage.phone, phone],
    [schedulePage.hours, formatWorkingHours(workingHours, language)],
    [words.place, `${legalName}, ${place()}`],
  ];
}

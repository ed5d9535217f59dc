import { resultsSummary } from "@/components/sections/channel-table";
import { caseStudies } from "@/content/case-studies";
import { channels } from "@/content/channels";
import { forPage } from "@/content/for-page";
import { LEAFLET_EXTRAS } from "@/content/leaflet";
import { plans, popularLabel } from "@/content/plans";
import { processSteps } from "@/content/process";
import type { Route, RouteId } from "@/content/routes";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { chrome, labels, schedulePage, leaflet as words } from "@/content/words";
import { claimById } from "@/lib/claims";
import { ledgerRows } from "@/lib/ledger";
import { displayUrl } from "@/lib/metadata";
import { OWN_PAGES } from "@/lib/navigation";
import { priceOf, totalsOf } from "@/lib/price";

type Text = "heading" | "note" | "title" | "description";

/** What one record says in a panel. Its `heading` stands above it and those that follow. */
export interface Entry extends Partial<Record<Text, string | undefined>> {
  id: string;
  person?: { name: string; image?: string };
  number?: number;
  figures?: readonly { value: string; label?: string }[];
  list?: readonly string[];
}

/** A panel has room for so many of them as long as their records allow. */
const MOST_CASE_STUDIES = 4;

/** What may fill a panel, the most important first. */
const TOPICS: Partial<Record<string, (page: RouteId) => readonly Entry[]>> = {
  services(page) {
    const offered = forPage(services, page);
    const totals = totalsOf(offered);
    return offered.map(({ features, proof, ...rest }, nth) => {
      const heading = nth === 0 && offered.some(({ adds }) => adds) ? labels.builds : undefined;
      const total = rest.adds && `${labels.soFar} ${totals[nth]}`;
      const proven = proof && `${proof.value} ${proof.label}, ${proof.client}`;
      return { ...rest, heading, note: [priceOf(rest), total, proven].filter(Boolean).join(" · "), list: features };
    });
  },
  channels(page) {
    const { allChannels } = LEAFLET_EXTRAS[page] ?? {};
    return ledgerRows(channels, allChannels).map((row, nth, rows) => ({
      id: row.id,
      title: row.title,
      heading: [rows[0]?.sales && labels.costAndWorth, rows[0]?.fee && labels.beforeFee][nth] || undefined,
      figures: [row.metric],
      description: row.isSum ? resultsSummary(row, allChannels, channels) : undefined,
    }));
  },
  process: (page) =>
    forPage(processSteps, page).map(({ step, duration, ...rest }) => ({ ...rest, number: step, note: duration })),
  plans: () =>
    plans.map(({ priceText, priceNote, subtitle, features, bestFor, popular, id, title }) => ({
      id,
      title,
      note: popular ? popularLabel : undefined,
      figures: [{ value: priceText, label: `${labels.bestFor}: ${bestFor}` }],
      description: [subtitle, priceNote].filter(Boolean).join(" "),
      list: features,
    })),
  "case-studies": (page) =>
    forPage(caseStudies, page)
      .slice(0, MOST_CASE_STUDIES)
      .map(({ client, results, ...rest }) => ({ ...rest, note: client, figures: results })),
  reasons: (page) =>
    (LEAFLET_EXTRAS[page]?.reasons ?? []).map(({ claim: id, ...rest }) => ({
      ...rest,
      figures: id ? [claimById(id)] : [],
    })),
};

/** The up to three panels inside a page's leaflet: the first topics of which its route has a section, then what any firm can say. */
export function insidePanels(route: Route): readonly { topic: string; title: string; entries: readonly Entry[] }[] {
  const { price, otherPagesHeading } = LEAFLET_EXTRAS[route.id] ?? {};
  const topics = Object.entries(TOPICS).flatMap(([topic, entriesOf]) => {
    if (topic !== "reasons" && !route.sections.some((kind) => kind === topic)) return [];
    const entries = entriesOf?.(route.id).map((one) =>
      price && one.id === price.recordId ? { ...one, figures: [price] } : one,
    );
    const atEnd =
      topic === "services" && price && !price.recordId
        ? [{ id: "price", title: words.topics.plans, figures: [price] }]
        : [];
    return { topic, title: words.topics[topic as keyof typeof words.topics], entries: [...(entries ?? []), ...atEnd] };
  });
  const others = OWN_PAGES.filter(({ path }) => path !== route.canonical).map(({ id, navLabel, path, shareTitle }) => {
    return { id, title: navLabel, note: displayUrl(path), description: shareTitle };
  });
  const agenda = site.consultation.agenda.map((title, nth) => ({ id: title, number: nth + 1, title }));
  const panels = [
    ...topics,
    { topic: "pages", title: chrome.allPages, entries: others },
    { topic: "agenda", title: schedulePage.holds(site.consultation.minutes), entries: agenda },
  ];
  return panels
    .filter(({ entries }) => entries.length > 0)
    .slice(0, 3)
    .map((panel, nth) => {
      if (nth < 2 || !otherPagesHeading || panel.topic === "pages") return panel;
      const [first, ...rest] = others;
      return {
        ...panel,
        entries: [...panel.entries, ...(first ? [{ ...first, heading: otherPagesHeading }, ...rest] : [])],
      };
    });
}

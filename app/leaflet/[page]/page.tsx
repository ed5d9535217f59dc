import type { Metadata } from "next";
import { Fragment, type ReactNode } from "react";
import { encode } from "uqr";
import { Mark } from "@/components/art/mark";
import { Brand } from "@/components/layout/brand";
import { Footer } from "@/components/layout/footer";
import { Unbroken } from "@/components/sections/copy";
import { Avatar } from "@/components/ui/avatar";
import { Button, ButtonLink } from "@/components/ui/button";
import { fitWords } from "@/components/ui/fit-words";
import { fullTitle, pageAddress, type RouteId } from "@/content/routes";
import { site } from "@/content/site";
import { leaflet as words } from "@/content/words";
import { absoluteUrl, displayUrl, routeOf } from "@/lib/metadata";
import { OWN_PAGES } from "@/lib/navigation";
import { LEAFLET_DRAWINGS } from "../drawings";
import { StartLeaflet } from "../fit";
import { contact, type Entry, hostEntry, insidePanels, people, quotes } from "../panels";

interface Props {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => OWN_PAGES.map(({ id }) => ({ page: id }));

// Search engines should list the page itself, so its leaflet is not indexed.
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { navLabel } = routeOf((await params).page as RouteId);
  return { title: fullTitle({ title: words.title(navLabel) }), robots: { index: false } };
}

/**
 * A leaflet: the two sides of one sheet that is folded in three. In the markup the cover comes first, because it is
 * read first; on the sheet it is the last panel.
 */
export default async function LeafletPage({ params }: Props) {
  const route = routeOf((await params).page as RouteId);
  const { cover = markOnPaper, inside = {} } = LEAFLET_DRAWINGS[route.id] ?? {};
  const bookingPath = `${pageAddress(route.path)}#book`;
  return (
    <div data-accent={route.accent} className="leaflet-page bg-paper-deep">
      <header className="wrapper cluster py-5">
        <ButtonLink look="text" href={pageAddress(route.path)}>
          {words.back(route.navLabel)}
        </ButtonLink>{" "}
        <p>{words.how}</p>{" "}
        <Button size="compact" hidden data-print="">
          {words.print}
        </Button>
      </header>
      <main id="main" className="leaflet">
        <section aria-label={words.outside}>
          <div className="panel cover">
            <Brand place="leaflet" />
            <h1 className={fitWords(route.shareTitle)}>{route.shareTitle}</h1>
            <p className="text-lead">{route.description}</p>
            <div className="drawing">{cover}</div>
          </div>
          <Panel title={words.topics.team} entries={people(route)} />
          <div className="panel">
            <Entries entries={quotes(route)} largest={2} />
            <div className="border-t border-rule pt-3">
              <h2 className="text-title">{site.consultation.title}</h2>
              <QrCode text={absoluteUrl(bookingPath)} />
              <p className="my-2">{site.consultation.text}</p>
              <Entries entries={hostEntry(route)} />
              <dl>
                {contact(displayUrl(bookingPath)).map(([label, way]) => (
                  <div key={label} className="flex gap-3 border-t border-rule py-1">
                    <dt className="min-w-12 shrink-0">{label}</dt>{" "}
                    <dd className="min-w-0 text-balance wrap-anywhere">
                      <bdi>
                        {/* An address breaks after a slash. */}
                        {way.split(/(?<=\/)/).map((part, index) => (
                          <Fragment key={part}>
                            {index > 0 && <wbr />}
                            {part}
                          </Fragment>
                        ))}
                      </bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        </section>
        <section aria-label={words.inside}>
          {insidePanels(route).map(({ topic, ...panel }) => (
            <Panel key={topic} {...panel} drawing={inside[topic]} />
          ))}
        </section>
      </main>
      <Footer quiet />
      <StartLeaflet />
    </div>
  );
}

/**
 * The cover's drawing for a page without one. The mark is on paper, because a mark in the accent would be invisible on
 * the cover.
 */
const markOnPaper = (
  <div data-surface="sheet" className="cover-mark">
    <Mark place="cover" />
  </div>
);

function Panel({ title, entries, drawing }: { title: string; entries: readonly Entry[]; drawing?: ReactNode }) {
  return (
    <div className="panel">
      <h2 className={`plane ${fitWords(title.replaceAll(" ", "\u00a0"))}`}>{title}</h2>
      <Entries entries={entries} largest={drawing ? 1.1 : 1.2} />
      {drawing && <div className="drawing">{drawing}</div>}
    </div>
  );
}

/**
 * @param props.largest The maximum text size, in em of the leaflet (fit.tsx). If undefined, the text keeps its size.
 */
function Entries({ entries, largest }: { entries: readonly Entry[]; largest?: number }) {
  return (
    <ol className="entries clear-both flex grow flex-col" data-largest={largest}>
      {entries.map(({ id, number, name, image, note, title, figures, description, features }) => (
        <li key={id} className="flex grow gap-3 border-t border-rule pt-2 pb-1">
          {number && <b className="min-w-5 text-result">{number}</b>}
          {name && (
            <div className={`shrink-0 ${description ? "w-15" : "w-10"}`}>
              <Avatar name={name} image={image} size="small" />
            </div>
          )}
          <div className="min-w-0 grow">
            {note && <p className="font-semibold text-accent-text">{unbroken(note)}</p>}
            {title && <h3>{unbroken(title)}</h3>}
            {figures?.map(({ value, label }) => (
              <p key={value} className="figure flex flex-wrap items-baseline gap-x-3">
                <b className="text-card">{unbroken(value)}</b> <span>{unbroken(label)}</span>
              </p>
            ))}
            {description && <p className="mt-1">{unbroken(description)}</p>}
            {features && (
              <ul className="mt-1 grid grid-cols-2 gap-x-3 text-muted">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

const unbroken = (text: string) => <Unbroken>{text}</Unbroken>;

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  return (
    <svg className="float-end clear-both w-24" viewBox={`0 -.5 ${size} ${size}`} aria-hidden="true">
      <rect y="-.5" width={size} height={size} fill="white" />
      <path
        stroke="black"
        d={data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1` : ""))).join("")}
      />
    </svg>
  );
}

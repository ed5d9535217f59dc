import type { ReactNode } from "react";
import { fallenZero } from "@/components/art/not-found-scene";
import { BookingDialog } from "@/components/booking/booking-dialog";
import { hoursInWords } from "@/components/schedule/wording";
import { Tooltips } from "@/components/ui/tooltip";
import { type notFoundRoute, pageAddress, type Route } from "@/content/routes";
import { site } from "@/content/site";
import { frame, notFound } from "@/content/words";
import { type NavLink, OWN_PAGES } from "@/lib/navigation";
import { Footer } from "./footer";
import { Header } from "./header";
import { Leaflet, typed } from "./leaflet";
import { OneSide } from "./one-side";
import { PageTabs } from "./page-tabs";
import { StructuredData } from "./structured-data";

/**
 * What every page shares: skip link, top bar, tabs of all pages, main part, footer, the page's accent, and the dialog and
 * tooltips of those where a booking starts.
 *
 * @param props.links The page's own sections, for the bar.
 */
export function Page({
  route,
  links = [],
  art,
  inside = [],
  children,
}: {
  route: Route | typeof notFoundRoute;
  links?: readonly NavLink[];
  /** The drawing on the cover of its leaflet. */
  art?: ReactNode;
  /** Those inside, below the panel of the fewest words and the next ones. */
  inside?: readonly ReactNode[];
  children: ReactNode;
}) {
  const { accent, booking } = route;
  const isListed = "id" in route;
  const current = isListed ? pageAddress(route.canonical) : undefined;
  return (
    <div data-accent={accent} className="pt-(--bar) print:pt-0">
      <a href="#main" className="fixed -top-20 left-3 z-30 bg-ink px-5 py-3 text-paper focus:top-3">
        {frame.skip}
      </a>
      <Header route={route} links={links} />
      <PageTabs current={current} />
      <main id="main" tabIndex={-1} className="outline-0">
        {children}
        {isListed && <StructuredData page={route} />}
      </main>
      <Footer current={current} />
      {isListed ? (
        <Leaflet route={route} art={art} drawings={inside} />
      ) : (
        <OneSide
          title={notFound.heading}
          text={notFound.text}
          art={fallenZero}
          heading={frame.allPages}
          entries={OWN_PAGES.map(({ id, navLabel, path, description }) => {
            return { id, note: typed(path), title: navLabel, description };
          })}
        />
      )}
      {booking === "dialog" && (
        <>
          <BookingDialog hours={hoursInWords(site.workingHours, site.language)} />
          <Tooltips />
        </>
      )}
    </div>
  );
}

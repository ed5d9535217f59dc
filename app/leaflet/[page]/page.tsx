import type { Metadata } from "next";
import { Footer } from "@/components/layout/footer";
import { LeafletClient } from "@/components/leaflet/fit";
import { Leaflet } from "@/components/leaflet/leaflet";
import { Button, ButtonLink } from "@/components/ui/button";
import { fullTitle, pageAddress, type RouteId } from "@/content/routes";
import { leaflet as words } from "@/content/words";
import { routeOf } from "@/lib/metadata";
import { OWN_PAGES } from "@/lib/navigation";
import { LEAFLET_DRAWINGS } from "../drawings";

interface Props {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return OWN_PAGES.map(({ id }) => ({ page: id }));
}

// The page itself is what a search should find.
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { navLabel } = routeOf((await params).page as RouteId);
  return { title: fullTitle({ title: words.title(navLabel) }), robots: { index: false } };
}

export default async function LeafletPage({ params }: Props) {
  const route = routeOf((await params).page as RouteId);
  return (
    <div data-accent={route.accent} className="leaflet-page">
      <header className="wrapper">
        <ButtonLink look="text" href={pageAddress(route.path)}>
          {words.back(route.navLabel)}
        </ButtonLink>{" "}
        <p>{words.how}</p>{" "}
        <Button size="compact" hidden data-print="">
          {words.print}
        </Button>
      </header>
      <main id="main">
        <Leaflet route={route} {...LEAFLET_DRAWINGS[route.id]} />
      </main>
      <Footer quiet />
      <LeafletClient />
    </div>
  );
}

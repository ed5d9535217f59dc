import type { Metadata } from "next";
import { notFoundScene } from "@/components/art/not-found-scene";
import { Page } from "@/components/layout/page";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { fullTitle, notFoundRoute } from "@/content/routes";
import { shortName } from "@/content/site";
import { notFound, schedulePage } from "@/content/words";

export const metadata: Metadata = { title: fullTitle(notFoundRoute), description: notFoundRoute.description };

/** What the heading begins with is drawn above it. */
const [, drawn, said] = notFound.heading.match(/^(404\s+)?(.*)$/) ?? [];

export default function NotFound() {
  return (
    <Page route={notFoundRoute}>
      <Section id="not-found" space="stage">
        <div data-accent="accent-4">
          {notFoundScene}
          <div
            data-surface="accent"
            className="-mx-(--outside) -mt-px flex flex-wrap items-end justify-between gap-x-[clamp(2rem,6vw,6rem)] gap-y-7 px-(--outside) pt-[clamp(2.25rem,4vw,4.5rem)] pb-[clamp(3rem,4vw,4.5rem)]"
          >
            <div>
              <h1 id="not-found-title" className="text-hero">
                <span className="sr-only">{drawn}</span>
                {said}
              </h1>
              <p className="mt-3 text-balance text-muted">{notFound.text}</p>
            </div>
            <ButtonLink href="/">{schedulePage.back(shortName())}</ButtonLink>
          </div>
        </div>
      </Section>
    </Page>
  );
}

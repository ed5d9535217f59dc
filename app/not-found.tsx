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
            className="-mx-(--outside) -mt-px grid gap-x-(--gutter) gap-y-3 px-(--outside) pt-[clamp(1rem,2vw,2rem)] pb-[clamp(3rem,4vw,4.5rem)] lg:grid-cols-[3fr_1fr] lg:items-end"
          >
            <h1 id="not-found-title" className="text-hero">
              <span className="sr-only">{drawn}</span>
              {said}
            </h1>
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 lg:grid lg:justify-items-start lg:pb-2">
              <p className="text-balance text-muted sm:text-lead">{notFound.text}</p>
              <ButtonLink href="/">{schedulePage.back(shortName())}</ButtonLink>
            </div>
          </div>
        </div>
      </Section>
    </Page>
  );
}

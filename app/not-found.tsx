import type { Metadata } from "next";
import { notFoundScene } from "@/components/art/not-found-scene";
import { Page } from "@/components/layout/page";
import { ButtonLink } from "@/components/ui/button";
import { fitWords } from "@/components/ui/fit-words";
import { Section } from "@/components/ui/section";
import { fullTitle, notFoundRoute } from "@/content/routes";
import { shortName, site } from "@/content/site";
import { frame, notFound, schedulePage } from "@/content/words";

export const metadata: Metadata = { title: fullTitle(notFoundRoute), description: notFoundRoute.description };

/** What the heading begins with is drawn above it. */
const [, drawn, said] = notFound.heading.match(/^(404\s+)?(.*)$/) ?? [];

/** Its last two words stay together. */
const heading = said?.replace(/ (?=\S+$)/, "\u00a0") ?? "";

export default function NotFound() {
  return (
    <Page route={notFoundRoute}>
      <Section id="not-found" space="stage">
        <div data-accent="accent-4">
          <div
            data-surface="accent"
            className="-mx-(--outside) px-(--outside) pb-[clamp(3rem,4vw,4.5rem)] [--digit:31.5%] sm:[--digit:clamp(22%,(100svh-23rem)*.57,31.5%)] lg:[--digit:clamp(22%,(100svh-23.5rem)*.73,31.5%)]"
          >
            {notFoundScene}
            {/* On a desk, on either side of the zero: below the first digit, and as wide as the last. */}
            <div className="relative grid gap-y-3 max-lg:pt-[clamp(1rem,2vw,2rem)] lg:-mt-[calc(var(--digit)*.25)] lg:grid-cols-[calc((100%-var(--digit))/2-var(--gutter))_var(--digit)] lg:justify-between">
              <h1
                id="not-found-title"
                className={`text-[min(var(--text-hero),var(--fit))] lg:[--room:calc(.34*(100vw-2*var(--outside))-var(--gutter))] ${fitWords(heading)}`}
              >
                <span className="sr-only">{drawn}</span>
                {heading}
              </h1>
              <div className="grid justify-items-start gap-x-8 gap-y-5 sm:max-lg:grid-cols-[1fr_auto] sm:max-lg:gap-y-1 lg:pt-3">
                <p className="text-balance text-muted sm:text-lead">
                  {notFound.text} {notFound.own && <span className="mt-2 block text-[1rem]/[1.4]">{notFound.own}</span>}
                </p>
                <div className="self-center sm:max-lg:row-span-2">
                  <ButtonLink href="/">{schedulePage.back(shortName())}</ButtonLink>
                </div>
                <p className="flex flex-wrap items-center gap-x-[.5em]">
                  {schedulePage.free(site.consultation.minutes)}{" "}
                  <ButtonLink look="text" href="/#book">
                    {frame.book}
                  </ButtonLink>
                </p>
              </div>
            </div>
          </div>
        </div>
      </Section>
    </Page>
  );
}

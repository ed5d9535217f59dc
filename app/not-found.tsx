import type { Metadata } from "next";
import { notFoundScene } from "@/components/art/not-found-scene";
import { Page } from "@/components/layout/page";
import { ButtonLink } from "@/components/ui/button/button";
import { fitWords } from "@/components/ui/fit-words";
import { Section } from "@/components/ui/section";
import { TitleWords } from "@/components/ui/title-words";
import { fullTitle, notFoundRoute } from "@/content/routes";
import { shortName } from "@/content/site";
import { chrome, notFound, schedulePage } from "@/content/words";

export const metadata: Metadata = { title: fullTitle(notFoundRoute), description: notFoundRoute.description };

/** The number at the start of the heading, which the drawing repeats, and the words after it. */
const [, number, words] = notFound.heading.match(/^(404\s+)?(.*)$/) ?? [];

/** The heading's words. A no-break space keeps a short last word on one line with the word before it. */
const heading = words?.replace(/ (?=\S{1,6}$)/, "\u00a0") ?? "";

export default function NotFound() {
  return (
    <Page route={notFoundRoute}>
      <Section id="not-found" space="none">
        <div data-accent="accent-4">
          <div data-surface="accent" className="not-found bleed">
            {notFoundScene}
            <div className="not-found-words">
              <div className="title">
                <h1 id="not-found-title" className={fitWords(heading)}>
                  <span className="sr-only">{number}</span>
                  <TitleWords>{heading}</TitleWords>
                </h1>
              </div>
              <div className="stack">
                <p>
                  {notFound.text} {notFound.own && <span className="block text-body">{notFound.own}</span>}
                </p>
                <div className="cluster">
                  <ButtonLink href="/">{schedulePage.back(shortName())}</ButtonLink>{" "}
                  <ButtonLink look="text" href="/#book">
                    {chrome.book}
                  </ButtonLink>
                </div>
              </div>
            </div>
          </div>
        </div>
      </Section>
    </Page>
  );
}

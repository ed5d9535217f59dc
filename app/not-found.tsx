import type { Metadata } from "next";
import { notFoundScene } from "@/components/art/not-found-scene";
import { Page } from "@/components/layout/page";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { fullTitle, notFoundRoute } from "@/content/routes";
import { notFound } from "@/content/words";

export const metadata: Metadata = { title: fullTitle(notFoundRoute), description: notFoundRoute.description };

export default function NotFound() {
  return (
    <Page route={notFoundRoute}>
      <Section id="not-found" space="hero">
        <div className="grid min-h-[60vh] items-center gap-x-(--gutter) gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h1 id="not-found-title" className="text-section">
              {notFound.heading}
            </h1>
            <p className="mt-5 text-lead text-muted">{notFound.text}</p>
            <p className="mt-9">
              <ButtonLink href="/">{notFound.back}</ButtonLink>
            </p>
          </div>
          <div className="lg:col-span-8">{notFoundScene}</div>
        </div>
      </Section>
    </Page>
  );
}

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
        <div className="grid items-center gap-x-(--gutter) gap-y-12 lg:min-h-[60vh] lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h1 id="not-found-title" className="text-hero">
              {notFound.heading}
            </h1>
            <p className="mt-5 text-lead text-muted">{notFound.text}</p>
            <p className="mt-9">
              <ButtonLink href="/">{notFound.back}</ButtonLink>
            </p>
          </div>
          <div className="max-lg:w-[125%] lg:col-span-7 lg:-mr-(--outside)">{notFoundScene}</div>
        </div>
      </Section>
    </Page>
  );
}

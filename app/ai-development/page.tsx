import { ClinicTriageScene, FreightIntakeScene, ReturnsForecastScene } from "@/components/art/ai-case-scenes";
import { SystemScene } from "@/components/art/system-scene";
import { TechnologyScene } from "@/components/art/technology-scene";
import { Page } from "@/components/layout/page";
import { StructuredData } from "@/components/layout/structured-data";
import { CallToAction } from "@/components/sections/call-to-action";
import { CaseStudies } from "@/components/sections/case-studies";
import { DeliveryProcess } from "@/components/sections/delivery-process";
import { Hero } from "@/components/sections/hero";
import { ServiceLedger } from "@/components/sections/service-ledger";
import { StatRow } from "@/components/sections/stat-row";
import { TechnologyStack } from "@/components/sections/technology-stack";
import { Testimonials } from "@/components/sections/testimonials";
import { ButtonLink } from "@/components/ui/button";
import { caseStudies } from "@/content/case-studies";
import { aiStats } from "@/content/claims";
import { processSteps } from "@/content/process";
import { services } from "@/content/services";
import { technologies } from "@/content/technologies";
import { testimonials } from "@/content/testimonials";
import { pageMetadata, routeOf } from "@/lib/metadata";
import { pageLinks } from "@/lib/navigation";

export const metadata = pageMetadata("ai-development");

const SCENES = {
  "quaylight-document-intake": <FreightIntakeScene />,
  "fernhollow-triage-assistant": <ClinicTriageScene />,
  "parcelle-returns-forecast": <ReturnsForecastScene />,
};

export default function AiDevelopmentPage() {
  return (
    <Page route={routeOf("ai-development")} links={pageLinks()}>
      <Hero
        title="AI that holds up on a Tuesday afternoon."
        lead="We try it on your data first, measure every answer, and build the product around the model: the checks, the screens and the people who decide."
        actions={
          <>
            <ButtonLink href="/#book">Talk to an engineer</ButtonLink>{" "}
            <ButtonLink look="text" href="#work">
              See three projects
            </ButtonLink>
          </>
        }
        scene={<SystemScene />}
      />
      <StatRow id="figures" title="In figures" surface="accent" stats={aiStats} />
      <ServiceLedger
        id="services"
        title="What we do, from first doubt to daily use"
        lead="Most projects begin with the first and stop there if the answer is no. That is a good outcome too."
        services={services.filter((service) => service.page === "ai-development")}
      />
      <TechnologyStack
        id="technology"
        title="Tools your next developer knows"
        lead="Nothing exotic. We choose what is well documented, widely used and easy to hire for."
        technologies={technologies}
        scene={<TechnologyScene layers={technologies.map((category) => category.title)} />}
      />
      <CaseStudies
        id="work"
        layout="rows"
        title="Three systems at work"
        lead="What was slow, what we built, and what changed."
        studies={caseStudies.filter((study) => study.page === "ai-development")}
        scenes={SCENES}
      />
      <DeliveryProcess
        id="process"
        title="Four steps, most of the time spent building"
        steps={processSteps.filter((step) => step.page === "ai-development")}
      />
      <Testimonials
        id="testimonials"
        title="What clients say"
        surface="paper"
        lead="right"
        testimonials={testimonials.filter((testimonial) => testimonial.page === "ai-development")}
      />
      <CallToAction
        id="contact"
        title="Bring the task. We will bring a straight answer."
        lead="Thirty minutes with an engineer, free of charge: whether a model can do it, and what it would take."
        action={<ButtonLink href="/#book">Talk to an engineer</ButtonLink>}
      />
      <StructuredData page="ai-development" />
    </Page>
  );
}

import { pump } from "@/components/art/seal-scenes";
import { Page } from "@/components/layout/page";
import { CallToAction } from "@/components/sections/call-to-action";
import { CaseStudies } from "@/components/sections/case-studies";
import { DeliveryProcess } from "@/components/sections/delivery-process";
import { Hero } from "@/components/sections/hero";
import { ServiceRoute } from "@/components/sections/service-route";
import { StatRow } from "@/components/sections/stat-row";
import { TechnologyStack } from "@/components/sections/technology-stack";
import { Testimonials } from "@/components/sections/testimonials";
import { ButtonLink } from "@/components/ui/button";
import { caseStudies } from "@/content/case-studies";
import { softwareStats } from "@/content/claims";
import { sealWords } from "@/content/drawings/ai-development";
import { forPage } from "@/content/for-page";
import { processSteps } from "@/content/process";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { technologies } from "@/content/technologies";
import { testimonials } from "@/content/testimonials";
import { capitalize, chrome, pluralize, spellNumber } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

export const metadata = pageMetadata("software");

const studies = forPage(caseStudies, "software");
const steps = forPage(processSteps, "software");

export default function SoftwarePage() {
  return (
    <Page
      route={routeOf("software")}
      links={[
        { label: "Ydelser", href: "#ydelser" },
        { label: "Teknik", href: "#teknik" },
        { label: "Opgaver", href: "#opgaver" },
      ]}
    >
      <Hero
        title="Software til arbejdet, som det er."
        lead="Vi følger med rundt i hallen, før vi tegner noget. Så bygger vi en lille udgave, der virker, og retter den sammen med dem, der skal bruge den."
        actions={
          <>
            <ButtonLink href="/#book">{chrome.book}</ButtonLink>{" "}
            <ButtonLink look="text" href="#opgaver">
              Se {pluralize(studies.length, { one: "opgave", other: "opgaver" })}
            </ButtonLink>
          </>
        }
      />
      <StatRow id="tal" title="I tal" surface="tint" stats={softwareStats} />
      <ServiceRoute
        id="ydelser"
        title="Det bygger vi"
        lead="Kan det købes færdigt, siger vi det. Det sker ved hver tredje samtale."
        from="En idé"
        to="I drift"
        example={{ scene: pump, text: sealWords.example.caption, question: sealWords.question }}
        services={forPage(services, "software")}
      />
      <TechnologyStack
        id="teknik"
        title="Teknik, som andre også kan"
        lead="Vi vælger det kedelige og gennemprøvede, så jeres næste udvikler kan tage over uden at ringe til os."
        technologies={technologies}
      />
      <CaseStudies
        id="opgaver"
        layout="large"
        title={`${capitalize(pluralize(studies.length, { one: "opgave", other: "opgaver" }))}, vi er stolte af`}
        lead="Hvad der var besværligt, hvad vi byggede, og hvad der blev anderledes."
        studies={studies}
      />
      <DeliveryProcess
        id="forloeb"
        title={`${capitalize(pluralize(steps.length, { one: "trin", other: "trin" }))}, det meste af tiden i brug`}
        legend="Et felt er en uge; de åbne kun, hvis de bliver brugt."
        steps={steps}
      />
      <Testimonials
        id="kunder"
        title="Det siger kunderne"
        surface="paper"
        large="after"
        testimonials={forPage(testimonials, "software")}
      />
      <CallToAction
        id="kontakt"
        title="Vis os det, I gør i hånden."
        lead={`${capitalize(spellNumber(site.consultation.minutes))} minutter med en udvikler, uden beregning: om det kan lade sig gøre, og hvad det ville koste.`}
        action={<ButtonLink href="/#book">{chrome.book}</ButtonLink>}
      />
    </Page>
  );
}

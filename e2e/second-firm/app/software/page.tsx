import { Page } from "@/components/layout/page";
import { CallToAction } from "@/components/sections/call-to-action/call-to-action";
import { CaseStudies } from "@/components/sections/case-studies/case-studies";
import { Hero } from "@/components/sections/hero/hero";
import { ServiceRoute } from "@/components/sections/service-route/service-route";
import { StatRow } from "@/components/sections/stat-row/stat-row";
import { TechnologyStack } from "@/components/sections/technology-stack/technology-stack";
import { Testimonials } from "@/components/sections/testimonials/testimonials";
import { TimelineProcess } from "@/components/sections/timeline-process/timeline-process";
import { ButtonLink } from "@/components/ui/button/button";
import { caseStudies } from "@/content/case-studies";
import { softwareStats } from "@/content/claims";
import { forPage } from "@/content/for-page";
import { processSteps } from "@/content/process";
import { services } from "@/content/services";
import { technologies } from "@/content/technologies";
import { testimonials } from "@/content/testimonials";
import { chrome } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

const id = "software";
export const metadata = pageMetadata(id);

const book = <ButtonLink href="/#book">{chrome.book}</ButtonLink>;

export default function SoftwarePage() {
  return (
    <Page route={routeOf(id)} links={[{ label: "Opgaver", href: "#opgaver" }]}>
      <Hero
        title="Software til arbejdet, som det er."
        lead="Vi følger med rundt i hallen, før vi tegner noget. Så bygger vi en lille udgave, der virker."
        actions={book}
      />
      <StatRow id="tal" title="I tal" surface="tint" stats={softwareStats} />
      <ServiceRoute id="ydelser" title="Det bygger vi" services={forPage(services, id)} />
      <TechnologyStack id="teknik" title="Teknik, som andre også kan" technologies={technologies} />
      <CaseStudies id="opgaver" title="Vi er stolte af" studies={forPage(caseStudies, id)} />
      <TimelineProcess id="forloeb" title="Det meste af tiden i brug" steps={forPage(processSteps, id)} />
      <Testimonials id="kunder" title="Det siger kunderne" surface="paper" testimonials={forPage(testimonials, id)} />
      <CallToAction id="kontakt" title="Vis os det, I gør i hånden." lead="En udvikler lytter." action={book} />
    </Page>
  );
}

import { Page } from "@/components/layout/page";
import { CallToAction } from "@/components/sections/call-to-action/call-to-action";
import { CaseStudies } from "@/components/sections/case-studies/case-studies";
import { Hero } from "@/components/sections/hero/hero";
import { ServiceSheets } from "@/components/sections/service-sheets/service-sheets";
import { StepsReport } from "@/components/sections/steps-report/steps-report";
import { ButtonLink } from "@/components/ui/button/button";
import { caseStudies } from "@/content/case-studies";
import { forPage } from "@/content/for-page";
import { processSteps } from "@/content/process";
import { services } from "@/content/services";
import { pageMetadata, routeOf } from "@/lib/metadata";

const id = "raadgivning";
export const metadata = pageMetadata(id);

const book = <ButtonLink href="/#book">Tal med en rådgiver</ButtonLink>;

export default function AdvicePage() {
  return (
    <Page route={routeOf(id)}>
      <Hero
        title="Rådgivning, der ender i en beslutning."
        lead="Aftalt pris, aftalt slutdato og et notat, som bestyrelsen kan læse på vej til mødet."
        actions={book}
      />
      <ServiceSheets id="ydelser" title="Opgaver, vi løser" services={forPage(services, id)} />
      <CaseStudies id="opgaver" title="To, der må fortælles" studies={forPage(caseStudies, id)} />
      <StepsReport id="forloeb" title="Fem uger til en beslutning" steps={forPage(processSteps, id)} />
      <CallToAction id="kontakt" title="Hvilken beslutning trækker ud?" lead="Fortæl os om den." action={book} />
    </Page>
  );
}

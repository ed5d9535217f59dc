import { Page } from "@/components/layout/page";
import { CallToAction } from "@/components/sections/call-to-action";
import { CaseStudies } from "@/components/sections/case-studies";
import { Hero } from "@/components/sections/hero";
import { ServiceSheets } from "@/components/sections/service-sheets";
import { StatRow } from "@/components/sections/stat-row";
import { StepsReport } from "@/components/sections/steps-report";
import { ButtonLink } from "@/components/ui/button";
import { caseStudies } from "@/content/case-studies";
import { adviceStats } from "@/content/claims";
import { forPage } from "@/content/for-page";
import { processSteps } from "@/content/process";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { capitalize, pluralize, spellNumber } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

export const metadata = pageMetadata("raadgivning");

const offered = forPage(services, "raadgivning");

export default function AdvicePage() {
  return (
    <Page
      route={routeOf("raadgivning")}
      links={[
        { label: "Ydelser", href: "#ydelser" },
        { label: "Opgaver", href: "#opgaver" },
        { label: "Forløb", href: "#forloeb" },
      ]}
    >
      <Hero
        title="Rådgivning, der ender i en beslutning."
        lead="Aftalt pris, aftalt slutdato og et notat, som bestyrelsen kan læse på vej til mødet. Så er det jeres tur."
        actions={<ButtonLink href="/#book">Tal med en rådgiver</ButtonLink>}
      />
      <StatRow id="tal" title="I tal" surface="accent" stats={adviceStats} />
      <ServiceSheets
        id="ydelser"
        title={`${capitalize(pluralize(offered.length, { one: "slags", other: "slags" }))} opgaver`}
        lead="De fleste begynder med den sidste. Den koster mindst."
        services={offered}
      />
      <CaseStudies
        id="opgaver"
        layout="wide"
        title="To, der må fortælles"
        lead="Resten bliver mellem os og kunden."
        studies={forPage(caseStudies, "raadgivning")}
      />
      <StepsReport
        id="forloeb"
        title="Fem uger til en beslutning"
        lead="Og hundrede dage, hvor vi spørger til den."
        steps={forPage(processSteps, "raadgivning")}
      />
      <CallToAction
        id="kontakt"
        title="Hvilken beslutning trækker ud?"
        lead={`Fortæl om den på ${spellNumber(site.consultation.minutes)} minutter. Vi siger, hvad vi ville spørge om først.`}
        action={<ButtonLink href="/#book">Tal med en rådgiver</ButtonLink>}
      />
    </Page>
  );
}

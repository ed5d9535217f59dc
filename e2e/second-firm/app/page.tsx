import { BookingLink } from "@/components/booking/booking-link";
import { Page } from "@/components/layout/page";
import { BenefitRows } from "@/components/sections/benefit-rows";
import { BuildCards } from "@/components/sections/build-cards";
import { CallToAction } from "@/components/sections/call-to-action";
import { DatedProcess } from "@/components/sections/dated-process";
import { Hero } from "@/components/sections/hero";
import { Industries } from "@/components/sections/industries";
import { LogoStrip } from "@/components/sections/logo-strip";
import { Team } from "@/components/sections/team";
import { TimeSpent } from "@/components/sections/time-spent";
import { ButtonLink } from "@/components/ui/button";
import { forPage } from "@/content/for-page";
import { industries } from "@/content/industries";
import { logos } from "@/content/logos";
import { processSteps } from "@/content/process";
import { landingReasons } from "@/content/reasons";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { team } from "@/content/team";
import { timeSpent } from "@/content/time-spent";
import { capitalize, openers, pluralize, spellNumber } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

export const metadata = pageMetadata("forside");

const steps = forPage(processSteps, "forside");

export default function FrontPage() {
  return (
    <Page
      route={routeOf("forside")}
      links={[
        { label: "Det gør vi", href: "#arbejde" },
        { label: "Medarbejdere", href: "#medarbejdere" },
        { label: "Kontakt", href: "#kontakt" },
      ]}
    >
      <Hero
        title="De rette folk. Systemer, der letter. Råd, der kan bruges."
        lead={`${site.name} er ${pluralize(team.length, { one: "menneske", other: "mennesker" })} i København, som hjælper mindre virksomheder med det, der ikke kan vente til næste år.`}
        actions={
          <>
            <BookingLink label={openers.schedule} />{" "}
            <ButtonLink look="text" href="#arbejde">
              Se, hvad vi laver
            </ButtonLink>
          </>
        }
      />
      <LogoStrip id="kunder" title="Vi arbejder for" logos={logos} />
      <BuildCards
        id="arbejde"
        title="Det gør vi"
        lead="De fleste kommer med én opgave. Nogle bliver, til der er løst tre."
        services={forPage(services, "forside")}
      />
      <Industries id="brancher" title="Brancher, vi selv har arbejdet i" industries={industries} />
      <DatedProcess
        id="forloeb"
        title={`${capitalize(pluralize(steps.length, { one: "trin", other: "trin" }))}, og I kan stoppe efter hvert`}
        lead="I ved altid, hvor vi er, hvad det koster, og hvad I står med bagefter."
        steps={steps}
      />
      <BenefitRows id="hvorfor" title="Derfor bliver kunderne" benefits={landingReasons} />
      <Team
        id="medarbejdere"
        title={`${capitalize(pluralize(team.length, { one: "medarbejder", other: "medarbejdere" }))}, én telefon`}
        lead="Ring, og I får fat i en, der kan svare. Ellers ringer den rigtige tilbage samme dag."
        team={team}
      />
      <CallToAction
        id="kontakt"
        title="Hvad tager for lang tid hos jer?"
        lead={`${capitalize(spellNumber(site.consultation.minutes))} minutter, uden beregning. Bagefter ved I, hvad vi ville gøre, og hvad det omtrent koster.`}
        action={<BookingLink label={openers.schedule} />}
        art={<TimeSpent {...timeSpent} action={<BookingLink label={openers.schedule} />} />}
      />
    </Page>
  );
}

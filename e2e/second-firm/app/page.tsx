import { BookingLink } from "@/components/booking/booking-link";
import { Page } from "@/components/layout/page";
import { BenefitRows } from "@/components/sections/benefit-rows/benefit-rows";
import { BuildCards } from "@/components/sections/build-cards/build-cards";
import { CallToAction } from "@/components/sections/call-to-action/call-to-action";
import { Hero } from "@/components/sections/hero/hero";
import { Industries } from "@/components/sections/industries/industries";
import { LogoStrip } from "@/components/sections/logo-strip/logo-strip";
import { Team } from "@/components/sections/team/team";
import { TimeSpent } from "@/components/sections/time-spent/time-spent";
import { TimelineProcess } from "@/components/sections/timeline-process/timeline-process";
import { forPage } from "@/content/for-page";
import { industries } from "@/content/industries";
import { logos } from "@/content/logos";
import { processSteps } from "@/content/process";
import { landingReasons } from "@/content/reasons";
import { services } from "@/content/services";
import { team } from "@/content/team";
import { timeSpent } from "@/content/time-spent";
import { openers } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

export const metadata = pageMetadata("forside");

const book = <BookingLink label={openers.schedule} />;

export default function FrontPage() {
  return (
    <Page route={routeOf("forside")} links={[{ label: "Det gør vi", href: "#arbejde" }]}>
      <Hero
        title="De rette folk. Systemer, der letter. Råd, der kan bruges."
        lead="Vi hjælper mindre virksomheder med det, der ikke kan vente til næste år."
        actions={book}
      />
      <LogoStrip id="kunder" title="Vi arbejder for" logos={logos} />
      <BuildCards id="arbejde" title="Det gør vi" services={forPage(services, "forside")} />
      <Industries id="brancher" title="Brancher, vi selv har arbejdet i" industries={industries} />
      <TimelineProcess id="forloeb" title="Stop efter hvert trin" steps={forPage(processSteps, "forside")} />
      <BenefitRows id="hvorfor" title="Derfor bliver kunderne" benefits={landingReasons} />
      <Team id="medarbejdere" title="Alle medarbejdere, én telefon" team={team} />
      <CallToAction
        id="kontakt"
        title="Hvad tager for lang tid hos jer?"
        lead="Bagefter ved I, hvad vi ville gøre, og hvad det omtrent koster."
        action={book}
        art={timeSpent.map((record) => <TimeSpent key={record.id} {...record} />)}
      />
    </Page>
  );
}

import { BookingLink } from "@/components/booking/booking-link";
import { Page } from "@/components/layout/page";
import { BenefitRows } from "@/components/sections/benefit-rows";
import { CallToAction } from "@/components/sections/call-to-action";
import { FiguresAndReasons } from "@/components/sections/figures-and-reasons";
import { Hero } from "@/components/sections/hero";
import { Pricing } from "@/components/sections/pricing";
import { StepRows } from "@/components/sections/step-rows";
import { TeamStrip } from "@/components/sections/team-strip";
import { Testimonials } from "@/components/sections/testimonials";
import { ButtonLink } from "@/components/ui/button";
import { claim, costStats, shortlistSize, whyStats } from "@/content/claims";
import { forPage } from "@/content/for-page";
import { plans } from "@/content/plans";
import { processSteps } from "@/content/process";
import { talentBenefits, talentReasons } from "@/content/reasons";
import { shortName, site } from "@/content/site";
import { team } from "@/content/team";
import { testimonials } from "@/content/testimonials";
import { capitalize, openers, pluralize, spellNumber } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

export const metadata = pageMetadata("rekruttering");

export default function RecruitmentPage() {
  return (
    <Page
      route={routeOf("rekruttering")}
      links={[
        { label: "Sådan arbejder vi", href: "#saadan-arbejder-vi" },
        { label: "Priser", href: "#priser" },
        { label: "Det siger kunderne", href: "#kunder" },
        { label: "Medarbejdere", href: "#medarbejdere" },
      ]}
    >
      <Hero
        id="rekruttering"
        title={`${capitalize(spellNumber(shortlistSize))} kandidater. Ikke en indbakke.`}
        lead={`${capitalize(spellNumber(shortlistSize))} kandidater inden for ${claim("uger-til-liste").value}. Vi har selv talt med dem, prøvet dem af og ringet til deres tidligere chef.`}
        actions={
          <>
            <BookingLink label={openers.start} />{" "}
            <ButtonLink look="outline" href="#priser">
              Se priserne
            </ButtonLink>
          </>
        }
      />
      <FiguresAndReasons
        id="pris-for-fejl"
        title="Hvad det koster at vælge forkert"
        stats={costStats}
        lead="Tallene er vores kunders egne, fra de tre år, før de kom til os. Det dyreste er sjældent lønnen, men det, kollegerne ikke når imens."
      />
      <BenefitRows
        id="fordele"
        title="Færre samtaler, bedre valg"
        lead="Én bestilling, én konsulent, én kort liste. I bruger en dag på at vælge og resten af måneden på jeres arbejde."
        benefits={talentBenefits}
      />
      <Testimonials
        id="kunder"
        title="Det siger kunderne"
        surface="tint"
        testimonials={forPage(testimonials, "rekruttering")}
      />
      <StepRows id="saadan-arbejder-vi" title="Sådan arbejder vi" steps={forPage(processSteps, "rekruttering")} />
      <Pricing
        id="priser"
        title={`${capitalize(pluralize(plans.length, { one: "måde", other: "måder" }))} at ansætte på`}
        lead="Alle priser er uden moms. Der kommer ikke andet på regningen."
        plans={plans}
      />
      <FiguresAndReasons id="hvorfor" title={`Derfor ${shortName()}`} stats={whyStats} reasons={talentReasons} />
      <TeamStrip
        id="medarbejdere"
        title={`De ${pluralize(team.length, { one: "medarbejder", other: "medarbejdere" })}, I kan møde`}
        team={team}
      />
      <CallToAction
        id="kontakt"
        title="Hvem mangler I?"
        lead={`Fortæl om stillingen. Efter ${spellNumber(site.consultation.minutes)} minutter ved I, hvad den koster i løn, hvor lang tid det tager, og om vi er de rette.`}
        action={<BookingLink label={openers.start} />}
      />
    </Page>
  );
}

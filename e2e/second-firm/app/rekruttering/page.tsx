import { BookingLink } from "@/components/booking/booking-link";
import { Page } from "@/components/layout/page";
import { BenefitRows } from "@/components/sections/benefit-rows/benefit-rows";
import { CallToAction } from "@/components/sections/call-to-action/call-to-action";
import { FiguresAndReasons } from "@/components/sections/figures-and-reasons/figures-and-reasons";
import { Hero } from "@/components/sections/hero/hero";
import { Pricing } from "@/components/sections/pricing/pricing";
import { StepRows } from "@/components/sections/step-rows/step-rows";
import { TeamStrip } from "@/components/sections/team-strip/team-strip";
import { Testimonials } from "@/components/sections/testimonials/testimonials";
import { ButtonLink } from "@/components/ui/button/button";
import { claim, costStats, shortlistSize, whyStats } from "@/content/claims";
import { forPage } from "@/content/for-page";
import { plans } from "@/content/plans";
import { processSteps } from "@/content/process";
import { talentBenefits, talentReasons } from "@/content/reasons";
import { team } from "@/content/team";
import { testimonials } from "@/content/testimonials";
import { capitalize, openers, pluralize } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

const id = "rekruttering";
export const metadata = pageMetadata(id);

const candidates = pluralize(shortlistSize, { one: "kandidat", other: "kandidater" });

export default function RecruitmentPage() {
  return (
    <Page
      route={routeOf(id)}
      links={[
        { label: "Sådan arbejder vi", href: "#saadan-arbejder-vi" },
        { label: "Priser", href: "#priser" },
        { label: "Det siger kunderne", href: "#kunder" },
        { label: "Medarbejdere", href: "#medarbejdere" },
      ]}
    >
      <Hero
        id={id}
        title={`${capitalize(candidates)}. Ikke en indbakke.`}
        lead={`Vi har selv talt med dem, inden for ${claim("uger-til-liste").value}.`}
        actions={
          <>
            <BookingLink label={openers.start} />{" "}
            <ButtonLink look="outline" href="#priser">
              Se priserne
            </ButtonLink>
          </>
        }
      />
      <FiguresAndReasons id="pris-for-fejl" title="Hvad det koster at vælge forkert" stats={costStats} />
      <BenefitRows id="fordele" title="Færre samtaler, bedre valg" benefits={talentBenefits} />
      <Testimonials id="kunder" title="Det siger kunderne" surface="tint" testimonials={forPage(testimonials, id)} />
      <StepRows id="saadan-arbejder-vi" title="Sådan arbejder vi" steps={forPage(processSteps, id)} />
      <Pricing id="priser" title="Måder at ansætte på" lead="Alle priser er uden moms." plans={plans} />
      <FiguresAndReasons id="hvorfor" title="Derfor Enghøj" stats={whyStats} reasons={talentReasons} />
      <TeamStrip id="medarbejdere" title="Dem, I kan møde" team={team} />
      <CallToAction
        id="kontakt"
        title="Hvem mangler I?"
        lead="Fortæl om stillingen. Bagefter ved I, hvad den koster i løn, og hvor lang tid det tager."
        action={<BookingLink label={openers.start} />}
      />
    </Page>
  );
}

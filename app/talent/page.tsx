import { referenceNotes } from "@/components/art/reference-notes";
import { LayeredScene } from "@/components/art/scene";
import { tornPaper } from "@/components/art/section-edges";
import { badges, shortlist } from "@/components/art/shortlist-scene";
import { slowHiring } from "@/components/art/slow-hiring-scene";
import { BookingLink } from "@/components/booking/booking-link";
import { Page } from "@/components/layout/page";
import { BenefitRows } from "@/components/sections/benefit-rows/benefit-rows";
import { CallToAction } from "@/components/sections/call-to-action/call-to-action";
import { FiguresAndReasons } from "@/components/sections/figures-and-reasons/figures-and-reasons";
import { Pricing } from "@/components/sections/pricing/pricing";
import { Speaker } from "@/components/sections/speaker/speaker";
import { StandingHero } from "@/components/sections/standing-hero/standing-hero";
import { StepRows } from "@/components/sections/step-rows/step-rows";
import { TeamStrip } from "@/components/sections/team-strip/team-strip";
import { Testimonials } from "@/components/sections/testimonials/testimonials";
import { ButtonLink } from "@/components/ui/button/button";
import { claim, costStats, shortlistSize, whyStats } from "@/content/claims";
import { marketSource, planBills } from "@/content/drawings/hiring-costs";
import { called } from "@/content/drawings/talent";
import { forPage } from "@/content/for-page";
import { planAnswers, plans } from "@/content/plans";
import { processSteps } from "@/content/process";
import { talentBenefits, talentReasons } from "@/content/reasons";
import { shortName, site } from "@/content/site";
import { team } from "@/content/team";
import { testimonials } from "@/content/testimonials";
import { capitalize, openers, schedulePage, spellNumber } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

/** The page's id in content/routes.ts. */
const id = "talent";

export const metadata = pageMetadata(id);

export default function TalentPage() {
  return (
    <Page
      route={routeOf(id)}
      links={[
        { label: "Home", href: "#home" },
        { label: "How it Works", href: "#how-it-works" },
        { label: "Pricing", href: "#pricing" },
        { label: "Testimonials", href: "#testimonials" },
        { label: "Team", href: "#team" },
      ]}
    >
      <StandingHero
        id="home"
        floor="night"
        title={`${capitalize(spellNumber(shortlistSize))} good candidates, not\u00a0${spellNumber(called)} résumés.`}
        lead={`Engineers, designers, marketers, managers: first profiles, not yet checked, within ${claim("shortlist-hours").value} of the briefing call. You meet the ${spellNumber(shortlistSize)} who pass every check.`}
        actions={
          <>
            <p className="cluster">
              <BookingLink label={openers.start} />{" "}
              <ButtonLink look="outline" href="#pricing">
                View Pricing
              </ButtonLink>
            </p>{" "}
            <Speaker page={id}>{schedulePage.free(site.consultation.minutes)}</Speaker>
          </>
        }
        scene={
          <div className="shortlist">
            <LayeredScene {...shortlist} />
          </div>
        }
      />
      <FiguresAndReasons
        id="cost"
        title="What slow hiring costs"
        stats={costStats}
        lead={marketSource.text}
        drawing={slowHiring}
      />
      <BenefitRows
        id="solution"
        title="Our solution"
        statement={`${capitalize(spellNumber(shortlistSize))} pre-vetted candidates in ${claim("shortlist-days").value}`}
        benefits={talentBenefits}
        proof={referenceNotes}
      />
      <Testimonials
        id="testimonials"
        title="Testimonials"
        surface="deep"
        layout="band"
        testimonials={forPage(testimonials, id)}
      />
      <StepRows
        id="how-it-works"
        title="How it Works"
        lead="First your brief, then a briefing call. Day 1 is the business day after it."
        steps={forPage(processSteps, id)}
      />
      <Pricing
        id="pricing"
        title="Pricing"
        plans={plans}
        details={{
          "payroll-hire": { bill: planBills["payroll-hire"], answers: planAnswers.byPlan["payroll-hire"] },
          "contract-hire": { bill: planBills["contract-hire"], answers: planAnswers.byPlan["contract-hire"] },
        }}
      />
      <FiguresAndReasons id="why" title={`Why choose ${shortName()}`} stats={whyStats} reasons={talentReasons} />
      <TeamStrip id="team" title="Your hiring team" team={team} showsParts />
      <CallToAction
        id="contact"
        title="Contact"
        statement="Who are you looking for?"
        lead={`After ${spellNumber(site.consultation.minutes)} minutes you know what the role pays, how long the search takes and whether we fit.`}
        edge={tornPaper}
        action={<BookingLink label={openers.schedule} />}
        speaker={<Speaker page={id}>{schedulePage.free(site.consultation.minutes)}</Speaker>}
        art={<div className="badges">{badges}</div>}
      />
    </Page>
  );
}

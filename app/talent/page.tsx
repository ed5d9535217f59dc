import { contractBill } from "@/components/art/contract-bill";
import { costSheets } from "@/components/art/cost-sheets";
import { referenceNotes } from "@/components/art/reference-notes";
import { replacementPromise } from "@/components/art/replacement-scene";
import { LayeredScene } from "@/components/art/scene";
import { tornPaper } from "@/components/art/section-edges";
import { badges, shortlist } from "@/components/art/shortlist-scene";
import { slowHiring } from "@/components/art/slow-hiring-scene";
import { BookingLink } from "@/components/booking/booking-link";
import { Page } from "@/components/layout/page";
import { BenefitRows } from "@/components/sections/benefit-rows";
import { CallToAction } from "@/components/sections/call-to-action";
import { FiguresAndReasons } from "@/components/sections/figures-and-reasons";
import { HiringWeek } from "@/components/sections/hiring-week";
import { Pricing } from "@/components/sections/pricing";
import { Speaker } from "@/components/sections/speaker";
import { StandingHero } from "@/components/sections/standing-hero";
import { StepRows } from "@/components/sections/step-rows";
import { TeamStrip } from "@/components/sections/team-strip";
import { Testimonials } from "@/components/sections/testimonials";
import { ButtonLink } from "@/components/ui/button";
import { claim, costStats, shortlistSize, whyStats } from "@/content/claims";
import { marketSource } from "@/content/drawings/hiring-costs";
import { called } from "@/content/drawings/talent";
import { forPage } from "@/content/for-page";
import { planAnswers, plans } from "@/content/plans";
import { hiringWeek, processSteps } from "@/content/process";
import { talentBenefits, talentReasons } from "@/content/reasons";
import { shortName, site } from "@/content/site";
import { team } from "@/content/team";
import { testimonials } from "@/content/testimonials";
import { capitalize, openers, pluralize, schedulePage, spellNumber } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

export const metadata = pageMetadata("talent");

export default function TalentPage() {
  return (
    <Page
      route={routeOf("talent")}
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
        lead={`Engineers, designers, marketers, managers: ${spellNumber(shortlistSize)} pre-vetted profiles within ${claim("shortlist-hours").value} of the briefing call, tested by about day 5. You meet them and hire one.`}
        actions={
          <>
            <p className="cluster">
              <BookingLink label={openers.start} />{" "}
              <ButtonLink look="outline" href="#pricing">
                View Pricing
              </ButtonLink>
            </p>{" "}
            <Speaker page="talent">{schedulePage.free(site.consultation.minutes)}</Speaker>
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
        lead={`Top candidates are gone within ${claim("top-candidates-gone").value}. A\u00a0bad hire can cost up to ${claim("bad-hire-cost").value} of salary.`}
        drawn={slowHiring}
        note={marketSource.text}
      />
      <BenefitRows
        id="solution"
        title="Our solution"
        statement={`${capitalize(spellNumber(shortlistSize))} pre-vetted candidates in ${claim("shortlist-days").value}`}
        lead="You talk to people who can do the work and want the job. Each comes with the notes of every check."
        benefits={talentBenefits}
        proof={referenceNotes}
      />
      <Testimonials
        id="testimonials"
        title="Testimonials"
        surface="deep"
        layout="band"
        testimonials={forPage(testimonials, "talent")}
      />
      <StepRows id="how-it-works" title="How it Works" steps={forPage(processSteps, "talent")}>
        <HiringWeek {...hiringWeek} />
      </StepRows>
      <Pricing
        id="pricing"
        title="Pricing"
        lead={`${capitalize(pluralize(plans.length, { one: "way", other: "ways" }))} to hire: on your payroll when the role is permanent, on ours when you need someone soon or in another country.`}
        plans={plans}
        details={{
          "payroll-hire": { drawn: replacementPromise, answers: planAnswers.byPlan["payroll-hire"] },
          "contract-hire": { drawn: contractBill, answers: planAnswers.byPlan["contract-hire"] },
        }}
      />
      <FiguresAndReasons
        id="why"
        title={`Why choose ${shortName()}`}
        stats={whyStats}
        look="row"
        reasons={talentReasons}
        proof={costSheets}
      />
      <TeamStrip
        id="team"
        title="Your hiring team"
        statement={`The same ${pluralize(team.length, { one: "person", other: "people" })} throughout`}
        lead="One of us runs your search; the others test candidates and check references."
        team={team}
        showsParts
      />
      <CallToAction
        id="contact"
        title="Who are you looking for?"
        lead={`Tell us about the role. The consultation is free. After ${spellNumber(site.consultation.minutes)} minutes you know what the role pays, how long the search takes and whether we are the right people for it.`}
        edge={tornPaper}
        action={
          <>
            <BookingLink label={openers.schedule} /> <Speaker page="talent" />
          </>
        }
        art={<div className="badges">{badges}</div>}
      />
    </Page>
  );
}

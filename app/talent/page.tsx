import { CostSheets } from "@/components/art/cost-sheets";
import { tornPaper } from "@/components/art/planes";
import { referenceNotes } from "@/components/art/reference-notes";
import { ReplacementScene } from "@/components/art/replacement-scene";
import { LayeredScene } from "@/components/art/scene";
import { badges, shortlist } from "@/components/art/shortlist-scene";
import { slowHiring } from "@/components/art/slow-hiring-scene";
import { BookingLink } from "@/components/booking/booking-link";
import { Page } from "@/components/layout/page";
import { BenefitRows } from "@/components/sections/benefit-rows";
import { CallToAction } from "@/components/sections/call-to-action";
import { FiguresAndReasons } from "@/components/sections/figures-and-reasons";
import { Pricing } from "@/components/sections/pricing";
import { Speaker } from "@/components/sections/speaker";
import { StandingHero } from "@/components/sections/standing-hero";
import { StepRows } from "@/components/sections/step-rows";
import { TeamStrip } from "@/components/sections/team-strip";
import { Testimonials } from "@/components/sections/testimonials";
import { ButtonLink } from "@/components/ui/button";
import { claim, costStats, shortlistSize, whyStats } from "@/content/claims";
import { called } from "@/content/drawings/talent";
import { forPage } from "@/content/for-page";
import { plans } from "@/content/plans";
import { processSteps } from "@/content/process";
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
        lead={`Engineers, designers, marketers, managers: found and pre-vetted in ${claim("shortlist-hours").value}, then tested. You meet ${spellNumber(shortlistSize)} and hire one.`}
        actions={
          <>
            <p className="mb-2 sm:max-lg:mb-0 flex flex-wrap gap-3 whitespace-nowrap max-xs:text-small">
              <BookingLink label={openers.start} />{" "}
              <ButtonLink look="outline" href="#pricing">
                View Pricing
              </ButtonLink>
            </p>{" "}
            <Speaker page="talent">{schedulePage.free(site.consultation.minutes)}</Speaker>
          </>
        }
        scene={
          <div className="max-md:w-[110.5%] max-md:pb-[34%] max-lg:max-w-136 lg:w-3/4">
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
      />
      <BenefitRows
        id="solution"
        title="Fewer people, better checked"
        lead="You talk to people who can do the work and want it. Each comes with the notes of every check."
        benefits={talentBenefits}
        proof={referenceNotes}
      />
      <Testimonials
        id="testimonials"
        title="What clients say"
        surface="deep"
        large="band"
        testimonials={forPage(testimonials, "talent")}
      />
      <StepRows id="how-it-works" title="How it Works" steps={forPage(processSteps, "talent")} />
      <Pricing
        id="pricing"
        title={`${capitalize(pluralize(plans.length, { one: "way", other: "ways" }))} to hire, on plain terms`}
        lead={
          plans.length > 1
            ? "Contract when you need someone soon or in another country, payroll when the role is yours for good."
            : undefined
        }
        plans={plans}
        terms={
          <>
            <div className="max-md:hidden">
              <ReplacementScene row={30} />
            </div>
            <div className="md:hidden">
              <ReplacementScene row={15} />
            </div>
          </>
        }
      />
      <FiguresAndReasons
        id="why"
        title={`Why hire with ${shortName()}`}
        stats={whyStats}
        reasons={talentReasons}
        drawn={<CostSheets saved={whyStats[0]} />}
      />
      <TeamStrip
        id="team"
        title={
          team.length > 1
            ? `The same ${pluralize(team.length, { one: "person", other: "people" })} throughout`
            : "The same person throughout"
        }
        lead={
          team.length > 1
            ? "One of us runs your search, the others test candidates in their own craft."
            : "Whoever you speak to first runs your search, and tests every candidate."
        }
        team={team}
        parts
      />
      <CallToAction
        id="contact"
        title="Who are you looking for?"
        lead={`Tell us about the role. The consultation is free, and after ${spellNumber(site.consultation.minutes)} minutes you know what it pays, how long it takes and whether we are the right people to ask.`}
        edge={tornPaper}
        action={
          <>
            <BookingLink label={openers.schedule} /> <Speaker page="talent" />
          </>
        }
        art={<div className="-mb-(--section) self-end *:overflow-visible">{badges}</div>}
      />
    </Page>
  );
}

import { flow, flowBand } from "@/components/art/flow-scene";
import { offerSaved, offerSheet } from "@/components/art/offer";
import { LayeredScene } from "@/components/art/scene";
import { paidSlip } from "@/components/art/slip";
import { BookingLink } from "@/components/booking/booking-link";
import { Page } from "@/components/layout/page";
import { About } from "@/components/sections/about";
import { BuildCards } from "@/components/sections/build-cards";
import { CallToAction } from "@/components/sections/call-to-action";
import { DatedProcess } from "@/components/sections/dated-process";
import { Hero, OfferLink } from "@/components/sections/hero";
import { Industries } from "@/components/sections/industries";
import { LogoStrip } from "@/components/sections/logo-strip";
import { ProvenReasons } from "@/components/sections/proven-reasons";
import { Speaker } from "@/components/sections/speaker";
import { Team } from "@/components/sections/team";
import { TimeSpent } from "@/components/sections/time-spent";
import { claim } from "@/content/claims";
import { savedWords } from "@/content/drawings/landing";
import { forPage } from "@/content/for-page";
import { industries } from "@/content/industries";
import { logos } from "@/content/logos";
import { processSteps } from "@/content/process";
import { landingReasons } from "@/content/reasons";
import { services } from "@/content/services";
import { shortName, site } from "@/content/site";
import { team } from "@/content/team";
import { testimonials } from "@/content/testimonials";
import { timeSpent } from "@/content/time-spent";
import { capitalize, openers, pluralize, schedulePage, spellNumber } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

export const metadata = pageMetadata("landing");

const built = forPage(services, "landing");
const steps = forPage(processSteps, "landing");

const consultation = schedulePage.free(site.consultation.minutes);

export default function LandingPage() {
  return (
    <Page
      route={routeOf("landing")}
      links={[
        { label: "About", href: "#about" },
        { label: "Team", href: "#team" },
        { label: "Contact", href: "#contact" },
      ]}
    >
      <Hero
        title={
          <>
            {"We build "}
            <br className="max-lg:hidden" />
            <OfferLink accent="accent-1" and="accent-3" href="#build">
              {"software & AI,"}
            </OfferLink>{" "}
            <br />
            <OfferLink accent="accent-2" href="/talent/">
              staff teams,
            </OfferLink>{" "}
            <br className="sm:max-lg:hidden" />
            <OfferLink accent="accent-4" href="/growth-marketing/">
              win buyers.
            </OfferLink>
          </>
        }
        lead={`${shortName()} is ${team.length > 1 ? `a team of ${spellNumber(team.length)}` : "one person"} for small firms. You get tools that take work off your desk, people for your team and buyers for what you sell.`}
        actions={
          <>
            <BookingLink label={openers.schedule} /> <Speaker page="landing">{consultation}</Speaker>
          </>
        }
        scene={<LayeredScene {...flow} />}
        band={flowBand}
      />
      <LogoStrip id="clients" title="Trusted by" logos={logos} quotes={forPage(testimonials, "landing")} />
      <About
        id="about"
        title="Four suppliers are three too many"
        lead={`A software house, an AI lab, a recruiter and a marketer who never speak cost you time. ${shortName()} is one sheet, folded three times.`}
        trades={[
          { page: "landing", href: "#build", figure: routeOf("landing").figure },
          { page: "ai-development", figure: claim("ai-products") },
          { page: "talent", figure: claim("solution-savings") },
          { page: "growth-marketing", figure: claim("growth-leads") },
        ]}
      />
      <BuildCards
        id="build"
        title="What we can build for you"
        lead={
          <>
            {`${capitalize(pluralize(built.length, { one: "kind", other: "kinds" }))} of work. Most clients begin with one. Where AI does most of the work, see `}
            <OfferLink accent="accent-3" href="/ai-development/">
              {`AI\u00a0development`}
            </OfferLink>
            .
          </>
        }
        services={built}
      />
      <Industries
        id="industries"
        title="Industries we know from the inside"
        industries={industries}
        action={
          <>
            <BookingLink label={openers.schedule} /> <p>Another trade? Show us how it works.</p>
          </>
        }
      />
      <DatedProcess
        id="process"
        title="Our development process"
        statement="Something in your hand after every step"
        lead="A small tool: eight weeks to launch. An AI product takes longer."
        steps={steps}
      />
      <ProvenReasons
        id="why"
        title="Why choose us"
        statement="The price you sign is the price you pay"
        lead="A real proposal, with our mistake left in."
        reasons={landingReasons}
        sheet={offerSheet}
        action={
          <>
            {offerSaved} <BookingLink label={openers.schedule} /> <p className="text-balance">{savedWords.range}</p>
          </>
        }
      />
      <Team
        id="team"
        title="Our team"
        statement={capitalize(pluralize(team.length, { one: "person", other: "people" }))}
        lead={`No account managers: you meet ${team.length > 1 ? "all of us" : "whoever does the work"}.`}
        team={team}
      />
      <CallToAction
        id="contact"
        title="Tell us what takes too long."
        lead={`${consultation} You describe the work; we tell you what it needs, roughly what that costs and whether it is worth it.`}
        action={
          <>
            <span className="lg:hidden">
              <BookingLink label={openers.schedule} />
            </span>{" "}
            <Speaker page="landing" />
          </>
        }
        art={<TimeSpent {...timeSpent} action={<BookingLink label={openers.schedule} />} />}
        below={paidSlip}
      />
    </Page>
  );
}

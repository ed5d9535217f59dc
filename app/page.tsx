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
import { PageLinks } from "@/components/sections/page-links";
import { ProvenReasons } from "@/components/sections/proven-reasons";
import { Speaker } from "@/components/sections/speaker";
import { Team } from "@/components/sections/team";
import { TimeSpent } from "@/components/sections/time-spent";
import { TitleWords } from "@/components/ui/title-words";
import { claim, growthClients, shortlistSize } from "@/content/claims";
import { savedWords } from "@/content/drawings/landing";
import { parcelle } from "@/content/drawings/parcelle";
import { forPage } from "@/content/for-page";
import { industries } from "@/content/industries";
import { logos } from "@/content/logos";
import { processSteps } from "@/content/process";
import { landingReasons } from "@/content/reasons";
import { services } from "@/content/services";
import { place, shortName, site } from "@/content/site";
import { team } from "@/content/team";
import { testimonials } from "@/content/testimonials";
import { timeSpent } from "@/content/time-spent";
import { capitalize, formatMoney, openers, pluralize, schedulePage, spellNumber } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

export const metadata = pageMetadata("landing");

const builtServices = forPage(services, "landing");
const steps = forPage(processSteps, "landing");
const [calculator] = timeSpent;

const founders = team.filter(({ founder }) => founder).map(({ name }) => name);
const founded =
  founders.length > 0
    ? `${new Intl.ListFormat(site.language).format(founders)} founded ${shortName()}`
    : `${shortName()} was founded`;

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
            <OfferLink accent="accent-1" and="accent-3" href="#build">
              <TitleWords>{"Software\u00a0&\u00a0AI,"}</TitleWords>
            </OfferLink>{" "}
            <OfferLink accent="accent-2" href="/talent/">
              hiring
            </OfferLink>
            {" and "}
            <OfferLink accent="accent-4" href="/growth-marketing/">
              marketing
            </OfferLink>{" "}
            <TitleWords>{"from\u00a0one\u00a0team"}</TitleWords>
          </>
        }
        lead={`${shortName()} works for small firms. We build tools that take work off your desk, find and vet the people you need, and run marketing that you can check against sales.`}
        actions={
          <>
            <BookingLink label={openers.schedule} /> <Speaker page="landing">{consultation}</Speaker>
          </>
        }
        scene={<LayeredScene {...flow} />}
        band={flowBand}
      />
      <LogoStrip
        id="clients"
        title="Trusted by"
        logos={logos}
        example={{
          title: "The example on this page:",
          text: `${parcelle.client} sells shoes online. ${capitalize(spellNumber(parcelle.requests))} customers a day ask for a refund. Ana in customer service used to handle every one, ${spellNumber(parcelle.minutesBefore)} minutes each, until we built a tool for it.`,
        }}
        quotes={forPage(testimonials, "landing")}
      />
      <PageLinks
        id="services"
        title="Our services"
        lead={site.tagline}
        links={[
          {
            page: "landing",
            href: "#build",
            figure: {
              value: parcelle.saved,
              label: `saved a year at ${parcelle.client} by one tool, with staff time at ${formatMoney(parcelle.hourly)} an hour`,
            },
          },
          { page: "ai-development", figure: claim("ai-products") },
          {
            page: "talent",
            figure: {
              value: String(shortlistSize),
              label: `pre-vetted candidates in ${claim("shortlist-days").value}`,
            },
          },
          { page: "growth-marketing", figure: claim("growth-leads") },
        ]}
      />
      <BuildCards
        id="build"
        title="What we can build for you"
        lead={
          <>
            {"Most clients begin with one of these. Where AI does most of the work, see "}
            <OfferLink accent="accent-3" href="/ai-development/">
              {"AI\u00a0development"}
            </OfferLink>
            .
          </>
        }
        services={builtServices}
      />
      <Industries
        id="industries"
        title="Industries we know from the inside"
        lead="The routine part runs by itself. Where something is missing or does not add up, a person decides."
        industries={industries}
        action={
          <>
            <BookingLink label={openers.schedule} /> <p>Another industry? Show us how the work is done there.</p>
          </>
        }
      />
      <DatedProcess
        id="process"
        title="Our development process"
        lead={`After each step you hold something that you can check. The weeks shown are from ${parcelle.client}’s refund tool. Small tools take eight weeks; AI products take longer.`}
        steps={steps}
      />
      <ProvenReasons
        id="why"
        title="Why choose us"
        lead={`${capitalize(spellNumber(landingReasons.length))} reasons, each with its proof. Below is the proposal that ${parcelle.client} signed, with notes on what happened, our mistake included.`}
        reasons={landingReasons}
        sheet={offerSheet}
        action={
          <>
            {offerSaved}
            <div className="cluster">
              <BookingLink label={openers.schedule} /> <p>{savedWords.range}</p>
            </div>
          </>
        }
      />
      <Team
        id="team"
        title="Our team"
        statement={capitalize(pluralize(team.length, { one: "person", other: "people" }))}
        lead="No account managers: you meet all of us."
        team={team}
      />
      <About
        id="about"
        title={`About ${shortName()}`}
        statement={`${founded} in ${place()}, in 2016, so that small firms can get software, hiring and marketing from people who talk to each other.`}
      >
        {`Since then we have delivered ${claim("ai-products").value} products (with and without AI, small tools included), filled roles at ${claim("companies-served").value} companies and run marketing for ${growthClients} clients. Many clients buy more than one service, and ${spellNumber(logos.length)} let us show their names. We are ${spellNumber(team.length)}, two of us engineers; at night and on weekends an outside on-call company watches running systems with us. You agree on scope, price and dates before we start, and every Friday you get one page: what was done, what comes next and what we need from you.`}
      </About>
      <CallToAction
        id="contact"
        title="Contact"
        statement="Tell us what takes too long."
        lead={`${consultation} You describe the work; we tell you what it needs, roughly what that costs and whether it is worth it.`}
        action={<BookingLink label={openers.schedule} />}
        speaker={<Speaker page="landing" />}
        art={calculator && <TimeSpent {...calculator} />}
        below={paidSlip}
      />
    </Page>
  );
}

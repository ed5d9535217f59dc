import { Drawing } from "@/components/art/drawing";
import { offerSaved, offerSheet } from "@/components/art/offer";
import { BookingLink } from "@/components/booking/booking-link";
import { Page } from "@/components/layout/page";
import { About } from "@/components/sections/about/about";
import { BuildCards } from "@/components/sections/build-cards/build-cards";
import { CallToAction } from "@/components/sections/call-to-action/call-to-action";
import { Hero, OfferLink } from "@/components/sections/hero/hero";
import { Industries } from "@/components/sections/industries/industries";
import { LogoStrip } from "@/components/sections/logo-strip/logo-strip";
import { ReasonCards } from "@/components/sections/reason-cards/reason-cards";
import { Speaker } from "@/components/sections/speaker/speaker";
import { Team } from "@/components/sections/team/team";
import { TimeSpent } from "@/components/sections/time-spent/time-spent";
import { TimelineProcess } from "@/components/sections/timeline-process/timeline-process";
import { TitleWords } from "@/components/ui/title-words";
import { claim, growthClients } from "@/content/claims";
import { heroWords, savingsWords } from "@/content/drawings/landing";
import { forPage } from "@/content/for-page";
import { industries } from "@/content/industries";
import { logos } from "@/content/logos";
import { processSteps } from "@/content/process";
import { landingReasons } from "@/content/reasons";
import { services } from "@/content/services";
import { formatLocation, shortName, site } from "@/content/site";
import { team } from "@/content/team";
import { timeSpent } from "@/content/time-spent";
import { openers, schedulePage } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

/** The page's id in content/routes.ts. */
const id = "landing";

export const metadata = pageMetadata(id);

const builtServices = forPage(services, id);
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
      route={routeOf(id)}
      links={[
        { label: "About", href: "#about" },
        { label: "Team", href: "#team" },
        { label: "Contact", href: "#contact" },
      ]}
    >
      <Hero
        title={
          <>
            <OfferLink accent="accent-1" second={{ accent: "accent-3", word: "AI," }} href="#build">
              {"Software & "}
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
            <BookingLink label={openers.schedule} /> <Speaker page={id}>{consultation}</Speaker>
          </>
        }
        scene={<Drawing name="hero" words={heroWords} />}
      />
      <LogoStrip id="clients" title="Trusted by" logos={logos} />
      <BuildCards
        id="build"
        title="What we can build for you"
        lead={
          <>
            {"Where AI does most of the work, see "}
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
        title="Industries"
        lead="The routine part runs by itself. Where something is missing or does not add up, a person decides."
        industries={industries}
      />
      <TimelineProcess
        id="process"
        title="Our development process"
        lead="After each step you hold something that you can check. Small tools take eight weeks."
        steps={forPage(processSteps, id)}
      />
      <ReasonCards id="why" title="Why choose us" reasons={landingReasons}>
        {offerSheet}
        {offerSaved}
        <div className="cluster">
          <BookingLink label={openers.schedule} /> <p>{savingsWords.range}</p>
        </div>
      </ReasonCards>
      <Team id="team" title="Our team" lead="No account managers: you meet all of us." team={team} />
      <About
        id="about"
        title={`About ${shortName()}`}
        statement={`${founded} in ${formatLocation()}, in 2016, so that small firms get software, hiring and marketing from people who talk to each other.`}
      >
        {`Since then we have delivered ${claim("ai-products").value} products, filled roles at ${claim("companies-served").value} companies and run marketing for ${growthClients} clients. Every Friday you get one page: what was done, what comes next and what we need.`}
      </About>
      <CallToAction
        id="contact"
        title="Contact"
        statement="Tell us what takes too long."
        lead="You describe the work; we tell you what it needs, roughly what that costs and whether it is worth it."
        action={<BookingLink label={openers.schedule} />}
        speaker={<Speaker page={id}>{consultation}</Speaker>}
        art={calculator && <TimeSpent {...calculator} />}
      />
    </Page>
  );
}

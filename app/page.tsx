import { AssistantScene } from "@/components/art/assistant-scene";
import { FlowScene } from "@/components/art/flow-scene";
import { InternalToolScene } from "@/components/art/internal-tool-scene";
import { ReleaseScene } from "@/components/art/release-scene";
import { WorkflowScene } from "@/components/art/workflow-scene";
import { BookingLink } from "@/components/booking/booking-link";
import { Page } from "@/components/layout/page";
import { StructuredData } from "@/components/layout/structured-data";
import { BuildCards } from "@/components/sections/build-cards";
import { CallToAction } from "@/components/sections/call-to-action";
import { FoldedProcess } from "@/components/sections/folded-process";
import { Hero } from "@/components/sections/hero";
import { Industries } from "@/components/sections/industries";
import { LogoStrip } from "@/components/sections/logo-strip";
import { StaggeredReasons } from "@/components/sections/staggered-reasons";
import { Statement } from "@/components/sections/statement";
import { Team } from "@/components/sections/team";
import { ButtonLink } from "@/components/ui/button";
import { industries } from "@/content/industries";
import { logos } from "@/content/logos";
import { processSteps } from "@/content/process";
import { landingReasons } from "@/content/reasons";
import { services } from "@/content/services";
import { team } from "@/content/team";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata("landing");

const SCENES = {
  "workflow-automation": <WorkflowScene />,
  "internal-tools": <InternalToolScene />,
  "ai-first-products": <AssistantScene />,
  "full-stack-product-development": <ReleaseScene />,
};

export default function LandingPage() {
  return (
    <Page
      accent="cobalt"
      booking="dialog"
      links={[
        { label: "About", href: "#about" },
        { label: "Team", href: "#team" },
        { label: "Contact", href: "#contact" },
      ]}
    >
      <Hero
        title="We build the software that takes work off your desk."
        lead="Threefold is five people who design, build and run internal tools and AI products for small firms: one team, from the first sketch to the day it is yours."
        actions={
          <>
            <BookingLink label="Schedule Consultation" />
            <ButtonLink look="text" href="#build">
              See what we build
            </ButtonLink>
          </>
        }
        scene={<FlowScene />}
      />
      <LogoStrip id="clients" title="Trusted by" logos={logos} />
      <BuildCards
        id="build"
        title="What we can build for you"
        lead="Four kinds of work, each shown doing its job. Most projects start with one and borrow from the others."
        services={services.filter((service) => service.page === "landing")}
        scenes={SCENES}
      />
      <Industries id="industries" title="Industries we know from the inside" industries={industries} />
      <FoldedProcess
        id="process"
        title="Four steps, and something to try after each"
        lead="You always know which one we are in, what it costs and what you will hold at the end of it."
        steps={processSteps.filter((step) => step.page === "landing")}
      />
      <StaggeredReasons id="why" title="Why clients choose us" reasons={landingReasons} />
      <Team
        id="team"
        title="Five people. You will meet all of them."
        lead="No account managers in between: whoever you speak to is someone who does the work."
        team={team}
      />
      <Statement
        id="about"
        title="About Threefold"
        statement="We find the people, build the product and bring the customers. One firm, three folds of the same sheet."
      >
        <p>
          Most small firms buy these three from three suppliers who never speak to each other. We put them at one table,
          because the person you hire will run the product, and the product decides what there is to market.
        </p>
        <p>
          The studio is the middle fold. We take on a few projects at a time, say no when software is not the answer,
          and leave behind code, accounts and notes that another team could carry on.
        </p>
      </Statement>
      <CallToAction
        id="contact"
        title="Tell us what takes too long."
        lead="Thirty minutes, free of charge. You describe the work; we say what we would build, roughly what it costs, and whether it is worth it."
        action={<BookingLink label="Schedule Consultation" />}
      />
      <StructuredData page="landing" />
    </Page>
  );
}

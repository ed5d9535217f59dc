import { delivery, parcelFloor } from "@/components/art/seal-scenes";
import { systemInRows } from "@/components/art/system-scene";
import { Page } from "@/components/layout/page";
import { CallToAction } from "@/components/sections/call-to-action/call-to-action";
import { CaseStudies } from "@/components/sections/case-studies/case-studies";
import { ServiceRoute } from "@/components/sections/service-route/service-route";
import { Speaker } from "@/components/sections/speaker/speaker";
import { StandingHero } from "@/components/sections/standing-hero/standing-hero";
import { StatRow } from "@/components/sections/stat-row/stat-row";
import { TechnologyStack } from "@/components/sections/technology-stack/technology-stack";
import { Testimonials } from "@/components/sections/testimonials/testimonials";
import { TimelineProcess } from "@/components/sections/timeline-process/timeline-process";
import { ButtonLink } from "@/components/ui/button/button";
import { caseStudies } from "@/content/case-studies";
import { aiStats } from "@/content/claims";
import { sealWords } from "@/content/drawings/ai-development";
import { forPage } from "@/content/for-page";
import { processSteps } from "@/content/process";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { technologies } from "@/content/technologies";
import { testimonials } from "@/content/testimonials";
import { capitalize, chrome, formatQuote, labels, spellNumber } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

/** The page's id in content/routes.ts. */
const id = "ai-development";

export const metadata = pageMetadata(id);

const studies = forPage(caseStudies, id);
const { example } = sealWords;

const { minutes } = site.consultation;
const speaker = <Speaker page={id}>{`${capitalize(spellNumber(minutes))} minutes, free, with an engineer.`}</Speaker>;

const toBring = ["How the task is done today", "Ten real examples of it", "The person who decides"];

export default function AiDevelopmentPage() {
  return (
    <Page
      route={routeOf(id)}
      links={[
        { label: "Services", href: "#services" },
        { label: "Tech stack", href: "#technology" },
        { label: "Case studies", href: "#work" },
        { label: "Process", href: "#process" },
      ]}
    >
      <StandingHero
        floor="tint"
        sceneSide="left"
        title="AI that holds up on a Tuesday afternoon."
        lead={
          <>
            We build AI assistants, document processing and whole products. Each is tried on your data first, and your
            people approve the results. <span className="mt-3 block">{example}</span>
          </>
        }
        actions={
          <>
            <ButtonLink href="/#book">{chrome.book}</ButtonLink>{" "}
            <ButtonLink look="text" href="#work">
              See case studies
            </ButtonLink>{" "}
            {speaker}
          </>
        }
        scene={systemInRows}
      />
      <StatRow id="figures" title="In figures" surface="tint" stats={aiStats} />
      <ServiceRoute
        id="services"
        title="Services"
        statement="Buy only the stages you need"
        lead={`Start with the trial. After it you can stop, or take the stages you need and skip others; ${formatQuote(labels.soFar)} counts all of them. We fix each price before its stage begins; ranges are what past projects cost.`}
        services={forPage(services, id)}
      />
      <TechnologyStack
        id="technology"
        title="Tech stack"
        statement="Tools your next developer knows"
        technologies={technologies}
        note={{
          title: "Who sees your data?",
          text: "Only our two engineers and the people you name. The on-call company sees alerts, not data. Your data stays in your own cloud account, and no model is trained on it. For health data we sign a business associate agreement first.",
        }}
      />
      <CaseStudies id="work" title="Case studies" studies={studies} />
      <TimelineProcess
        id="process"
        title="Our process"
        lead="The first three steps take 11 to 17 weeks."
        steps={forPage(processSteps, id)}
      />
      <Testimonials id="testimonials" title="Testimonials" surface="paper" testimonials={forPage(testimonials, id)} />
      <CallToAction
        id="contact"
        title="Bring the task. Leave&nbsp;with an answer."
        lead="After the call you know whether a trial is worth its price."
        bring={{
          title: "Please bring:",
          items: toBring,
        }}
        edge={parcelFloor}
        action={<ButtonLink href="/#book">{chrome.book}</ButtonLink>}
        speaker={speaker}
        art={delivery}
      />
    </Page>
  );
}

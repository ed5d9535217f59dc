import { delivery, gain, parcelFloor, pump } from "@/components/art/seal-scenes";
import { systemInRows } from "@/components/art/system-scene";
import { Page } from "@/components/layout/page";
import { CallToAction } from "@/components/sections/call-to-action";
import { CaseStudies } from "@/components/sections/case-studies";
import { DeliveryProcess, formatTotalWeeks } from "@/components/sections/delivery-process";
import { ServiceRoute } from "@/components/sections/service-route";
import { Speaker } from "@/components/sections/speaker";
import { StandingHero } from "@/components/sections/standing-hero";
import { StatRow } from "@/components/sections/stat-row";
import { TechnologyStack } from "@/components/sections/technology-stack";
import { Testimonials } from "@/components/sections/testimonials";
import { ButtonLink } from "@/components/ui/button";
import { caseStudies } from "@/content/case-studies";
import { aiStats, claim } from "@/content/claims";
import { sealWords } from "@/content/drawings/ai-development";
import { forPage } from "@/content/for-page";
import { processSteps } from "@/content/process";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { technologies } from "@/content/technologies";
import { testimonials } from "@/content/testimonials";
import { capitalize, chrome, pluralize, schedulePage, spellNumber } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

export const metadata = pageMetadata("ai-development");

const studies = forPage(caseStudies, "ai-development");
const steps = forPage(processSteps, "ai-development");
const { example, question, checks } = sealWords;
const { asked, passed, trial } = checks;
const { minutes, answer = "" } = site.consultation;
const speaker = (
  <Speaker page="ai-development">{`${capitalize(spellNumber(minutes))} minutes, free, with an engineer.`}</Speaker>
);

/** The case study of a whole product. Its duration is the last of the project durations below. */
const product = studies.find(({ id }) => id === "parcelle-returns-forecast");
const lengths = [
  claim("small-tool-length"),
  { value: `${formatTotalWeeks(steps)} weeks`, label: "for a trial and an assistant: the first three steps above" },
  { ...claim("ai-first-release"), label: "on average, over all our products" },
  ...(product?.results.slice(1) ?? []).map(({ value }) => ({
    value,
    label: `for a whole product: ${product?.client}’s stock app, above`,
  })),
];
/**
 * What happens after the button is pressed, on the site's own scheduling page. Empty for a provider's calendar, which
 * explains itself.
 */
const nextSteps = site.bookingUrl
  ? ""
  : ` ${schedulePage.pick} ${schedulePage.appOpens} ${answer} ${schedulePage.notBooked}`;
const toBring = ["How the task is done today", "Ten real examples of it", "The person who decides"];

export default function AiDevelopmentPage() {
  return (
    <Page
      route={routeOf("ai-development")}
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
            We build AI assistants, document pipelines and products. Each is tried on your data first, and your people
            approve the results. <span className="mt-3 block">{example.short}</span>
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
        lead="Start with the trial, the first stage below. After it you can stop, or take the stages you need and skip the others. We fix each price before its stage begins; the ranges show what past projects cost."
        example={{ scene: pump, text: example.caption, question }}
        from="Start: will it work?"
        to="Daily use"
        arrived={
          <>
            <p>By now nobody calls it AI. It is how the orders go out.</p>{" "}
            <ButtonLink href="/#book">{chrome.book}</ButtonLink>
          </>
        }
        skipping="This stage and the trial"
        services={forPage(services, "ai-development")}
      />
      <TechnologyStack
        id="technology"
        title="Tech stack"
        statement="Tools your next developer knows"
        lead="Nothing exotic: well documented, widely used and easy to hire for. The custom part is small: prompts, test questions and links to your data."
        technologies={technologies}
        note={{
          title: "Who sees your data?",
          text: "Only our two engineers and the people you name. Customer, candidate and health data are stored in your own cloud account. The model runs there too, or at a provider whose contract forbids training on your data. The on-call company sees alarms, not data. For health data we sign a business associate agreement first.",
        }}
      />
      <CaseStudies
        id="work"
        title="Case studies"
        statement={`${capitalize(pluralize(studies.length, { one: "system", other: "systems" }))} at work`}
        lead="What was slow, what we built, what it cost and what changed."
        studies={studies}
      />
      <DeliveryProcess
        id="process"
        title="Our process"
        statement={`${capitalize(spellNumber(passed - trial.passed))} more right answers by launch`}
        lead={`From the first trial to launch, every version in our example answers the same ${asked}\u00a0test questions. At launch it passes the last ${spellNumber(asked - passed)} on to a person, as it does whenever it is unsure.`}
        scene={gain}
        steps={steps}
        legend="Each panel is one week. Outlined panels are weeks that we may not need."
        lengths={{ title: "How long it takes in all", list: lengths }}
      />
      <Testimonials
        id="testimonials"
        title="Testimonials"
        surface="paper"
        testimonials={forPage(testimonials, "ai-development")}
      />
      <CallToAction
        id="contact"
        title="Bring the task. Leave&nbsp;with an answer."
        lead={`After ${spellNumber(minutes)} minutes with an engineer you know whether a trial is worth its price.${nextSteps}`}
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

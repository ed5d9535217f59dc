import { pump, pumpParts } from "@/components/art/pump-scene";
import { delivery, gain } from "@/components/art/seal-scenes";
import { systemInRows } from "@/components/art/system-scene";
import { Page } from "@/components/layout/page";
import { CallToAction } from "@/components/sections/call-to-action";
import { CaseStudies } from "@/components/sections/case-studies";
import { Unbroken } from "@/components/sections/copy";
import { DeliveryProcess, weeksOf } from "@/components/sections/delivery-process";
import { ServiceRoute } from "@/components/sections/service-route";
import { Speaker } from "@/components/sections/speaker";
import { StandingHero } from "@/components/sections/standing-hero";
import { StatRow } from "@/components/sections/stat-row";
import { TechnologyStack } from "@/components/sections/technology-stack";
import { Testimonials } from "@/components/sections/testimonials";
import { ButtonLink } from "@/components/ui/button";
import { caseStudies } from "@/content/case-studies";
import { aiStats } from "@/content/claims";
import { sealWords } from "@/content/drawings/ai-development";
import { forPage } from "@/content/for-page";
import { processSteps } from "@/content/process";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { technologies } from "@/content/technologies";
import { testimonials } from "@/content/testimonials";
import { capitalize, frame, pluralize, spellNumber } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";
import { totalsOf } from "@/lib/price";

export const metadata = pageMetadata("ai-development");

const studies = forPage(caseStudies, "ai-development");
const offers = forPage(services, "ai-development");
const steps = forPage(processSteps, "ai-development");
/** What a trial and an assistant come to, and how long they take. */
const assistant = totalsOf(offers)[offers.findIndex(({ id }) => id === "ai-assistants")];
const weeks = weeksOf(steps);
const { asked, passed, trial } = sealWords.checks;
const { minutes } = site.consultation;
const toBring = ["The task, as it is done today", "Ten real examples", "Whoever decides"];
const speaker = (
  <Speaker page="ai-development">{`${capitalize(spellNumber(minutes))} minutes, free, with an engineer.`}</Speaker>
);

export default function AiDevelopmentPage() {
  return (
    <Page
      route={routeOf("ai-development")}
      links={[
        { label: "Services", href: "#services" },
        { label: "Technology", href: "#technology" },
        { label: "Work", href: "#work" },
        { label: "Process", href: "#process" },
      ]}
    >
      <StandingHero
        floor="tint"
        drawn="left"
        title="AI that holds up on a Tuesday afternoon."
        lead="We build AI assistants, document pipelines and products. Each is tried on your data first, every answer is measured, and people decide."
        actions={
          <>
            <ButtonLink href="/#book">{frame.book}</ButtonLink>{" "}
            <ButtonLink look="text" href="#work">
              See {pluralize(studies.length, { one: "system", other: "systems" })}
            </ButtonLink>{" "}
            {speaker}
          </>
        }
        scene={systemInRows}
      />
      <StatRow id="figures" title="In figures" surface="tint" stats={aiStats} />
      <ServiceRoute
        id="services"
        title="Go as far as it pays"
        lead={
          <Unbroken>{`Start with the trial. After it you can stop, or take the stages you need, each at a price fixed before it begins. Ranges show what past projects cost.${weeks && assistant ? ` The trial and an assistant take ${weeks} weeks.` : ""} Our example is a pump maker’s parts\u00a0desk.`}</Unbroken>
        }
        from="Start: will it work?"
        to="Daily use"
        arrived={
          <>
            <p className="text-balance">By now nobody calls it AI. It is how the orders go out.</p>{" "}
            <ButtonLink href="/#book">{frame.book}</ButtonLink>
          </>
        }
        services={offers}
      />
      <TechnologyStack
        id="technology"
        title="Tools your next developer knows"
        lead="Nothing exotic. Like a pump, what we build comes apart into standard parts: well documented, widely used and easy to hire for. What we add is small, like the seal: with it, the parts fit your work."
        technologies={technologies}
        made={{ title: "Your fit", items: "Prompts, tests, links to your data" }}
        parts={pumpParts}
        scene={pump}
      />
      <CaseStudies
        id="work"
        layout="large"
        title={`${capitalize(pluralize(studies.length, { one: "system", other: "systems" }))} at work`}
        lead="What was slow, what we built, and what changed."
        studies={studies}
      />
      <DeliveryProcess
        id="process"
        title="The process"
        statement={`${capitalize(spellNumber(passed - trial.passed))} more right answers by launch`}
        lead={`Every version answers the same ${asked}\u00a0questions, from the first trial to launch. The last ${spellNumber(asked - passed)} go to a person.`}
        total={(weeks) => [
          `${weeks} weeks`,
          <>
            {assistant ? (
              <>
                from the trial to an assistant at work, priced above at{" "}
                <span className="whitespace-nowrap">{assistant}</span>.
              </>
            ) : (
              "from the first day to launch."
            )}{" "}
            Each panel is a{"\u00a0"}week, and an outlined one may not be needed.
          </>,
        ]}
        scene={gain}
        steps={steps}
      />
      <Testimonials
        id="testimonials"
        title="From the people who use it"
        surface="paper"
        large="after"
        testimonials={forPage(testimonials, "ai-development")}
      />
      <CallToAction
        id="contact"
        title="Bring the task. Leave&nbsp;with an answer."
        lead={`After ${spellNumber(minutes)} minutes you know whether a trial is worth its price.`}
        bring={{ title: `Bring ${pluralize(toBring.length, { one: "thing", other: "things" })}:`, items: toBring }}
        edge={<div data-surface="night" className="absolute inset-x-0 bottom-0 h-[36vw] lg:h-[5.5rem]" />}
        action={
          <>
            <ButtonLink href="/#book">{frame.book}</ButtonLink> {speaker}
          </>
        }
        art={delivery}
      />
    </Page>
  );
}

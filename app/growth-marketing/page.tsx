import { answers, growth } from "@/components/art/growth-scene";
import { LayeredScene } from "@/components/art/scene";
import { Page } from "@/components/layout/page";
import { CallToAction } from "@/components/sections/call-to-action/call-to-action";
import { CaseStudies } from "@/components/sections/case-studies/case-studies";
import { ChannelTable } from "@/components/sections/channel-table/channel-table";
import { ServiceSheets } from "@/components/sections/service-sheets/service-sheets";
import { Speaker } from "@/components/sections/speaker/speaker";
import { StandingHero } from "@/components/sections/standing-hero/standing-hero";
import { StatRow } from "@/components/sections/stat-row/stat-row";
import { StepsReport } from "@/components/sections/steps-report/steps-report";
import { Testimonials } from "@/components/sections/testimonials/testimonials";
import { ButtonLink } from "@/components/ui/button/button";
import { caseStudies } from "@/content/case-studies";
import { channels } from "@/content/channels";
import { growthFee, growthStats } from "@/content/claims";
import { inquiryWords as inquiry } from "@/content/drawings/growth-marketing";
import { forPage } from "@/content/for-page";
import { months } from "@/content/months";
import { processSteps } from "@/content/process";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { chrome, schedulePage } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

/** The page's id in content/routes.ts. */
const id = "growth-marketing";

export const metadata = pageMetadata(id);

const route = routeOf(id);
const offered = forPage(services, id);
const studies = forPage(caseStudies, id);
/** Text beside the buttons that book a call. */
const terms = schedulePage.free(site.consultation.minutes);

export default function GrowthMarketingPage() {
  return (
    <Page
      route={route}
      links={[
        { label: "Services", href: "#services" },
        { label: "Channels", href: "#channels" },
        { label: "Case studies", href: "#case-studies" },
        { label: "Process", href: "#process" },
      ]}
    >
      <StandingHero
        floor="night"
        sceneSide="across"
        title="Marketing you can check against sales."
        lead={`We run your ads, search and email, and report every Friday on one page: what was spent, what it brought in, what changes next. Here for Tarnside, a machine shop: an order costs ${inquiry.cost.amount} on average.`}
        actions={
          <>
            <ButtonLink href="/#book">{chrome.book}</ButtonLink>{" "}
            <ButtonLink look="text" href="#channels">
              See the channels
            </ButtonLink>{" "}
            <Speaker page={id}>{terms}</Speaker>
          </>
        }
        scene={
          <div className="max-sm:-ms-margin">
            <LayeredScene {...growth} />
          </div>
        }
      />
      <StatRow id="figures" title="In figures" surface="night" stats={growthStats} />
      <ServiceSheets
        id="services"
        title="Services"
        lead="The strip follows a customer of Tarnside, which pays for the first two services."
        services={offered}
        story={inquiry.story}
      />
      <ChannelTable
        id="channels"
        title="Channels"
        lead="Each row is a client’s month: what one sale cost without our fee, and what it brought in within a year."
        channels={channels}
        exampleMonth={months[0]}
      >
        <div>
          <h3>Our fee</h3>
          <p className="amount">{growthFee.value}</p>
          <p>{growthFee.label}. The Friday report is included, ads are not. You can stop at the end of any month.</p>
        </div>
      </ChannelTable>
      <CaseStudies id="case-studies" title="Case studies" studies={studies} />
      <StepsReport
        id="process"
        title="Our process"
        lead="With four of Tarnside’s Friday reports."
        steps={forPage(processSteps, id)}
      />
      <Testimonials id="testimonials" title="Testimonials" surface="paper" testimonials={forPage(testimonials, id)} />
      <CallToAction
        id="contact"
        title={inquiry.answers.question}
        lead="If nobody can say, book a call first, then email us last year’s figures, however rough. On the call we tell you where to look."
        action={<ButtonLink href="/#book">{chrome.book}</ButtonLink>}
        speaker={<Speaker page={id}>{terms}</Speaker>}
        edge={null}
        art={answers}
      />
    </Page>
  );
}

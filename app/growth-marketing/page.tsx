import { clients } from "@/components/art/growth-case-scenes";
import { answers, growth } from "@/components/art/growth-scene";
import { LayeredScene } from "@/components/art/scene";
import { Page } from "@/components/layout/page";
import { CallToAction } from "@/components/sections/call-to-action";
import { CaseStudies } from "@/components/sections/case-studies";
import { ChannelTable } from "@/components/sections/channel-table";
import { ServiceSheets, StripEnd } from "@/components/sections/service-sheets";
import { Speaker } from "@/components/sections/speaker";
import { StandingHero } from "@/components/sections/standing-hero";
import { StatRow } from "@/components/sections/stat-row";
import { StepsReport } from "@/components/sections/steps-report";
import { Testimonials } from "@/components/sections/testimonials";
import { ButtonLink } from "@/components/ui/button";
import { caseStudies } from "@/content/case-studies";
import { channels } from "@/content/channels";
import { growthFee, growthStats, weeksAtLeast, weeksToLive } from "@/content/claims";
import { inquiryWords as inquiry, tarnsideGrowth } from "@/content/drawings/growth-marketing";
import { forPage } from "@/content/for-page";
import { months } from "@/content/months";
import { processSteps } from "@/content/process";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { chrome, pluralize, schedulePage, spellNumber } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

export const metadata = pageMetadata("growth-marketing");

const route = routeOf("growth-marketing");
const offered = forPage(services, "growth-marketing");
const studies = forPage(caseStudies, "growth-marketing");
const { pages, adsAtFirst, report, spent } = tarnsideGrowth;
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
        lead="We run your ads, search and email, and report every Friday on one page: what was spent, what it brought in, what changes next. Our example is Tarnside, a machine shop."
        actions={
          <>
            <ButtonLink href="/#book">{chrome.book}</ButtonLink>{" "}
            <ButtonLink look="text" href="#channels">
              See the channels
            </ButtonLink>{" "}
            <Speaker page="growth-marketing">{terms}</Speaker>
          </>
        }
        scene={
          <div className="max-sm:-ms-margin">
            <LayeredScene {...growth} />
          </div>
        }
      />
      <StatRow id="figures" title="In figures" surface="night" look="over" stats={growthStats} art={clients} />
      <ServiceSheets
        id="services"
        title="Services"
        statement="Start small, add what pays."
        lead="We begin where your figures show the most to gain, with one service or two that work together. We add the next one once these have paid for themselves. The folded strip tells how one customer came to Tarnside."
        services={offered}
        story={inquiry.story}
      />
      <ChannelTable
        id="channels"
        title="Channels"
        statement="What one sale cost, and what it brought in."
        lead="Each row is one channel at one client, in one month of last year. The cost is that month’s spend, before our fee. The sales are what that month’s new customers bought in the 12 months that followed."
        channels={channels}
        services={offered}
        from={<StripEnd accent={offered.at(-1)?.colour} />}
        whole={months[0]}
      >
        <div className="fee">
          <div>
            <h3>What we charge</h3>
            <p className="amount">{growthFee.value}</p>
            <p className="text-lead">{growthFee.label}</p>
          </div>
          <div>
            <p>
              The audit is free. Ad spend comes on top of our fee: you pay the networks directly. Tracking, the first
              reply to each lead and the Friday report are included. You can stop at the end of any month.
            </p>
            <p className="cluster">
              <ButtonLink href="/#book">{chrome.book}</ButtonLink>{" "}
              <span className="text-balance text-small font-semibold">Ask us where we would start. {terms}</span>
            </p>
          </div>
        </div>
      </ChannelTable>
      <CaseStudies
        id="case-studies"
        layout="wide"
        title="Case studies"
        statement={`What changed for ${pluralize(studies.length, { one: "client", other: "clients" })}.`}
        lead="Every figure is from the client’s own records."
        studies={studies}
      />
      <StepsReport
        id="process"
        title="Our process"
        statement={`Live in ${spellNumber(weeksAtLeast)} to ${pluralize(weeksToLive, { one: "week", other: "weeks" })}, better every Friday.`}
        lead={`Below are four of Tarnside’s Friday reports. Its plan began with ${spellNumber(pages.first)} pages and ${adsAtFirst} a month for ads. By report ${report.replace(" ", "\u00a0")}, shown at the top of this page, it had ${spellNumber(pages.later)} pages and spent ${spent} that month, because both were paying off.`}
        steps={forPage(processSteps, "growth-marketing")}
      />
      <Testimonials
        id="testimonials"
        title="Testimonials"
        surface="paper"
        layout="above"
        testimonials={forPage(testimonials, "growth-marketing")}
      />
      <CallToAction
        id="contact"
        title={inquiry.answers.question}
        lead="If nobody can say, email us last year’s figures, however rough. We read them before the call and tell you where we would look first."
        action={
          <>
            <ButtonLink href="/#book">{chrome.book}</ButtonLink> <Speaker page="growth-marketing">{terms}</Speaker>
          </>
        }
        edge={null}
        beside="all"
        art={answers}
      />
    </Page>
  );
}

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
import { inquiryWords as inquiry } from "@/content/drawings/growth-marketing";
import { forPage } from "@/content/for-page";
import { months } from "@/content/months";
import { processSteps } from "@/content/process";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { frame, pluralize, schedulePage, spellNumber } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";

export const metadata = pageMetadata("growth-marketing");

const route = routeOf("growth-marketing");
const offered = forPage(services, "growth-marketing");
const studies = forPage(caseStudies, "growth-marketing");
/** The drawing beside it has the answers. */
/** Beside what books a call. */
const terms = schedulePage.free(site.consultation.minutes);

export default function GrowthMarketingPage() {
  return (
    <Page
      route={route}
      links={[
        { label: "Services", href: "#services" },
        { label: "Channels", href: "#channels" },
        { label: "Work", href: "#work" },
        { label: "Process", href: "#process" },
      ]}
    >
      <StandingHero
        floor="night"
        drawn="across"
        title="Marketing you can check against sales."
        lead="We run your ads, search and email, and report every Friday on one page: what was spent, what it brought, what changes next."
        actions={
          <>
            <ButtonLink href="/#book">{frame.book}</ButtonLink>{" "}
            <ButtonLink look="text" href="#channels">
              See the channels
            </ButtonLink>{" "}
            <Speaker page="growth-marketing">{terms}</Speaker>
          </>
        }
        scene={
          <div className="max-sm:-ml-(--margin)">
            <LayeredScene {...growth} />
          </div>
        }
      />
      <StatRow id="figures" title="In figures" surface="night" look="over" stats={growthStats} art={clients} />
      <ServiceSheets
        id="services"
        title="Start small, add what pays"
        lead="We begin where your figures show the most to gain: with one service, or two that feed each other. The next comes when these have paid for themselves."
        services={offered}
        thread={inquiry.way}
      />
      <ChannelTable
        id="channels"
        title="What one sale cost, and what it brought"
        lead="First with our fee, then channel by channel."
        channels={channels}
        services={offered}
        from={<StripEnd />}
        whole={months[0]}
      >
        <div className="mt-block grid items-end gap-x-(--gutter) gap-y-6 lg:grid-cols-[22fr_29fr_46fr]">
          <div className="lg:col-span-2">
            <h3 className="text-title">What we charge</h3>
            <p className="mt-3 font-display text-card leading-tight font-semibold text-balance">
              <b className="mb-1.5 block text-[min(9vw,3.75rem)] leading-none font-extrabold tracking-tight wrap-break-word">
                {growthFee.value}
              </b>{" "}
              {growthFee.label}
            </p>
          </div>
          <div>
            <p className="max-w-[36em] text-balance">
              Tracking, the first reply and the Friday report come with each service. We say roughly how much on the
              call, exactly after the audit. You can stop at the end of any month.
            </p>
            <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3">
              <ButtonLink href="/#book">{frame.book}</ButtonLink>{" "}
              <span className="max-w-[14em] text-small font-semibold">Which would you try first? {terms}</span>
            </p>
          </div>
        </div>
      </ChannelTable>
      <CaseStudies
        id="work"
        layout="wide"
        title={`What changed for ${pluralize(studies.length, { one: "client", other: "clients" })}`}
        lead="Every figure is from the client’s own accounts."
        studies={studies}
      />
      <StepsReport
        id="process"
        title={`Live in ${spellNumber(weeksAtLeast)} to ${pluralize(weeksToLive, { one: "week", other: "weeks" }).replace(" ", "\u00a0")}, better every Friday`}
        lead="A report each Friday: below are four of Tarnside’s. At the end of each step, a decision that is yours."
        steps={forPage(processSteps, "growth-marketing")}
      />
      <Testimonials
        id="testimonials"
        title="What it is like to work with us"
        surface="paper"
        large="above"
        testimonials={forPage(testimonials, "growth-marketing")}
      />
      <CallToAction
        id="contact"
        title={inquiry.answers.question}
        lead="If nobody can say, email us last year’s figures, however rough. We read them before the call, and say where we would look first."
        action={
          <>
            <ButtonLink href="/#book">{frame.book}</ButtonLink> <Speaker page="growth-marketing">{terms}</Speaker>
          </>
        }
        edge={null}
        beside="all"
        art={answers}
      />
    </Page>
  );
}

import { GrowthScene } from "@/components/art/growth-scene";
import { Page } from "@/components/layout/page";
import { StructuredData } from "@/components/layout/structured-data";
import { CallToAction } from "@/components/sections/call-to-action";
import { CaseStudies } from "@/components/sections/case-studies";
import { ChannelTable } from "@/components/sections/channel-table";
import { Hero } from "@/components/sections/hero";
import { ServiceSheets } from "@/components/sections/service-sheets";
import { StatRow } from "@/components/sections/stat-row";
import { Testimonials } from "@/components/sections/testimonials";
import { Timeline } from "@/components/sections/timeline";
import { ButtonLink } from "@/components/ui/button";
import { caseStudies } from "@/content/case-studies";
import { channels } from "@/content/channels";
import { growthStats, weeksToLive } from "@/content/claims";
import { on } from "@/content/on-page";
import { processSteps } from "@/content/process";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { atStart, counted, inWords } from "@/content/words";
import { pageMetadata, routeOf } from "@/lib/metadata";
import { pageLinks } from "@/lib/navigation";

export const metadata = pageMetadata("growth-marketing");

const offered = on("growth-marketing", services);
const studies = on("growth-marketing", caseStudies);

export default function GrowthMarketingPage() {
  return (
    <Page route={routeOf("growth-marketing")} links={pageLinks()}>
      <Hero
        title="Marketing you can check against sales."
        lead="We plan from your sales figures backwards, start small, and report every Friday on one page: what was spent, what it brought, what changes next."
        actions={
          <>
            <ButtonLink href="/#book">Plan a first quarter</ButtonLink>{" "}
            <ButtonLink look="text" href="#channels">
              Compare the channels
            </ButtonLink>
          </>
        }
        scene={<GrowthScene />}
      />
      <StatRow id="figures" title="In figures" surface="accent" stats={growthStats} />
      <ServiceSheets
        id="services"
        title={`${atStart(counted(offered.length, "kind", "kinds"))} of work, one budget`}
        lead="We start with the one that your figures ask for, and add the next when the first has paid for itself."
        services={offered}
      />
      <ChannelTable
        id="channels"
        title={`${atStart(counted(channels.length, "channel", "channels"))}, each with a figure to answer for`}
        lead={`Nobody needs all ${inWords(channels.length)}. Two or three, chosen well, are a plan.`}
        channels={channels}
      />
      <CaseStudies
        id="work"
        layout="lead"
        title={`${atStart(counted(studies.length, "budget", "budgets"))}, and what came of them`}
        lead="Small firms, small budgets, figures from their own accounts."
        studies={studies}
      />
      <Timeline
        id="process"
        title={`Live within ${counted(weeksToLive, "week", "weeks")}, improved every week after`}
        lead="Each step ends with something you can read, and a decision that is yours."
        steps={on("growth-marketing", processSteps)}
      />
      <Testimonials
        id="testimonials"
        title="What clients say"
        surface="tint"
        testimonials={on("growth-marketing", testimonials)}
      />
      <CallToAction
        id="contact"
        title="Show us where your leads come from."
        lead={`Bring last year’s figures, however rough. In ${inWords(site.consultation.minutes)} minutes we will say which channel we would try first, and why.`}
        action={<ButtonLink href="/#book">Plan a first quarter</ButtonLink>}
      />
      <StructuredData page="growth-marketing" />
    </Page>
  );
}

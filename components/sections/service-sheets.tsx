import { SectionHeading } from "@/components/ui/heading";
import { RIBBON, RIBBON_COLUMN } from "@/components/ui/ribbon";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/services";
import { DashList } from "./dash-list";

interface Moment {
  at: string;
  what: string;
}

/** On a desk a fold of the strip, which fills its column; on a phone a band across the window. */
const FOLD =
  "-mx-(--margin) md:mx-0 md:-mb-px md:col-start-2 md:row-[1/3] grid max-md:grid-cols-[auto_1fr] max-md:items-center md:content-center";

/** It leans in and out in turn, so that the last ends at the edge of the page. */
const LEANS = [
  "md:[clip-path:polygon(0_0,calc(100%-var(--lean))_0,100%_100%,var(--lean)_100%)] bg-(--accent-1) [--fold:var(--accent-1-shade)]",
  "md:[clip-path:polygon(var(--lean)_0,100%_0,calc(100%-var(--lean))_100%,0_100%)] bg-(--accent-1-shade) [--fold:var(--accent-1)]",
];

/** The first opens, from the narrow strip that comes down from the section above, at the fold's own slope. */
const OPENING = "md:[--open:calc((var(--strip)-var(--lean))*.395+3rem)]";
const OPENED = [
  "md:pl-[calc(var(--lean)+1.5rem)] md:[clip-path:polygon(var(--lean)_var(--open),100%_3rem,100%_100%,var(--lean)_100%)] bg-(--accent-1) [--fold:var(--accent-1-shade)]",
  "md:pl-[calc(var(--lean)*.8+1.5rem)] md:[clip-path:polygon(var(--lean)_var(--open),100%_3rem,calc(100%-var(--lean))_100%,0_100%)] bg-(--accent-1-shade) [--fold:var(--accent-1)]",
];

/**
 * Services along one strip of paper, which is folded for each of them.
 *
 * @param props.thread What is written on the strip: the first where it begins, then one for each service in turn.
 */
export function ServiceSheets({
  id,
  title,
  lead,
  services,
  thread = [],
}: {
  id: string;
  title: string;
  lead: string;
  services: readonly ServiceCard[];
  thread?: readonly Moment[];
}) {
  return (
    <Section id={id} space="none">
      <div className={`${RIBBON} ${OPENING} flex flex-col max-md:pb-12`}>
        <div className={`relative ${RIBBON_COLUMN}`}>
          <span
            className={`absolute top-0 right-0 h-[calc(3.125rem+var(--ribbon)*.395)] w-(--ribbon) max-md:hidden [clip-path:polygon(0_0,100%_0,100%_3.125rem,0_100%)] ${services.length % 2 ? "bg-(--accent-1)" : "bg-(--accent-1-shade)"}`}
          />
          <Fold moment={thread[0]} look={`md:pt-(--open) ${OPENED[services.length % 2]}`} />
          <div className="pt-(--section) pb-[clamp(2.5rem,5vw,4.5rem)]">
            <SectionHeading id={id} lead={lead}>
              {title}
            </SectionHeading>
          </div>
        </div>
        <ul>
          {services.map((service, index) => (
            <li key={service.id} className={RIBBON_COLUMN}>
              <Fold
                moment={thread[index + 1]}
                look={`md:px-[calc(var(--lean)*.75+1rem)] ${LEANS[(services.length - index - 1) % 2]}`}
              />
              <div className="grid content-center gap-x-(--gutter) gap-y-5 border-rule max-md:pt-6 max-md:pb-10 md:border-t md:py-[clamp(2rem,3.4vw,3rem)] lg:grid-cols-[5fr_3fr]">
                <div>
                  <h3 className="text-title">{service.title}</h3>
                  <p className="mt-3 max-w-[34em] text-balance text-muted">{service.description}</p>
                </div>
                <DashList entries={service.features} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Fold({ moment, look }: { moment: Moment | undefined; look: string }) {
  if (!moment) return <span className={`${FOLD} max-md:hidden ${look}`} />;
  return (
    <p className={`${FOLD} ${look} max-md:pr-(--margin) text-(--on-accent-1)`}>
      <b className="font-display text-[clamp(1.75rem,1rem+2vw,2.75rem)] leading-none font-extrabold tracking-tight whitespace-nowrap max-md:bg-(--fold) max-md:py-4 max-md:pr-10 max-md:pl-(--margin) max-md:[clip-path:polygon(0_0,100%_0,calc(100%-1.5rem)_100%,0_100%)]">
        {moment.at}
      </b>{" "}
      <span className="text-small leading-[1.3] font-semibold text-balance md:mt-2 lg:text-body">{moment.what}</span>
    </p>
  );
}

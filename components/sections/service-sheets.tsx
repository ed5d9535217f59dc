import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/schema/records";
import { DashList } from "./dash-list";

interface Moment {
  at: string;
  what: string;
}

/** Words, and beside them the strip: how far it leans, and its column, in which it is wide enough to be written on. */
const STRIP = "[--lean:calc(var(--strip)*.22)] [--strip:clamp(15rem,30vw,25rem)]";
const BESIDE = "md:grid md:grid-cols-[1fr_var(--strip)] md:gap-x-[clamp(1.25rem,4vw,4rem)]";

/** On a desk a fold of the strip, which fills its column; on a phone a length of it across the window, folded once. */
const FOLD =
  "-mb-px max-md:-mx-(--margin) md:col-start-2 md:row-[1/3] grid max-md:grid-cols-[minmax(max-content,2fr)_3fr] md:content-center";

/** On a phone the two leaves of a length rise to its fold and fall from it. */
const RISES = "max-md:origin-right max-md:-skew-y-[10deg] max-md:bg-(--fold)";
const FALLS = "max-md:flex max-md:items-center max-md:origin-left max-md:skew-y-[10deg] max-md:bg-(--leaf)";

/** It leans in and out in turn, so that the last ends at the edge of the page. */
const LEANS = [
  "md:[clip-path:polygon(0_0,calc(100%-var(--lean))_0,100%_100%,var(--lean)_100%)] md:bg-(--leaf) [--leaf:var(--accent-1)] [--fold:var(--accent-1-shade)]",
  "md:[clip-path:polygon(var(--lean)_0,100%_0,calc(100%-var(--lean))_100%,0_100%)] md:bg-(--leaf) [--leaf:var(--accent-1-shade)] [--fold:var(--accent-1)]",
];

/** The strip comes in from the window's right edge, as wide as it then goes down, and is folded at its corner. */
const CORNER =
  "relative md:content-end md:justify-self-end md:pb-5 md:pl-6 md:w-[calc(var(--strip)-var(--lean))] md:min-h-[calc(var(--strip)-var(--lean)+8.5rem)] md:before:absolute md:before:inset-0 md:before:-z-1 md:before:bg-(--leaf) md:before:[clip-path:polygon(100%_1.5rem,100%_100%,0_100%,0_calc(var(--strip)-var(--lean)+1.5rem))] md:after:absolute md:after:top-6 md:after:left-full md:after:h-[calc(var(--strip)-var(--lean))] md:after:w-[50vw] md:after:bg-(--fold)";
/** Of one colour with the folds below it, which end at the edge of the page. */
const CORNERS = [
  "[--leaf:var(--accent-1)] [--fold:var(--accent-1-shade)]",
  "[--leaf:var(--accent-1-shade)] [--fold:var(--accent-1)] md:mr-(--lean)",
];

/**
 * Services along one strip of paper, which is folded for each of them.
 *
 * @param props.thread What is written on the strip: the first where it begins, then one for each service in turn.
 */
export function ServiceSheets({
  services,
  thread = [],
  ...heading
}: Heading & {
  services: readonly ServiceCard[];
  thread?: readonly Moment[];
}) {
  return (
    <Section id={heading.id} space="none">
      <div className={`${STRIP} flex flex-col max-md:pb-12`}>
        <div className={`relative isolate ${BESIDE}`}>
          <div className="pt-(--section) pb-[clamp(2.5rem,5vw,4.5rem)] md:pb-[clamp(5rem,8.2vw,7.5rem)]">
            <SectionHeading {...heading} />
          </div>
          <Fold moment={thread[0]} look={`${CORNER} ${CORNERS[services.length % 2]}`} />
        </div>
        <ul>
          {services.map((service, index) => (
            <li key={service.id} className={BESIDE}>
              <Fold
                moment={thread[index + 1]}
                look={`md:pr-[calc(var(--lean)*.85)] md:pl-[calc(var(--lean)+1.5rem)] ${LEANS[(services.length - index - 1) % 2]}`}
              />
              <div className="grid content-center gap-x-(--gutter) gap-y-5 border-rule max-md:pt-[calc(1rem+10vw)] max-md:pb-10 md:border-t md:py-[clamp(2rem,3.4vw,3rem)] lg:grid-cols-[5fr_3fr]">
                <div>
                  <h3 className="text-title">{service.title}</h3>
                  <p className="mt-3 max-w-[34em] text-balance text-muted">{service.description}</p>
                </div>
                <div className="lg:text-small">
                  <DashList entries={service.features} />
                </div>
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
    <p className={`${FOLD} ${look} text-(--on-accent-1)`}>
      <b
        className={`${RISES} font-display text-[clamp(1.75rem,1rem+2vw,2.75rem)] leading-none font-extrabold tracking-tight whitespace-nowrap max-md:py-5 max-md:pr-3 max-md:pl-(--margin)`}
      >
        {moment.at}
      </b>{" "}
      <span
        className={`${FALLS} max-md:pr-(--margin) max-md:pl-4 text-small leading-[1.3] font-semibold text-balance md:mt-2 lg:text-body`}
      >
        {moment.what}
      </span>
    </p>
  );
}

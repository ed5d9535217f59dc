import { type Heading, SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/schema/records";

type Moment = Record<"does" | "what", string> & { service?: ServiceCard["id"] };

/** Words, and beside them the strip: how far it leans, and its column, in which it is wide enough to be written on. */
const STRIP = "[--lean:calc(var(--strip)*.22)] [--strip:clamp(15rem,30vw,25rem)]";
const BESIDE = "md:grid md:grid-cols-[1fr_var(--strip)] md:gap-x-[clamp(1.25rem,4vw,4rem)]";

/** On a desk a fold of the strip, which fills its column; on a phone a length of it across the window, folded once. */
const FOLD =
  "-mb-px max-md:-mx-(--margin) md:col-start-2 md:row-[1/3] grid max-md:grid-cols-[minmax(min-content,4fr)_5fr] md:content-center";

/** On a phone the two leaves of a length rise to its fold and fall from it. */
const RISES = "max-md:origin-right max-md:-skew-y-[10deg] max-md:bg-(--fold)";
const FALLS = "max-md:flex max-md:items-center max-md:origin-left max-md:skew-y-[10deg] max-md:bg-(--leaf)";

/** It leans in and out in turn, so that the last ends at the edge of the page. */
const LEANS = [
  "md:leaf-right md:bg-(--leaf) [--leaf:var(--accent-1)] [--fold:var(--accent-1-shade)]",
  "md:leaf-left md:bg-(--leaf) [--leaf:var(--accent-1-shade)] [--fold:var(--accent-1)]",
];

/** The strip comes in from the window's right edge, as wide as it then goes down, and is folded at its corner. */
const CORNER =
  "relative md:content-end md:justify-self-end md:pb-5 md:pl-6 md:w-[calc(var(--strip)-var(--lean))] md:min-h-[calc(var(--strip)-var(--lean)+12rem)] md:before:absolute md:before:inset-0 md:before:-z-1 md:before:bg-(--leaf) md:before:[clip-path:polygon(100%_0,100%_100%,0_100%,0_calc(var(--strip)-var(--lean)))] md:after:absolute md:after:top-0 md:after:left-[calc(100%-1px)] md:after:h-[calc(var(--strip)-var(--lean))] md:after:w-[50vw] md:after:bg-(--fold)";
/** Of one colour with the folds below it, which end at the edge of the page. */
const CORNERS = [
  "[--leaf:var(--accent-1)] [--fold:var(--accent-1-shade)]",
  "[--leaf:var(--accent-1-shade)] [--fold:var(--accent-1)] md:mr-(--lean)",
];

/**
 * Services along one strip of paper, which is folded for each of them.
 *
 * @param props.thread What somebody does who becomes a client, on the strip: where it begins, and at a service.
 */
export function ServiceSheets({
  id,
  title,
  lead,
  services,
  thread = [],
}: Heading & {
  services: readonly ServiceCard[];
  thread?: readonly Moment[];
}) {
  return (
    <Section id={id} space="none">
      <div className={`${STRIP} flex flex-col max-md:pb-12`}>
        <div className={`relative isolate ${BESIDE}`}>
          <div className="self-center pt-(--section) pb-[clamp(2.5rem,5vw,4.5rem)]">
            <SectionTitle id={id} title={title} look="poster" />
            {lead && <p className="mt-5 max-w-[30em] text-lead leading-normal text-muted">{lead}</p>}
          </div>
          <Fold moment={thread.find(({ service }) => !service)} look={`${CORNER} ${CORNERS[services.length % 2]}`} />
        </div>
        <ul>
          {services.map(({ id: key, title: name, description, features }, index) => (
            <li key={key} className={BESIDE}>
              <Fold
                moment={thread.find(({ service }) => service === key)}
                look={`md:pr-(--lean) md:pl-[calc(var(--lean)+1.5rem)] ${LEANS[(services.length - index - 1) % 2]}`}
              />
              <div className="border-rule max-md:pt-[calc(1rem+10vw)] max-md:pb-10 md:border-t md:py-[clamp(2.25rem,4vw,3.5rem)]">
                <h3 className="text-[clamp(1.75rem,1.3rem+1.9vw,2.75rem)]/[1.1]">{name}</h3>
                <p className="mt-3 mb-4 max-w-[36em] text-lead leading-snug text-balance">{description}</p>
                <ul className="text-muted lg:grid lg:grid-cols-[17rem_1fr] lg:gap-y-1">
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/**
 * Where the strip ends, in the section that follows: it is folded once more and leaves by the window's right edge. It begins
 * a pixel above that section, and as far to the left, so that no ground is seen in the fold.
 */
export function StripEnd() {
  return (
    <div
      className={`${STRIP} absolute -top-px right-0 [--high:calc(var(--strip)-var(--lean)+1px)] h-(--high) w-[calc(var(--outside)+var(--high))] bg-(--leaf) [--leaf:var(--accent-1-shade)] [clip-path:polygon(0_0,100%_0,100%_100%,var(--high)_100%)] forced-color-adjust-none max-md:hidden`}
    />
  );
}

function Fold({ moment, look }: { moment: Moment | undefined; look: string }) {
  if (!moment) return <span className={`${FOLD} max-md:hidden ${look}`} />;
  return (
    <p className={`${FOLD} ${look} text-(--on-accent-1)`}>
      <b
        className={`${RISES} font-display text-[clamp(1.5rem,.2rem+3.8vw,4rem)] leading-none font-extrabold tracking-tight max-md:py-5 max-md:pr-3 max-md:pl-(--margin)`}
      >
        {moment.does}
      </b>{" "}
      <span
        className={`${FALLS} max-md:pr-(--margin) max-md:pl-4 text-small leading-[1.3] font-semibold text-balance md:mt-2 lg:text-body`}
      >
        {moment.what}
      </span>
    </p>
  );
}

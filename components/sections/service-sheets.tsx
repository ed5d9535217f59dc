import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/services";
import { DashList } from "./dash-list";

/** The strip is wide enough to be written on where there is a column for it. */
const SHEET =
  "grid grid-cols-[var(--strip)_1fr] grid-rows-[auto_1fr] gap-x-[clamp(1.25rem,4vw,4rem)] [--lean:calc(var(--strip)*0.26)] [--strip:2.75rem] md:[--strip:clamp(14rem,27vw,23rem)]";

/** A piece of the strip: it hangs straight beside the heading, then leans in and out in turn, as the mark does. */
const PIECE = "col-start-1 row-span-2 row-start-1 -mb-px bg-accent";
const LEANING = `${PIECE} [clip-path:polygon(0_0,calc(100%-var(--lean))_0,100%_100%,var(--lean)_100%)]`;

/**
 * Services along one strip of paper that hangs from the seam above and is folded for each of them.
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
  thread?: readonly { at: string; what: string }[];
}) {
  return (
    <Section id={id} space="none">
      <div data-accent="accent-1" className={SHEET}>
        <span className={`${PIECE} mr-(--lean)`} />
        <div className="col-start-2 pt-(--section) pb-[clamp(2.5rem,5vw,4.5rem)]">
          <SectionHeading id={id} lead={lead}>
            {title}
          </SectionHeading>
        </div>
        <Moment {...thread[0]} room="md:pr-[calc(var(--lean)+1rem)] md:pl-[clamp(1.25rem,3vw,3rem)]" />
      </div>
      <ul>
        {services.map((service, index) => (
          <li key={service.id} data-accent={service.colour} className={SHEET}>
            <span className={index % 2 ? `${LEANING} -scale-x-100` : LEANING} />
            <Moment
              {...thread[index + 1]}
              room="md:pr-[calc(var(--lean)*.75+.75rem)] md:pl-[calc(var(--lean)*.75+1rem)]"
            />
            <div className="col-start-2 grid content-center gap-x-(--gutter) gap-y-5 border-rule pb-[clamp(2rem,3.4vw,3rem)] md:border-t md:pt-[clamp(2rem,3.4vw,3rem)] lg:grid-cols-[5fr_3fr]">
              <div>
                <h3 className="text-title">{service.title}</h3>
                <p className="mt-3 max-w-[34em] text-muted">{service.description}</p>
              </div>
              <DashList entries={service.features} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** @param props.room How far from the edges of its piece it stays, wherever they lean. */
function Moment({ at, what, room }: { at?: string; what?: string; room: string }) {
  if (!what) return null;
  return (
    <p
      className={`col-start-2 py-2 text-small text-accent-text md:z-1 md:col-start-1 md:row-[1/3] md:self-center md:text-on-accent ${room}`}
    >
      {at}{" "}
      <b className="md:mt-1 md:block md:font-display md:text-card md:leading-[1.1] md:text-balance lg:text-title">
        {what}
      </b>
    </p>
  );
}

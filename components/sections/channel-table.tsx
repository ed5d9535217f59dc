import { ChannelScene } from "@/components/art/channel-scenes";
import { fittingSize } from "@/components/art/words";
import { SectionHeading } from "@/components/ui/heading";
import { RIBBON, RIBBON_COLUMN } from "@/components/ui/ribbon";
import { Section } from "@/components/ui/section";
import type { Channel } from "@/content/channels";

/** White paper lies on it: a step darker than a deep surface in the light, and the same in the dark. */
const GROUND = (
  <div className="absolute inset-0 bg-[color-mix(in_oklab,var(--accent)_9%,color-mix(in_oklab,var(--night)_5%,var(--paper-deep)))] dark:bg-paper-deep" />
);

/** The first has a row of its own, and so has the last where it would be alone in one. */
const CHANNEL =
  "grid [--most:10rem] content-start items-start gap-x-(--gutter) gap-y-4 py-[clamp(2rem,3.4vw,3.25rem)] sm:grid-cols-[1fr_var(--object)] sm:grid-rows-[auto_1fr] sm:[--about:1] sm:[--sheet:1/2/span_2] lg:first:col-span-full lg:first:grid-cols-[5fr_3fr_var(--object)] lg:first:[--most:16rem] lg:first:[--object:clamp(13.5rem,24vw,34rem)] lg:first:items-center lg:first:[--about:2] lg:first:[--sheet:1/3] lg:last:even:col-span-full lg:last:even:grid-cols-[5fr_3fr_var(--object)] lg:last:even:[--most:16rem] lg:last:even:[--object:clamp(13.5rem,24vw,34rem)] lg:last:even:items-center lg:last:even:[--about:2] lg:last:even:[--sheet:1/3]";

/**
 * Channels, each with what a buyer sees of it and one figure from a client's account.
 *
 * @param props.marked The channel of which something more is told: it comes first, on the strip that runs on to it from
 *   the section above with what is told.
 */
export function ChannelTable({
  id,
  title,
  lead,
  channels,
  marked,
}: {
  id: string;
  title: string;
  lead: string;
  channels: readonly Channel[];
  marked?: { channel: Channel["id"]; note: string };
}) {
  const first = channels.find((channel) => channel.id === marked?.channel);
  const others = channels.filter((channel) => channel !== first);
  const size = fittingSize(channels.map(({ metric }) => metric.value));
  return (
    <Section id={id} surface="deep" space="none" bleed={GROUND}>
      <div
        className={`${RIBBON} relative [--muted:color-mix(in_oklab,var(--ink)_84%,var(--paper-deep))] pb-(--section)`}
      >
        <div className={RIBBON_COLUMN}>
          <div className="pt-(--section) pb-block">
            <SectionHeading id={id} lead={lead}>
              {title}
            </SectionHeading>
          </div>
          {first && (
            <p className="flex items-center bg-(--accent-1-shade) font-display leading-[1.15] font-bold text-balance lg:text-card text-(--on-accent-1) max-md:-mx-(--margin) max-md:px-(--margin) max-md:py-4 md:ml-(--lean) md:pt-8 md:pr-5 md:pl-6 2xl:text-title">
              {marked?.note}
            </p>
          )}
        </div>
        <ul className="grid gap-x-[calc(2*var(--gutter))] [--object:clamp(13.5rem,38vw,20rem)] lg:[--object:clamp(13.5rem,17.5vw,24rem)] lg:grid-cols-2">
          {[...(first ? [first] : []), ...others].map((channel) => (
            <li
              key={channel.id}
              {...(channel === first && { "data-accent": "accent-1", "data-surface": "accent" })}
              className={`${CHANNEL} ${channel === first ? MARKED : "border-t border-rule"}`}
            >
              <div className="@container">
                <h3 className="text-title">{channel.title}</h3>
                <p className="mt-4 font-semibold text-balance">
                  <b
                    className={`mb-2 block font-display leading-[.95] font-extrabold tracking-[-0.035em] whitespace-nowrap ${size}`}
                  >
                    {channel.metric.value}
                  </b>{" "}
                  {channel.metric.label}
                </p>
              </div>
              <p className="max-w-[24em] text-balance text-muted [grid-column:var(--about)]">{channel.description}</p>
              {channel.sign && (
                <div className="self-center max-sm:max-w-[25rem] [grid-area:var(--sheet)]">
                  <ChannelScene sign={channel.sign} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The strip turns, and runs out of the window on both sides; where it turns, its shade stays. */
const MARKED =
  "relative isolate bg-transparent before:absolute before:inset-y-0 before:-inset-x-[50vw] before:-z-1 before:bg-(--bg) md:after:absolute md:after:top-0 md:after:right-[calc(var(--inside)-var(--ribbon))] md:after:-z-1 md:after:h-[calc((var(--strip)-var(--lean))*.395)] md:after:w-[calc(var(--strip)-var(--lean))] md:after:bg-(--accent-shade) md:after:[clip-path:polygon(0_0,100%_0,100%_100%)]";

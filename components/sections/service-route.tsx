import type { ReactNode } from "react";
import { Pictured } from "@/components/art/scenes";
import { fittingSize } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/schema/records";
import { labels } from "@/content/words";
import { priceOf, totalsOf } from "@/lib/price";

/** How far it is on the way from the first to the last, in sixths. */
const FAR = ["[--far:0]", "[--far:.17]", "[--far:.33]", "[--far:.5]", "[--far:.67]", "[--far:.83]", "[--far:1]"];
/** The same of the one after it. */
const NEXT = ["", "[--next:.17]", "[--next:.33]", "[--next:.5]", "[--next:.67]", "[--next:.83]", "[--next:1]"];
const sixth = (index: number, count: number) => Math.min(6, Math.round((index * 6) / Math.max(count - 1, 1)));

/** From a tablet on a picture hangs on the strip, on a desk wider the further on, and the words stand beside it. */
const PICTURED = "sm:grid sm:grid-cols-[calc(max(15rem,40cqi)-var(--text))_1fr] sm:items-center sm:gap-x-(--gap)";
const PICTURE =
  "-ml-(--text) max-sm:mb-6 max-sm:w-[min(100%+var(--text),22rem)] sm:w-[calc(100%+var(--text))] lg:w-[calc((100%+var(--text))*(.76+.24*var(--far)))] lg:*:max-h-96 lg:*:w-auto lg:*:max-w-full";

/** Below both, where the strip is seen that it leaves. */
const EXIT =
  "route-exit relative col-span-full mt-[clamp(1.75rem,3vw,2.5rem)] py-[.8rem] pr-8 text-pretty outline outline-offset-8 outline-transparent sm:flex sm:items-center sm:justify-between sm:gap-x-8 lg:pr-12";

/**
 * Services as the stations of one route: a folded strip leads from one to the next, and where a service has an exit, a
 * sheet of paper comes out from behind it and points away. Pictures grow from the first to the last, as what is built does.
 * The strip hangs from a tab, and ends in a bar as wide as the window, in letters as wide as the page. It stands on the
 * ground of the section before.
 *
 * @param props.from What the route begins with, and `to` what it leads to, in a word or two; `arrived` stands below that.
 */
export function ServiceRoute({
  from,
  to,
  arrived,
  services,
  ...heading
}: Heading & {
  from: string;
  to: string;
  arrived?: ReactNode;
  services: readonly ServiceCard[];
}) {
  const totals = totalsOf(services);
  return (
    <Section id={heading.id} surface="tint" space="none">
      <div className="border-t border-rule pt-block">
        <SectionHeading {...heading} beside look="poster" />
      </div>
      <div className="route @container mt-block">
        <p className="-mb-px w-fit min-w-(--text) bg-accent py-[clamp(.75rem,1.5vw,1.125rem)] pr-12 pl-5 font-display text-card leading-tight font-bold text-on-accent forced-color-adjust-none [clip-path:polygon(0_0,calc(100%-1.25rem)_0,100%_100%,0_100%)]">
          {from}
        </p>
        <ol>
          {services.map(({ id, picture, title, description, features, exit, ...costs }, index) => (
            <li
              key={id}
              className={`route-station last:odd:[--end:0px] ${picture ? PICTURED : ""} ${FAR[sixth(index, services.length)]} ${NEXT[sixth(index + 1, services.length)]}`}
            >
              {picture && (
                <div className={PICTURE}>
                  <Pictured picture={picture} />
                </div>
              )}
              <div className={`grid gap-y-5 ${exit ? "self-end" : ""}`}>
                <h3 className="text-title lg:text-[2.75rem]">{title}</h3>
                {priceOf(costs) && (
                  <p className="-mt-2 font-display text-[8cqi] leading-none font-extrabold tracking-[-.035em] text-accent-text sm:text-[min(4.6cqi,3.25rem)]">
                    {priceOf(costs)}
                  </p>
                )}
                <p className="max-w-[50ch] text-pretty text-muted sm:text-balance lg:text-[1.25rem]/normal">
                  {description}
                </p>
                <ul className="lg:columns-2 *:flex *:gap-3 *:py-[.15em] *:before:mt-[.72em] *:before:h-[2px] *:before:w-3.5 *:before:flex-none *:before:bg-accent-text sm:*:py-[.35em]">
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </div>
              {exit && (
                <p className={EXIT}>
                  <span className="block text-balance">
                    <b className="block font-display text-card leading-tight">{exit.title}</b> {exit.text}
                  </span>{" "}
                  {totals[index] && (
                    <span className="block leading-tight sm:whitespace-nowrap max-sm:mt-2.5 max-sm:border-t max-sm:border-rule max-sm:pt-2 sm:text-right">
                      {`${labels.soFar} `}
                      <b className="block font-display text-card whitespace-nowrap lg:text-title/tight">
                        {totals[index]}
                      </b>
                    </span>
                  )}
                </p>
              )}
            </li>
          ))}
        </ol>
        <div
          data-accent="accent-4"
          data-surface="accent"
          className="route-end relative bg-transparent text-on-accent forced-color-adjust-none"
        >
          <p
            className={`-ml-[.05em] py-3 font-display leading-[1.15] font-extrabold tracking-[-.035em] wrap-break-word [--most:19rem] ${fittingSize([to])}`}
          >
            {to}
          </p>
          {arrived && (
            <div className="flex flex-wrap items-center justify-between gap-x-(--gutter) gap-y-4 pb-10 text-lead">
              {arrived}
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

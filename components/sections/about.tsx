import { ArrowDown, ArrowRight } from "lucide-react";
import { fittingSize } from "@/components/art/words";
import { SectionTitle } from "@/components/ui/heading";
import { TEXT_LINK } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import { pageAddress, type RouteId } from "@/content/routes";
import type { Claim } from "@/content/schema/records";
import { frame } from "@/content/words";
import { routeOf } from "@/lib/metadata";

interface Door {
  page: RouteId;
  /** Where it leads on the page that one is on. */
  href?: `#${string}`;
  /** What it came to, where that is known. */
  figure: Pick<Claim, "value" | "label"> | undefined;
}

/**
 * What the firm is: a sentence, and below it its trades as the leaves of one folded sheet, from edge to edge of the window:
 * each a door to its page, in that page's color, with its name, what it promises and what it came to.
 */
export function About({
  id,
  title,
  lead,
  trades,
}: {
  id: string;
  title: string;
  lead: string;
  trades: readonly Door[];
}) {
  const size = fittingSize(trades.flatMap(({ figure }) => figure?.value ?? []));
  return (
    <Section id={id} surface="night" space="none">
      <div className="pt-(--section)">
        <SectionTitle id={id} title={title} look="ending" />
        <p className="mt-6 max-w-[46rem] text-lead leading-normal text-muted">{lead}</p>
      </div>
      <ul className="-mx-(--outside) pt-[calc(var(--cut)+1.5rem)]">
        {trades.map(({ page, href, figure }) => {
          const { accent, path, navLabel, shareTitle } = routeOf(page, "the trades of <About>");
          return (
            <li
              key={page}
              data-accent={accent}
              data-surface="accent"
              className="relative leaf-over grid gap-y-4 px-(--outside) py-[calc(var(--cut)+1.75rem)] gap-x-6 md:grid-cols-2 md:items-center"
            >
              <div>
                <h3 className="text-[clamp(1.75rem,3.6vw,4rem)]/[1.1] [--accent-text:var(--fg)]">
                  <a href={href ?? pageAddress(path)} className={`${TEXT_LINK} before:absolute before:inset-0`}>
                    {navLabel}
                    {href ? (
                      <>
                        <span className="sr-only">, {frame.onPage}</span>
                        <ArrowDown aria-hidden="true" size=".75em" />
                      </>
                    ) : (
                      <ArrowRight aria-hidden="true" size=".75em" />
                    )}
                  </a>
                </h3>
                <p className="mt-2 text-lead text-balance">{shareTitle}</p>
              </div>
              {figure && (
                <p className="@container text-balance">
                  <b
                    className={`block font-display leading-none tracking-[-.035em] wrap-break-word [--most:max(13vw,5rem)] ${size}`}
                  >
                    {figure.value}
                  </b>{" "}
                  <span className="mt-1 block text-card/[1.3]">{figure.label}</span>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

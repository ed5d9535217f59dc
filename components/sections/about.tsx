import { ArrowRight } from "lucide-react";
import { fittingSize } from "@/components/art/words";
import { SectionTitle } from "@/components/ui/heading";
import { TEXT_LINK } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import { pageAddress, type RouteId } from "@/content/routes";
import type { Claim } from "@/content/schema/records";
import { routeOf } from "@/lib/metadata";

/**
 * What the firm is: a sentence, and below it its trades as doors to their pages, in their colors and from edge to edge of
 * the window, each with its name, what it promises and what it came to. A door is a sheet with a folded corner, as a button is.
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
  trades: readonly { page: RouteId; claim: Claim }[];
}) {
  const figure = fittingSize(trades.map(({ claim }) => claim.value));
  return (
    <Section id={id} surface="night" space="none">
      <div className="pt-(--section)">
        <SectionTitle id={id} title={title} look="ending" />
        <p className="mt-6 max-w-[46rem] text-lead leading-normal text-muted">{lead}</p>
      </div>
      <ul className="mt-block -mx-(--outside) md:flex md:*:flex-1 md:*:first:pl-(--outside) md:*:last:pr-(--outside)">
        {trades.map(({ page, claim: { value, label } }) => (
          <li
            key={page}
            data-accent={routeOf(page).accent}
            data-surface="accent"
            className="relative grid content-start gap-6 px-(--margin) pt-10 pb-8 [--fold:2.5rem] md:px-8"
          >
            <h3 className="text-title md:text-[min(2.4vw,2rem)] [--accent-text:var(--fg)]">
              <a href={pageAddress(routeOf(page).path)} className={DOOR}>
                {routeOf(page).navLabel}
                <ArrowRight aria-hidden="true" />
              </a>
            </h3>
            <p className="-mt-4 text-lead md:min-h-[2lh] md:text-body">{routeOf(page).shareTitle}</p>
            <p className="@container text-balance">
              <b className={`block font-display leading-none wrap-break-word [--most:min(10rem,18vw)] ${figure}`}>
                {value}
              </b>{" "}
              {label}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** All of the sheet is the link. */
const DOOR = `${TEXT_LINK} [--bg:var(--night)] before:absolute before:inset-0 after:absolute after:-top-px after:-right-px after:size-(--fold) after:bg-[linear-gradient(to_top_right,var(--flap,var(--accent))_50%,var(--bg)_50.5%)] forced-colors:after:hidden`;

import { ArrowDown, ArrowRight } from "lucide-react";
import { fittingSize } from "@/components/art/words";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { pageAddress, type RouteId } from "@/content/routes";
import type { Claim } from "@/content/schema/records";
import { chrome } from "@/content/words";
import { routeOf } from "@/lib/metadata";

interface PageLink {
  page: RouteId;
  /** A target on the current page. By default, the link goes to the service's page. */
  href?: `#${string}`;
  /** A client's result. Its label names the unit and the condition. */
  figure?: Pick<Claim, "value" | "label">;
}

/**
 * Links to the service pages as the leaves of a folded sheet across the window. Each leaf has the color, the name, the
 * promise and one result of its page.
 */
export function PageLinks({
  id,
  title,
  lead,
  links,
}: {
  id: string;
  title: string;
  lead: string;
  links: readonly PageLink[];
}) {
  const size = fittingSize(links.flatMap(({ figure }) => figure?.value ?? []));
  return (
    <Section id={id} surface="night" space="none">
      <div className="page-links-heading">
        <SectionTitle id={id} title={title} />
        <p className="text-lead text-muted">{lead}</p>
      </div>
      <ul className="page-links bleed">
        {links.map(({ page, href, figure }) => {
          const { accent, path, navLabel, shareTitle } = routeOf(page);
          return (
            <li key={page} data-accent={accent} data-surface="accent" className="leaf-over">
              <div>
                <h3>
                  <a href={href ?? pageAddress(path)} className="link link-alone">
                    {navLabel}
                    {href && <span className="sr-only">, {chrome.onPage}</span>}
                    {href ? (
                      <ArrowDown aria-hidden="true" size=".75em" />
                    ) : (
                      <ArrowRight aria-hidden="true" size=".75em" />
                    )}
                  </a>
                </h3>
                <p className="text-lead">{shareTitle}</p>
              </div>
              {figure && (
                <p className="figure" data-letters={/\p{L}/u.test(figure.value) || undefined}>
                  <b className={size}>{figure.value}</b> <span className="text-card">{figure.label}</span>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

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
  /** Where it leads on the page that the visitor is on. */
  href?: `#${string}`;
  /** What the service came to; its label says of what, and on which condition. */
  figure?: Pick<Claim, "value" | "label">;
}

/**
 * The firm's services as the leaves of one folded sheet, from edge to edge of the window: each leads to its page, in that
 * page's color, with its name, what it promises and what it came to.
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
                <p className="figure">
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

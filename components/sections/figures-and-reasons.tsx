import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";

import type { Claim } from "@/content/claims";
import type { Reason } from "@/content/reasons";
import { Copy } from "./copy";

/** Three figures stacked large on the left, the arguments for them on the right. */
export function FiguresAndReasons({
  id,
  title,
  stats,
  reasons,
}: {
  id: string;
  title: string;
  stats: readonly Claim[];
  reasons: readonly Reason[];
}) {
  return (
    <Section id={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <div className="figures-and-reasons">
        <dl>
          {stats.map((stat) => (
            <div key={stat.id}>
              <dt>{stat.label}</dt>
              <dd>{stat.value}</dd>
            </div>
          ))}
        </dl>
        <ul>
          {reasons.map((reason) => (
            <li key={reason.id}>
              <h3 className="text-card">{reason.title}</h3>
              <p className="mt-3 text-muted">
                <Copy>{reason.description}</Copy>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

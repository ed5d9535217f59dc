import { type Ground, Section } from "@/components/ui/section";
import type { Claim } from "@/content/claims";

/** Figures in one row, as large as they fit, divided by hairlines. */
export function StatRow({
  id,
  title,
  ground,
  stats,
}: {
  id: string;
  /** Read out, not shown: the figures say it. */
  title: string;
  ground: Ground;
  stats: readonly Claim[];
}) {
  return (
    <Section id={id} ground={ground} space="band">
      <h2 id={`${id}-title`} className="sr-only">
        {title}
      </h2>
      <dl className="stat-row">
        {stats.map((stat) => (
          <div key={stat.id}>
            <dt>{stat.label}</dt>
            <dd>{stat.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

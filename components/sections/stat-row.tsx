import { Section, type Surface } from "@/components/ui/section";
import type { Claim } from "@/content/claims";

/** Figures in one row, as large as they fit, divided by hairlines. */
export function StatRow({
  id,
  title,
  surface,
  stats,
}: {
  id: string;
  /** Read out, not shown: the figures say it. */
  title: string;
  surface: Surface;
  stats: readonly Claim[];
}) {
  return (
    <Section id={id} surface={surface} space="band">
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

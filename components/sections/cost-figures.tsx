import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";
import type { Claim } from "@/content/claims";

/** What slow hiring costs: the figures themselves, as large as the page allows, and a drawing of the days that go by. */
export function CostFigures({
  id,
  title,
  stats,
  text,
  scene,
}: {
  id: string;
  title: string;
  stats: readonly Claim[];
  text: ReactNode;
  scene: ReactNode;
}) {
  return (
    <Section id={id} surface="night">
      <div className="grid gap-x-(--gutter) gap-y-6 lg:grid-cols-12">
        <h2 id={`${id}-title`} className="text-section lg:col-span-7">
          {title}
        </h2>
        <p className="max-w-[48ch] text-lead leading-normal text-muted lg:col-span-5">{text}</p>
      </div>
      <dl className="cost-figures">
        {stats.map((stat) => (
          <div key={stat.id}>
            <dt>{stat.label}</dt>
            <dd>{stat.value}</dd>
          </div>
        ))}
      </dl>
      {scene}
    </Section>
  );
}

import type { ReactNode } from "react";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Claim } from "@/content/claims";
import { Figures } from "./figures";

/** What slow hiring costs: the first figure as large as the page allows, and a drawing of the days that go by. */
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
  scene?: ReactNode;
}) {
  return (
    <Section id={id} surface="night">
      {/* The words stand over the smaller figures. */}
      <div className="grid gap-x-[7%] gap-y-4 lg:grid-cols-[1fr_minmax(0,22rem)]">
        <SectionTitle id={id} title={title} />
        <p className="max-w-[48ch] text-balance text-muted">{text}</p>
      </div>
      <div className={`mt-[clamp(2.75rem,4vw,3.5rem)] ${scene ? "mb-[clamp(3rem,6vw,5rem)]" : ""}`}>
        <Figures look="lead" figures={stats} />
      </div>
      {scene}
    </Section>
  );
}

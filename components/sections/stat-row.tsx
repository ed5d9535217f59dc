import { SectionTitle } from "@/components/ui/heading";
import { Section, type Surface } from "@/components/ui/section";
import type { Claim } from "@/content/claims";
import { Figures } from "./figures";

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
      <SectionTitle id={id} look="hidden">
        {title}
      </SectionTitle>
      <Figures look="band" figures={stats} />
    </Section>
  );
}

import { Figures } from "@/components/sections/figures/figures";
import { SectionTitle } from "@/components/ui/heading/heading";
import { Section, type Surface } from "@/components/ui/section";
import type { Claim } from "@/content/schema/records";

/**
 * A section with the figures of a page, all at one size.
 *
 * @param props.title The title, for screen readers only.
 */
export function StatRow({
  id,
  title,
  surface,
  stats,
}: {
  id: string;
  title: string;
  surface: Surface;
  stats: readonly Claim[];
}) {
  return (
    <Section id={id} surface={surface} space="band">
      <SectionTitle id={id} title={title} look="hidden" />
      <Figures look="row" figures={stats} />
    </Section>
  );
}

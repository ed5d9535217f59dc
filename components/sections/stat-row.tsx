import type { ReactNode } from "react";
import { SectionTitle } from "@/components/ui/heading";
import { Section, type Surface } from "@/components/ui/section";
import type { Claim } from "@/content/schema/records";
import { Figures } from "./figures";

/**
 * A section with the figures of a page.
 *
 * @param props.title The title, for screen readers only.
 * @param props.look `row`: all figures in one row at one size. `over`: the first figure as large as the page, the
 *   others below it.
 * @param props.art The evidence for the first figure.
 */
export function StatRow({
  id,
  title,
  surface,
  look = "row",
  stats,
  art,
}: {
  id: string;
  title: string;
  surface: Surface;
  look?: "row" | "over";
  stats: readonly Claim[];
  art?: ReactNode;
}) {
  return (
    <Section id={id} surface={surface} space={look === "over" ? "section" : "band"}>
      <SectionTitle id={id} title={title} look="hidden" />
      <Figures look={look} figures={stats} art={art} />
    </Section>
  );
}

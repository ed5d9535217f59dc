import type { ReactNode } from "react";
import { SectionTitle } from "@/components/ui/heading";
import { Section, type Surface } from "@/components/ui/section";
import type { Claim } from "@/content/schema/records";
import { Figures } from "./figures";

/**
 * The figures of a page.
 *
 * @param props.title For screen readers only.
 * @param props.look `row`: all in one row at one size. `over`: the first as large as the page, the others below it.
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

import type { ReactNode } from "react";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Reason } from "@/content/reasons";
import { SplitSection } from "./split-section";

/**
 * Reasons as cards of one kind: two in a row beside a heading that stays in view; or, where there is a document that
 * proves them, all in a row below it.
 */
export function ReasonCards({
  id,
  title,
  lead,
  reasons,
  evidence,
}: {
  id: string;
  title: string;
  lead?: string;
  reasons: readonly Reason[];
  evidence?: ReactNode;
}) {
  const cards = (
    <ul
      className={`grid gap-(--gutter) sm:grid-cols-2 ${evidence ? "mt-[calc(1.6*var(--spacing-block))] lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] lg:*:p-7" : ""}`}
    >
      {reasons.map((reason) => (
        <li
          key={reason.id}
          data-surface={evidence ? "tint" : "paper"}
          className={`border-t-[.5rem] border-accent p-[clamp(1.5rem,2.6vw,2.5rem)] ${evidence ? "sm:max-lg:last:odd:col-span-full" : "sm:last:odd:col-span-full"}`}
        >
          <h3 className={evidence ? "text-card" : "text-title"}>{reason.title}</h3>
          <p className="mt-3 text-balance text-muted">{reason.description}</p>
        </li>
      ))}
    </ul>
  );
  if (!evidence) {
    return (
      <SplitSection id={id} surface="deep" title={title} lead={lead} columns={4}>
        {cards}
      </SplitSection>
    );
  }
  return (
    <Section id={id} surface="deep">
      <div className="grid gap-x-(--gutter) gap-y-10 lg:grid-cols-[1fr_3fr]">
        <SectionHeading id={id} lead={lead}>
          {title}
        </SectionHeading>
        {evidence}
      </div>
      {cards}
    </Section>
  );
}

import type { Reason } from "@/content/reasons";
import { SplitSection } from "./split-section";

/** Reasons as cards of one kind, two in a row, beside a heading that stays in view. */
export function ReasonCards({ id, title, reasons }: { id: string; title: string; reasons: readonly Reason[] }) {
  return (
    <SplitSection id={id} surface="deep" title={title} columns={4}>
      <ul className="grid gap-(--gutter) sm:grid-cols-2">
        {reasons.map((reason) => (
          <li
            key={reason.id}
            data-surface="paper"
            className="border-t-[.5rem] border-accent p-[clamp(1.5rem,2.6vw,2.5rem)] sm:last:odd:col-span-full"
          >
            <h3 className="text-title">{reason.title}</h3>
            <p className="mt-3 text-muted">{reason.description}</p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}

import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { type Claim, claim } from "@/content/claims";
import type { Reason } from "@/content/reasons";
import { Copy } from "./copy";
import { Figures } from "./figures";

/** The first figure as large as its place allows, the others beside it; below them, small and quiet, the arguments for them in columns. */
export function FiguresAndReasons({
  id,
  title,
  stats,
  reasons,
}: {
  id: string;
  title: string;
  stats: readonly Claim[];
  reasons: readonly Reason[];
}) {
  return (
    <Section id={id} surface="night" cut="corner">
      <SectionHeading id={id}>{title}</SectionHeading>
      <div className="mt-[clamp(2.75rem,4vw,3.5rem)]">
        <Figures look="lead" figures={stats} />
      </div>
      <ul
        className={`mt-[clamp(3rem,6vw,6rem)] grid gap-x-(--gutter) gap-y-10 sm:grid-cols-2 ${reasons.length > 4 ? "lg:grid-cols-3" : "lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"}`}
      >
        {reasons.map((reason) => (
          <li key={reason.id} className="border-t border-rule pt-5 sm:max-lg:last:odd:col-span-full">
            {reason.claim && (
              <p className="mb-1 text-small font-semibold text-accent-text">{claim(reason.claim).value}</p>
            )}
            <h3 className="text-card">{reason.title}</h3>
            <p className="mt-3 text-balance text-muted">
              <Copy>{reason.description}</Copy>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Claim } from "@/content/claims";
import type { Reason } from "@/content/reasons";
import { Copy } from "./copy";
import { Figures } from "./figures";

/** Three figures stacked large on the left, the arguments for them on the right. */
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
    <Section id={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <div className="mt-block grid gap-x-[clamp(2.5rem,7vw,7rem)] gap-y-14 lg:grid-cols-[4fr_8fr]">
        <Figures look="stack" figures={stats} />
        <ul className="grid gap-x-(--gutter) gap-y-10 sm:grid-cols-2">
          {reasons.map((reason) => (
            <li key={reason.id} className="border-t border-rule pt-5 sm:last:odd:col-span-full">
              <h3 className="text-card">{reason.title}</h3>
              <p className="mt-3 text-muted">
                <Copy>{reason.description}</Copy>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

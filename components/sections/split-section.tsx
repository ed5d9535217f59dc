import type { ReactNode } from "react";
import { SectionHeading } from "@/components/ui/heading";
import { Section, type Surface } from "@/components/ui/section";

const COLUMNS = {
  4: { heading: "lg:col-span-4", records: "lg:col-span-8" },
  5: { heading: "lg:col-span-5", records: "lg:col-span-7" },
};

/**
 * A section whose heading stays in view beside its records.
 *
 * @param props.columns How many of the twelve columns the heading has on a desk.
 * @param props.below What stands below both, as wide as the page.
 */
export function SplitSection({
  id,
  surface,
  title,
  lead,
  columns,
  below,
  children,
}: {
  id: string;
  surface?: Surface;
  title: string;
  lead?: ReactNode;
  columns: keyof typeof COLUMNS;
  below?: ReactNode;
  children: ReactNode;
}) {
  const { heading, records } = COLUMNS[columns];
  return (
    <Section id={id} surface={surface}>
      <div className="grid gap-x-(--gutter) gap-y-10 lg:grid-cols-12">
        <div className={`${heading} lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:self-start`}>
          <SectionHeading id={id} lead={lead}>
            {title}
          </SectionHeading>
        </div>
        <div className={records}>{children}</div>
      </div>
      {below && <div className="mt-[clamp(3rem,6vw,6rem)]">{below}</div>}
    </Section>
  );
}

import type { ReactNode } from "react";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section, type Surface } from "@/components/ui/section";

const COLUMNS = {
  4: { left: "lg:col-span-4", records: "lg:col-span-8" },
  5: { left: "lg:col-span-5", records: "lg:col-span-7" },
};

/**
 * A section whose heading stays in view beside its records.
 *
 * @param props.columns How many of the twelve columns the heading has on a desk.
 * @param props.below What stands below both, as wide as the page.
 */
export function SplitSection({
  surface,
  columns,
  below,
  children,
  ...heading
}: Heading & {
  surface?: Surface;
  columns: keyof typeof COLUMNS;
  below?: ReactNode;
  children: ReactNode;
}) {
  const { left, records } = COLUMNS[columns];
  return (
    <Section id={heading.id} surface={surface}>
      <div className="grid gap-x-(--gutter) gap-y-10 lg:grid-cols-12">
        <div className={`${left} lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:self-start`}>
          <SectionHeading {...heading} />
        </div>
        <div className={records}>{children}</div>
      </div>
      {below && <div className="mt-[clamp(3rem,6vw,6rem)]">{below}</div>}
    </Section>
  );
}

import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";

/** A few sentences set large, on the page's own tint. */
export function Statement({
  id,
  title,
  statement,
  children,
}: {
  id: string;
  title: string;
  statement: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section id={id} ground="tint">
      <div className="grid gap-x-(--gutter) gap-y-8 lg:grid-cols-12">
        <h2 id={`${id}-title`} className="text-card text-accent-text lg:col-span-3">
          {title}
        </h2>
        <div className="lg:col-span-9">
          <p className="max-w-[30ch] font-display text-section leading-[1.15] font-semibold tracking-tight">
            {statement}
          </p>
          <div className="mt-9 grid max-w-[60rem] gap-x-(--gutter) gap-y-5 md:grid-cols-2">{children}</div>
        </div>
      </div>
    </Section>
  );
}

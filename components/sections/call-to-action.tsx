import type { ReactNode } from "react";
import { FoldPlanes } from "@/components/art/planes";
import { Section } from "@/components/ui/section";

/** The closing band in the page's accent: one sentence and the way to a consultation. */
export function CallToAction({
  id,
  title,
  lead,
  actions,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  actions: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Section id={id} ground="accent" bleed={<FoldPlanes />}>
      <div className="max-w-[42rem]">
        <h2 id={`${id}-title`} className="text-section">
          {title}
        </h2>
        <p className="mt-5 max-w-[48ch] text-lead leading-normal">{lead}</p>
        <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">{actions}</div>
        {children}
      </div>
    </Section>
  );
}

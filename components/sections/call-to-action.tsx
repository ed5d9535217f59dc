import type { ReactNode } from "react";
import { FoldPlanes } from "@/components/art/planes";
import { ButtonLink } from "@/components/ui/button";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { site } from "@/content/site";

/**
 * The closing band in the page's accent: one sentence, the way to a consultation, and the address to write to.
 *
 * @param props.art A drawing that ends the page's story.
 */
export function CallToAction({
  id,
  title,
  lead,
  action,
  art,
}: {
  id: string;
  title: string;
  lead: string;
  action: ReactNode;
  art?: ReactNode;
}) {
  return (
    <Section id={id} surface="accent" bleed={art ? undefined : <FoldPlanes />}>
      <div className={art ? "grid items-center gap-x-(--gutter) gap-y-12 lg:grid-cols-[7fr_5fr]" : "max-w-[42rem]"}>
        <div>
          <SectionTitle id={id}>{title}</SectionTitle>
          <p className="mt-5 max-w-[48ch] text-lead leading-normal">{lead}</p>
          <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">
            {action}{" "}
            <ButtonLink look="text" href={`mailto:${site.email}`}>
              {site.email}
            </ButtonLink>
          </div>
        </div>
        {art && <div className="print:hidden">{art}</div>}
      </div>
    </Section>
  );
}

import type { ReactNode } from "react";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";

/**
 * Who the firm is, in a few sentences beside the title.
 *
 * @param props.statement Who founded it, where and when: set large.
 * @param props.children The sentences that follow, as running text.
 */
export function About({
  id,
  title,
  statement,
  children,
}: {
  id: string;
  title: string;
  statement: string;
  children: ReactNode;
}) {
  return (
    <Section id={id} surface="deep">
      <div className="about split">
        <SectionTitle id={id} title={title} />
        <div className="stack">
          <p className="statement">{statement}</p>
          <p className="text-lead">{children}</p>
        </div>
      </div>
    </Section>
  );
}

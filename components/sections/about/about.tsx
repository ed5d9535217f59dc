import type { ReactNode } from "react";
import { SectionTitle } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";

/**
 * Introduces the firm in a few sentences below the title.
 *
 * @param props.statement The founders, place and year, in large type.
 * @param props.children The rest of the introduction, as running text.
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
      <div className="about stack">
        <SectionTitle id={id} title={title} />
        <div className="split">
          <p className="statement">{statement}</p>
          <p className="text-lead">{children}</p>
        </div>
      </div>
    </Section>
  );
}

import type { ReactNode } from "react";
import { fitWords } from "@/components/ui/fit-words";
import { Section } from "@/components/ui/section";

/**
 * A page of plain text, such as an imprint or a privacy policy.
 *
 * @param props.children Headings (`h2`, `h3`), paragraphs, lists and links. Links can refer to the ids of headings.
 */
export function PlainText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section id="text">
      <div className="plain-text">
        <h1 id="text-title" className={fitWords(title)}>
          {title}
        </h1>
        {children}
      </div>
    </Section>
  );
}

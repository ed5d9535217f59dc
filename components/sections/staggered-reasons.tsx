import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Reason } from "@/content/reasons";

/** Short arguments that rise and fall across the page like the planes of the mark. */
export function StaggeredReasons({ id, title, reasons }: { id: string; title: string; reasons: readonly Reason[] }) {
  return (
    <Section id={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <ul className="staggered">
        {reasons.map((reason) => (
          <li key={reason.id}>
            <h3 className="text-card">{reason.title}</h3>
            <p className="mt-3 text-quiet">{reason.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

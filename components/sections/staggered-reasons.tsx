import { Section } from "@/components/ui/section";
import type { Reason } from "@/content/reasons";

/** Short arguments that rise and fall across the page like the planes of the mark. */
export function StaggeredReasons({ id, title, reasons }: { id: string; title: string; reasons: readonly Reason[] }) {
  return (
    <Section id={id} ground="deep">
      <div className="grid gap-x-(--gutter) gap-y-12 lg:grid-cols-12">
        <h2 id={`${id}-title`} className="text-section lg:col-span-4">
          {title}
        </h2>
        <ul className="staggered lg:col-span-8">
          {reasons.map((reason) => (
            <li key={reason.id}>
              <h3 className="text-title">{reason.title}</h3>
              <p className="mt-3 text-quiet">{reason.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

import { Section } from "@/components/ui/section";
import type { Industry } from "@/content/industries";

/** The industries as a ruled list with large names. Their links stay data: nothing renders them. */
export function Industries({ id, title, industries }: { id: string; title: string; industries: readonly Industry[] }) {
  return (
    <Section id={id} divided>
      <div className="grid gap-x-(--gutter) gap-y-10 lg:grid-cols-12">
        <h2 id={`${id}-title`} className="text-section lg:col-span-4">
          {title}
        </h2>
        <ul className="ruled-list lg:col-span-8">
          {industries.map((industry) => (
            <li key={industry.id} className="grid gap-x-(--gutter) gap-y-2 md:grid-cols-2">
              <h3 className="text-title">{industry.title}</h3>
              <p className="text-muted">{industry.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

import type { ReactNode } from "react";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { TechnologyCategory } from "@/content/technologies";

/** The tech stack: a picture of its layers beside what each is made of. */
export function TechnologyStack({
  id,
  title,
  lead,
  technologies,
  scene,
}: {
  id: string;
  title: string;
  lead: string;
  technologies: readonly TechnologyCategory[];
  scene: ReactNode;
}) {
  return (
    <Section id={id} surface="tint">
      <div className="grid items-center gap-x-(--gutter) gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7 lg:-ml-[2.5vw] lg:pr-[4vw]">{scene}</div>
        <div className="lg:col-span-5">
          <SectionHeading id={id} lead={lead}>
            {title}
          </SectionHeading>
          <dl className="mt-8">
            {technologies.map((category) => (
              <div
                key={category.id}
                className="grid gap-x-6 gap-y-1 border-t border-rule py-4 sm:grid-cols-[12rem_1fr]"
              >
                <dt className="font-semibold">{category.title}</dt>
                <dd className="text-muted">{category.items.join(", ")}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}

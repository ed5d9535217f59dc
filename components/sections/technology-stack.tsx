import { Fragment, type ReactNode } from "react";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { TechnologyCategory } from "@/content/technologies";

/** The tech stack, on the ground of the section before: a picture of its layers beside what each is made of. */
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
    <Section id={id} surface="tint" space="follow">
      <div className="grid gap-x-(--gutter) gap-y-10 md:grid-cols-12">
        <div className="md:col-span-full lg:col-span-5 lg:self-end">
          <SectionHeading id={id} lead={lead}>
            {title}
          </SectionHeading>
        </div>
        <div className="max-md:max-w-[32rem] md:col-span-7 md:col-start-6 md:row-start-2 md:self-center md:pl-[4vw] lg:row-span-2 lg:row-start-1">
          {scene}
        </div>
        <dl className="md:col-span-5">
          {technologies.map((category) => (
            <div
              key={category.id}
              className="grid gap-x-6 gap-y-1 border-t border-rule py-4 sm:grid-cols-[2fr_3fr] md:max-lg:grid-cols-1"
            >
              <dt className="font-semibold">{category.title}</dt>
              <dd className="text-muted">
                {category.items.map((item, index) => (
                  <Fragment key={item}>
                    {/* A name stays in one line. */}
                    <span className="inline-flex">{index < category.items.length - 1 ? `${item},` : item}</span>{" "}
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

import { Fragment, type ReactNode } from "react";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { TechnologyCategory } from "@/content/technologies";

/**
 * The tech stack, on the ground of the section before: a picture as wide as the window, the heading in its upper left
 * corner and what each part is made of in the lower right one.
 *
 * @param props.scene The picture, 1152 wide, whose left half is what a phone shows; both those corners are empty.
 * @param props.numbered Whether the parts are numbered, as they are in the picture.
 */
export function TechnologyStack({
  technologies,
  scene,
  numbered,
  ...heading
}: Heading & {
  technologies: readonly TechnologyCategory[];
  scene: ReactNode;
  numbered: boolean;
}) {
  return (
    <Section id={heading.id} surface="tint" space="follow">
      <div className="grid">
        <div className="z-1 lg:max-w-[30rem]">
          <SectionHeading {...heading} />
        </div>
        <div className="*:overflow-visible max-sm:-mt-[15%] max-sm:*:w-[155%]! max-sm:*:max-w-none lg:-mt-[12rem]">
          {scene}
        </div>
        <dl className="grid gap-x-(--gutter) max-sm:mt-8 sm:grid-cols-2 lg:-mt-[14%] lg:ml-auto lg:w-1/2">
          {technologies.map((category, index) => (
            <div
              key={category.id}
              className={`border-t border-rule py-4 ${numbered ? "grid grid-cols-[2.25rem_1fr] content-start" : ""}`}
            >
              <dt
                className={`mb-1 font-semibold ${numbered ? "col-span-full grid grid-cols-subgrid items-center" : ""}`}
              >
                {numbered && (
                  <span
                    aria-hidden="true"
                    className="grid size-6 place-items-center rounded-full bg-accent text-small leading-none text-on-accent"
                  >
                    {index + 1}
                  </span>
                )}{" "}
                {category.title}
              </dt>
              <dd className="col-start-2 text-muted">
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

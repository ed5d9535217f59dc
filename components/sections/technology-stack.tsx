import { Fragment, type ReactNode } from "react";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { TechnologyCategory } from "@/content/technologies";

/**
 * On a desk a line leads from each entry to its part: along the entry's rule, and up behind the picture, whose parts hide
 * its end. They are nested, since the picture rises to the right.
 */
const LEADER =
  "lg:before:absolute lg:before:right-full lg:before:bottom-full lg:before:border-b lg:before:border-l lg:before:border-inherit";

/** To where they lead, from the first entry on; further ones have no part. */
const LEADERS = [
  "lg:before:right-auto lg:before:left-[30%] lg:before:h-32 lg:before:border-b-0",
  "lg:before:h-52 lg:before:w-[11%]",
  "lg:before:h-60 lg:before:w-[31%]",
  "lg:before:h-68 lg:before:w-[58%]",
  "lg:before:h-72 lg:before:w-[98%]",
];

const MADE = "border-t-4 pt-[.8125rem] border-(--accent-4) lg:before:border-b-4 lg:before:border-l-4";

/**
 * The tech stack, on the ground of the section before: a picture as wide as the window, the heading in its upper left
 * corner and what each part is made of in the lower right one.
 *
 * @param props.made What is none of them, but made for each client: the second of the parts.
 * @param props.scene The picture, 1152 wide, whose left half is what a phone shows; both those corners are empty.
 */
export function TechnologyStack({
  technologies: [first, ...others],
  made,
  scene,
  ...heading
}: Heading & {
  technologies: readonly TechnologyCategory[];
  made: { title: string; items: string };
  scene: ReactNode;
}) {
  const entries = [...(first ? [first] : []), { id: "made", ...made, items: [made.items] }, ...others];
  return (
    <Section id={heading.id} surface="tint" space="follow">
      <div className="isolate grid">
        <div className="z-1 lg:max-w-[30rem]">
          <SectionHeading {...heading} />
        </div>
        <div className="pointer-events-none *:overflow-visible max-sm:-mt-[15%] max-sm:*:w-[155%]! max-sm:*:max-w-none lg:-mt-[12rem]">
          {scene}
        </div>
        <dl className="grid gap-x-(--gutter) max-lg:mt-8 sm:grid-cols-2 lg:-z-1 lg:-mt-[20%] lg:ml-auto lg:w-[44%] lg:grid-cols-1">
          {entries.map(({ id, title, items }, index) => (
            <div
              key={id}
              className={`relative grid content-start border-t py-4 max-lg:grid-cols-[2.5rem_1fr] ${id === "made" ? MADE : "border-accent-text"} ${index < LEADERS.length ? `${LEADER} ${LEADERS[index]}` : ""}`}
            >
              <dt className="col-span-full mb-1 grid grid-cols-subgrid items-center font-display text-card font-bold">
                {index < LEADERS.length && (
                  <span
                    aria-hidden="true"
                    className={`grid size-7 place-items-center rounded-full text-body leading-none lg:hidden ${id === "made" ? "bg-(--accent-4) text-(--on-accent-4)" : "bg-accent text-on-accent"}`}
                  >
                    {String.fromCharCode(65 + index)}
                  </span>
                )}{" "}
                <span className="col-start-2 lg:col-start-1">{title}</span>
              </dt>
              <dd className="text-muted max-lg:col-start-2">
                {items.map((item, index) => (
                  <Fragment key={item}>
                    {/* A name stays in one line. */}
                    <span className="inline-flex">{index < items.length - 1 ? `${item},` : item}</span>{" "}
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

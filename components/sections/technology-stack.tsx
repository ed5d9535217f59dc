import type { ReactNode } from "react";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { TechnologyCategory } from "@/content/schema/records";
import { Listed } from "./copy";
import { columnsOf } from "./even-rows";

/** On a desk a line leads from each entry up behind the picture, whose parts hide its end. */
const LEADER =
  "lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:border-t-0 lg:pt-1 lg:pb-0 lg:pl-4 lg:before:absolute lg:before:left-0 lg:before:-z-1 lg:before:bottom-0 lg:before:border-l lg:before:border-inherit";

/** To where they lead, from the first entry on, where there is one for each part. */
const LEADERS = [
  "lg:before:-top-32",
  "lg:before:-top-38",
  "lg:before:-top-60",
  "lg:before:-top-84 lg:before:border-l-4",
  "lg:before:-top-92",
];

/**
 * The tech stack, on the ground of the section before: a picture as wide as the window, the heading in its upper left
 * corner, and below each part what it is made of.
 *
 * @param props.made What is none of them, but made for each client: the last part but one.
 * @param props.parts What each part is called in the picture; not said, where there is another number of entries.
 * @param props.scene The picture, 1152 wide, whose upper left corner is empty. A desk leaves its first twentieth to the margin.
 */
export function TechnologyStack({
  technologies,
  made,
  parts,
  scene,
  ...heading
}: Heading & {
  technologies: readonly TechnologyCategory[];
  made: { title: string; items: string };
  parts: readonly string[];
  scene: ReactNode;
}) {
  const entries = technologies
    .map(({ id, title, items }) => ({ id, title, items: <Listed>{items}</Listed> }))
    .toSpliced(-1, 0, { id: "made", title: made.title, items: <>{made.items}</> });
  const leads = parts.length === entries.length;
  return (
    <Section id={heading.id} surface="tint">
      <div className="isolate">
        <div className="lg:max-w-[30rem]">
          <SectionHeading {...heading} />
        </div>
        <div className="pointer-events-none max-sm:mt-4 *:overflow-visible lg:-mt-[15.5rem] lg:-ml-[5%]">{scene}</div>
        <dl
          className={`relative -z-1 grid gap-x-(--gutter) max-lg:mt-8 ${leads ? "lg:auto-cols-fr lg:grid-flow-col" : columnsOf(entries.length, 4)}`}
        >
          {entries.map(({ id, title, items }, index) => (
            <div
              key={id}
              className={`relative border-t py-4 sm:max-lg:grid sm:max-lg:grid-cols-[1fr_2fr] sm:max-lg:items-baseline-last sm:max-lg:gap-x-(--gutter) ${id === "made" ? "border-(--accent-4) border-t-4 pt-[.8125rem]" : "border-accent-text"} ${leads ? `${LEADER} ${LEADERS[index] ?? ""}` : ""}`}
            >
              <dt className="mb-1 font-display text-card leading-tight font-bold">
                {leads && (
                  <span className="block font-text text-small font-semibold text-accent-text">{parts[index]}</span>
                )}{" "}
                {title}
              </dt>
              <dd className="text-pretty text-muted">{items}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

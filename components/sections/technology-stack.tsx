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

/** Below a desk each part stands beside its entry, and their axis runs through all of them. */
const AXIS =
  "max-sm:[--part:clamp(5rem,60vw-5.5rem,8.5rem)] sm:max-lg:[--part:clamp(8.5rem,27vw,14rem)] max-lg:before:absolute max-lg:before:inset-y-0 max-lg:before:z-1 max-lg:before:left-[calc(var(--part)/2)] max-lg:before:w-px max-lg:before:bg-[repeating-linear-gradient(var(--fg)_0_1rem,transparent_0_1.3rem,var(--fg)_0_1.45rem,transparent_0_1.75rem)]";
const ROW =
  "max-lg:grid max-lg:grid-cols-[var(--part)_1fr] max-lg:gap-x-5 max-lg:border-t-0 max-lg:py-3 sm:max-lg:gap-x-(--gutter)";

/**
 * The tech stack, on the ground of the section before: a picture as wide as the window, the heading in its upper left
 * corner, and below each part what it is made of.
 *
 * @param props.made If given: what is none of them, but made for each client: the last part but one.
 * @param props.parts What each part is called, and how it looks by itself; not said, where there is another number of entries.
 * @param props.scene The picture, if there is one, 1152 wide, whose upper left corner is empty. A desk leaves its first twentieth to the
 *   margin. Below a desk each entry has its part beside it, and those are the picture.
 */
export function TechnologyStack({
  technologies,
  made,
  parts = [],
  scene,
  ...heading
}: Heading & {
  technologies: readonly TechnologyCategory[];
  made?: { title: string; items: string };
  parts?: readonly { name: string; drawn: ReactNode }[];
  scene?: ReactNode;
}) {
  const named = technologies.map(({ id, title, items }) => ({ id, title, items: <Listed>{items}</Listed> }));
  const entries = made ? named.toSpliced(-1, 0, { id: "made", title: made.title, items: <>{made.items}</> }) : named;
  const leads = scene !== undefined && parts.length === entries.length;
  return (
    <Section id={heading.id} surface="tint">
      <div className="isolate">
        <div className={scene ? "lg:max-w-[30rem]" : ""}>
          <SectionHeading {...heading} />
        </div>
        {scene && (
          <div
            className={`pointer-events-none *:overflow-visible lg:-mt-[15.5rem] lg:-ml-[5%] ${leads ? "max-lg:hidden" : ""}`}
          >
            {scene}
          </div>
        )}
        <dl
          className={`relative grid gap-x-(--gutter) ${scene ? "" : "lg:mt-block"} max-lg:mt-8 lg:-z-1 ${leads ? `lg:auto-cols-fr lg:grid-flow-col ${AXIS}` : columnsOf(entries.length, 4)}`}
        >
          {entries.map(({ id, title, items }, index) => (
            <div
              key={id}
              className={`relative ${id === "made" ? "border-(--accent-4) border-t-4 pt-[.8125rem]" : "border-accent-text"} ${leads ? `${ROW} ${LEADER} ${LEADERS[index] ?? ""}` : "border-t py-4"}`}
            >
              <dt className="mb-1 font-display text-card leading-tight font-bold max-lg:contents">
                {leads && <span className="row-span-2 self-center lg:hidden">{parts[index]?.drawn}</span>}
                <span className="block self-end">
                  {leads && (
                    <span className="block font-text text-small font-semibold text-accent-text">
                      {parts[index]?.name}
                    </span>
                  )}{" "}
                  {title}
                </span>
              </dt>
              <dd className="text-pretty text-muted">{items}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

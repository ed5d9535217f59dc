import { type Heading, SectionHeading } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import type { TechnologyCategory } from "@/content/schema/records";
import { balanceColumns } from "@/lib/columns";

/**
 * The tech stack: a column for each category.
 *
 * @param props.note A remark in smaller type below the columns.
 */
export function TechnologyStack({
  technologies,
  note,
  ...heading
}: Heading & { technologies: readonly TechnologyCategory[]; note?: { title: string; text: string } }) {
  return (
    <Section id={heading.id} surface="tint">
      <SectionHeading {...heading} />
      <div className="technologies">
        <dl className={`columns most-${balanceColumns(technologies.length, 4)}`}>
          {technologies.map(({ id, title, items }) => (
            <div key={id}>
              <dt>{title}</dt>
              {items.map((item) => (
                <dd key={item}>{item}</dd>
              ))}
            </div>
          ))}
        </dl>
        {note && (
          <div className="note">
            <h3>{note.title}</h3>
            <p>{note.text}</p>
          </div>
        )}
      </div>
    </Section>
  );
}

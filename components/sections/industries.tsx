import type { Industry } from "@/content/industries";
import { RuledList } from "./ruled-list";
import { SplitSection } from "./split-section";

/** The industries as a ruled list with large names. Their links stay data: nothing renders them. */
export function Industries({ id, title, industries }: { id: string; title: string; industries: readonly Industry[] }) {
  return (
    <SplitSection id={id} divided title={title} columns={4}>
      <RuledList>
        {industries.map((industry) => (
          <li key={industry.id} className="grid gap-x-(--gutter) gap-y-2 md:grid-cols-2">
            <h3 className="text-title">{industry.title}</h3>
            <p className="text-muted">{industry.description}</p>
          </li>
        ))}
      </RuledList>
    </SplitSection>
  );
}

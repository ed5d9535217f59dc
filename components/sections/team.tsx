import { ArrowUpRight } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { SectionTitle } from "@/components/ui/heading";
import { TEXT_LINK } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import type { TeamMember } from "@/content/team";
import { frame, labels } from "@/content/words";

/** As many in a row as leave the last one full, or nearly so. One or two have their words beside the portrait. */
const COLUMNS = {
  1: "lg:*:grid-cols-[15rem_1fr]",
  2: "lg:grid-cols-2 lg:*:grid-cols-[12rem_1fr]",
  3: "lg:grid-cols-3",
  4: "lg:grid-cols-4",
  5: "lg:grid-cols-5",
} as const;

function columnsFor(people: number): string {
  const left = (columns: number) => (columns - (people % columns)) % columns;
  const most = [5, 4, 3].reduce((best, one) => (left(one) < left(best) ? one : best));
  return COLUMNS[(people <= 5 ? Math.max(people, 1) : most) as keyof typeof COLUMNS];
}

/** The whole team: portrait, role, a few sentences and the professional profile of each. */
export function Team({
  id,
  title,
  lead,
  team,
}: {
  id: string;
  title: string;
  lead: string;
  team: readonly TeamMember[];
}) {
  const beside = team.length <= 2;
  return (
    <Section id={id}>
      <div className="grid items-end gap-x-(--gutter) gap-y-5 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <SectionTitle id={id}>{title}</SectionTitle>
        </div>
        <p className="text-lead leading-normal text-muted lg:col-span-6">{lead}</p>
      </div>
      {/* One who would stand alone in a row of two has all of it. */}
      <ul className={`mt-block grid gap-x-(--gutter) gap-y-10 *:rise md:max-lg:grid-cols-2 ${columnsFor(team.length)}`}>
        {team.map((member) => (
          <li
            key={member.id}
            className={`grid grid-cols-[5rem_1fr] gap-5 min-[24rem]:grid-cols-[7rem_1fr] md:max-lg:last:odd:col-span-full ${beside ? "lg:gap-8" : "lg:grid-cols-1 lg:grid-rows-[auto_1fr]"}`}
          >
            <Avatar name={member.name} image={member.image} size="portrait" />
            <div className="flex min-w-0 flex-col items-start wrap-anywhere hyphens-auto *:[a]:mt-auto">
              <h3 className="text-card">{member.name}</h3>
              <p className="mt-1 font-semibold text-accent-text">{member.role}</p>
              <p className="mt-3 text-small text-muted">{member.description}</p>
              {member.profileUrl && (
                <a href={member.profileUrl} target="_blank" rel="noopener" className={`${TEXT_LINK} text-small`}>
                  {labels.profile}
                  <span className="sr-only">
                    {labels.of}
                    {member.name}
                    {frame.newTab}
                  </span>
                  <ArrowUpRight aria-hidden="true" size={16} />
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

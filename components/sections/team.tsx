import { ArrowUpRight } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { Section } from "@/components/ui/section";
import type { TeamMember } from "@/content/team";

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
  return (
    <Section id={id}>
      <div className="grid items-end gap-x-(--gutter) gap-y-5 lg:grid-cols-12">
        <h2 id={`${id}-title`} className="text-section lg:col-span-6">
          {title}
        </h2>
        <p className="text-lead leading-normal text-muted lg:col-span-6">{lead}</p>
      </div>
      <ul className="team-grid">
        {team.map((member) => (
          <li key={member.id}>
            <Avatar name={member.name} image={member.image} size="portrait" />
            <div>
              <h3 className="text-card">{member.name}</h3>
              <p className="mt-1 font-semibold text-accent-text">{member.role}</p>
              <p className="mt-3 text-small text-muted">{member.description}</p>
              {member.profileUrl && (
                <a href={member.profileUrl} target="_blank" rel="noopener" className="text-link text-small">
                  Profile
                  <span className="sr-only"> of {member.name} (opens in a new tab)</span>
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

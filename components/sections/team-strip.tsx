import { Avatar } from "@/components/ui/avatar";
import { Section } from "@/components/ui/section";
import type { TeamMember } from "@/content/team";

/** The team in one line: portraits with first names. Hover or focus gives the full name and the role. */
export function TeamStrip({ id, title, team }: { id: string; title: string; team: readonly TeamMember[] }) {
  return (
    <Section id={id} divided>
      <div className="team-strip">
        <h2 id={`${id}-title`} className="text-title">
          {title}
        </h2>
        <ul>
          {team.map((member) => (
            <li key={member.id}>
              <a
                href={member.profileUrl}
                target="_blank"
                rel="noopener"
                data-tooltip={`${member.name}, ${member.role}`}
              >
                <Avatar name={member.name} image={member.image} size={72} />
                <span className="sr-only"> Profile of </span>
                {member.name.split(" ")[0]}
                <span className="sr-only">{member.name.slice(member.name.indexOf(" "))} (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

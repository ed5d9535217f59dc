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
              {member.profileUrl ? (
                <a
                  href={member.profileUrl}
                  target="_blank"
                  rel="noopener"
                  data-tooltip={`${member.name}, ${member.role}`}
                >
                  <Avatar name={member.name} image={member.image} size={72} />
                  <span className="sr-only"> Profile of </span>
                  <Name of={member} />
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              ) : (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip opens on focus as it does on hover
                <span tabIndex={0} data-tooltip={`${member.name}, ${member.role}`}>
                  <Avatar name={member.name} image={member.image} size={72} />
                  <Name of={member} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The first name; the whole of it for who hears it. */
function Name({ of: { name } }: { of: TeamMember }) {
  const [first = name, ...others] = name.split(" ");
  return (
    <>
      {first}
      {others.length > 0 && <span className="sr-only"> {others.join(" ")}</span>}
    </>
  );
}

import { Avatar } from "@/components/ui/avatar";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { TeamMember } from "@/content/team";
import { frame, labels } from "@/content/words";

/** A portrait as wide as its part of the strip, over its name. */
const PORTRAIT =
  "block text-small font-semibold hyphens-auto *:first:outline-accent *:first:-outline-offset-3 hover:*:first:outline-3";

/** How wide a strip of so few becomes. */
const FEW = ["", "max-w-56", "max-w-112", "max-w-168"];

/** The team as one strip of portraits with first names. Hover or focus gives the full name and the role. */
export function TeamStrip({ id, title, team }: { id: string; title: string; team: readonly TeamMember[] }) {
  return (
    <Section id={id} divided>
      <SectionTitle id={id} look="title">
        {title}
      </SectionTitle>
      <ul className={`mt-8 grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-y-6 ${FEW[team.length] ?? ""}`}>
        {team.map((member) => (
          <li key={member.id}>
            {member.profileUrl ? (
              <a
                className={PORTRAIT}
                href={member.profileUrl}
                target="_blank"
                rel="noopener"
                data-tooltip={`${member.name}, ${member.role}`}
              >
                <Avatar name={member.name} image={member.image} size="portrait" />
                <span className="sr-only">
                  {" "}
                  {labels.profile}
                  {labels.of}
                </span>
                <Name of={member} />
                <span className="sr-only">{frame.newTab}</span>
              </a>
            ) : (
              <span
                className={PORTRAIT}
                role="img"
                aria-label={member.name}
                data-tooltip={`${member.name}, ${member.role}`}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip opens on focus as it does on hover
                tabIndex={0}
              >
                <Avatar name={member.name} image={member.image} size="portrait" /> <Name of={member} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The first name; the whole of it for who hears it. */
function Name({ of: { name } }: { of: TeamMember }) {
  const [first = name, ...others] = name.split(" ");
  return (
    <span className="block pt-2 pr-2">
      {first}
      {others.length > 0 && <span className="sr-only"> {others.join(" ")}</span>}
    </span>
  );
}

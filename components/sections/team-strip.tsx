import { Avatar } from "@/components/ui/avatar";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { TeamMember } from "@/content/team";
import { frame, labels } from "@/content/words";

/** A portrait over its name, as large as the row allows. */
const PORTRAIT =
  "grid grid-cols-1 justify-items-center gap-2 text-center text-small font-semibold wrap-anywhere hyphens-auto *:first:aspect-square *:first:h-auto *:first:w-full *:first:max-w-18 *:first:outline-accent hover:*:first:outline-3";

/** The team in one line: portraits with first names. Hover or focus gives the full name and the role. */
export function TeamStrip({ id, title, team }: { id: string; title: string; team: readonly TeamMember[] }) {
  return (
    <Section id={id} divided>
      <div className="grid items-center gap-x-(--gutter) gap-y-7 lg:grid-cols-[5fr_7fr]">
        <SectionTitle id={id} look="title">
          {title}
        </SectionTitle>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(3.25rem,1fr))] gap-x-[clamp(.5rem,1.8vw,1.5rem)] gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))]">
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
                  <Avatar name={member.name} image={member.image} size={72} />
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
                  <Avatar name={member.name} image={member.image} size={72} /> <Name of={member} />
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

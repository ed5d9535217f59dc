import { Avatar } from "@/components/ui/avatar";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { TeamMember } from "@/content/team";
import { theme } from "@/content/theme";
import { frame, labels } from "@/content/words";

/** A portrait as wide as its part of the strip, over its name. */
const PORTRAIT =
  "block text-small font-semibold hyphens-auto *:first:outline-accent *:first:-outline-offset-3 hover:*:first:outline-3";

/** How wide a strip of so few becomes, and how many stand beside each other from a tablet on: rows of one length, nearly. */
const FEW = ["", "max-w-56", "max-w-112", "max-w-168"];
const COLUMNS = [
  "",
  "sm:grid-cols-1",
  "sm:grid-cols-2",
  "sm:grid-cols-3",
  "sm:grid-cols-4",
  "sm:grid-cols-5",
  "sm:grid-cols-6",
];
const MOST = COLUMNS.length - 1;

/** Whoever has no portrait has initials on a colour of their own. */
const ACCENTS = Object.keys(theme.accents);

/** The team as one strip of portraits with first names and roles. Hover or focus gives the full name. */
export function TeamStrip({
  id,
  title,
  lead,
  team,
}: {
  id: string;
  title: string;
  lead?: string;
  team: readonly TeamMember[];
}) {
  const count = team.length;
  // A phone has three in a row; who would be left over stand two in a row, larger.
  const larger = count < 3 ? 0 : ([0, 4, 2][count % 3] ?? 0);
  return (
    <Section id={id}>
      <SectionHeading id={id} lead={lead}>
        {title}
      </SectionHeading>
      <ul
        className={`mt-block grid grid-cols-6 gap-y-6 ${COLUMNS[Math.ceil(count / Math.ceil(count / MOST))]} ${FEW[count] ?? ""}`}
      >
        {team.map((member, index) => (
          <li
            key={member.id}
            data-accent={ACCENTS[(index + Math.floor(index / 4)) % ACCENTS.length]}
            className={`sm:col-span-1 ${index < count - larger ? "col-span-2" : "col-span-3"}`}
          >
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

/** The first name, and the whole of it for who hears it; the role. */
function Name({ of: { name, role } }: { of: TeamMember }) {
  const [first = name, ...others] = name.split(" ");
  return (
    <span className="block pt-2 pr-2">
      {first}
      {others.length > 0 && <span className="sr-only"> {others.join(" ")}</span>}{" "}
      <span className="block text-note leading-snug font-normal text-muted">{role}</span>
    </span>
  );
}

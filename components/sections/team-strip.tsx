import { Avatar } from "@/components/ui/avatar";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { TeamMember } from "@/content/schema/records";
import { theme } from "@/content/theme";
import { frame, labels } from "@/content/words";
import { inRow } from "./even-rows";

/** A portrait as wide as its part of the strip, over its name. */
const PORTRAIT =
  "block max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4 text-small font-semibold hyphens-auto *:first:outline-accent *:first:-outline-offset-3 hover:*:first:outline-3";

/** How wide a strip of so few becomes, and how many stand beside each other from a tablet on. */
const FEW = ["", "sm:max-w-56", "sm:max-w-112", "sm:max-w-168"];
const COLUMNS = [
  "",
  "sm:grid-cols-1",
  "sm:grid-cols-2",
  "sm:grid-cols-3",
  "sm:grid-cols-4",
  "sm:grid-cols-5",
  "sm:grid-cols-6",
];

/** Whoever has no portrait has initials on a colour of their own. */
const ACCENTS = Object.keys(theme.accents);

/** The team as one strip of portraits with first names and roles. Hover or focus gives the full name. */
export function TeamStrip({
  team,
  parts = {},
  ...heading
}: Heading & {
  team: readonly TeamMember[];
  /** What some of them do for the visitor, by their ids. */
  parts?: Readonly<Record<string, string>>;
}) {
  const count = team.length;
  return (
    <Section id={heading.id}>
      <SectionHeading {...heading} beside />
      <ul className={`mt-block grid sm:gap-y-6 ${COLUMNS[inRow(count, 6)]} ${FEW[count] ?? ""}`}>
        {team.map((member, index) => (
          <li key={member.id} data-accent={ACCENTS[(index + Math.floor(index / 4)) % ACCENTS.length]}>
            <Person member={member} part={parts[member.id]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * The portrait, and for who hears it a link to the whole name; below it the first name, the role, and their part in it.
 */
function Person({ member: { name, role, image, profileUrl }, part }: { member: TeamMember; part: string | undefined }) {
  const [first = name, ...others] = name.split(" ");
  const shown = (
    <>
      <Avatar name={name} image={image} size="portrait" />{" "}
      {profileUrl && (
        <span className="sr-only">
          {labels.profile}
          {labels.of}
        </span>
      )}
      <span className="block pt-2 pr-2">
        <span className="font-display text-card leading-tight font-bold">{first}</span>
        {others.length > 0 && <span className="sr-only"> {others.join(" ")}</span>}{" "}
        <span className="block text-note leading-snug font-normal text-balance text-muted">{role}</span>{" "}
        {part && <span className="block text-note leading-snug">{part}</span>}
      </span>
      {profileUrl && <span className="sr-only">{frame.newTab}</span>}
    </>
  );
  const look = { className: PORTRAIT, "data-tooltip": `${name}, ${role}` };
  return profileUrl ? (
    <a {...look} href={profileUrl} target="_blank" rel="noopener">
      {shown}
    </a>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip opens on focus as it does on hover
    <span {...look} role="img" aria-label={name} tabIndex={0}>
      {shown}
    </span>
  );
}

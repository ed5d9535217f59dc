import { Avatar } from "@/components/ui/avatar";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { TeamMember } from "@/content/schema/records";
import { accents } from "@/content/theme";
import { frame, labels } from "@/content/words";

/** A portrait as wide as its column over its name; but for the first, on a phone with the words beside it. */
const PORTRAIT = "block hyphens-auto *:first:outline-accent *:first:-outline-offset-3 hover:*:first:outline-3 ";
const BESIDE = "max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4";

/** So many of the others in a row. */
const COLUMNS = ["", "lg:grid-cols-2", "lg:grid-cols-2", "lg:grid-cols-3", "lg:grid-cols-2 min-[75rem]:grid-cols-4"];

/** The team as portraits with first names and roles, the first of them large. Hover or focus gives the full name. */
export function TeamStrip({
  team,
  parts = false,
  ...heading
}: Heading & {
  team: readonly TeamMember[];
  /** Whether it says what each does in a search. */
  parts?: boolean;
}) {
  // Whoever has no portrait has initials on a colour of their own.
  const [first, ...others] = team.map((member, index) => (
    <li key={member.id} data-accent={accents[(index + Math.floor(index / 4)) % accents.length]}>
      <Person member={member} part={parts && member.part} large={index === 0} />
    </li>
  ));
  return (
    <Section id={heading.id}>
      <div className="grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-block sm:grid-cols-2 lg:grid-cols-[5fr_8fr] lg:grid-rows-[1fr_auto]">
        <div className="sm:max-lg:col-span-full">
          <SectionHeading {...heading} look="ending" />
        </div>
        <ul className="lg:order-first lg:row-span-2">{first}</ul>
        {others.length > 0 && (
          <ul className={`grid sm:grid-cols-2 sm:gap-y-6 ${COLUMNS[balancedColumns(others.length, 4)]}`}>{others}</ul>
        )}
      </div>
    </Section>
  );
}

/**
 * The portrait, and for who hears it a link to the whole name; below it the first name, the role, and their part in it.
 */
function Person({
  member: { name, role, image, profileUrl },
  part,
  large,
}: {
  member: TeamMember;
  part: string | false | undefined;
  large: boolean;
}) {
  const [first = name, ...others] = name.split(" ");
  const shown = (
    <>
      <Avatar name={name} image={image} size={large ? "lead" : "portrait"} />{" "}
      {profileUrl && (
        <span className="sr-only">
          {labels.profile}
          {labels.of}
        </span>
      )}
      <span className={`block pt-2 pr-2 leading-snug ${large ? "text-lead" : "text-small"}`}>
        <span className={`font-display leading-tight font-bold ${large ? "text-section" : "text-card"}`}>{first}</span>
        {others.length > 0 && <span className="sr-only"> {others.join(" ")}</span>}{" "}
        <span className="block text-balance text-muted">{role}</span>{" "}
        {part && <b className="block text-[1.1em]">{part}</b>}
      </span>
      {profileUrl && <span className="sr-only">{frame.newTab}</span>}
    </>
  );
  const look = { className: PORTRAIT + (large ? "" : BESIDE), "data-tooltip": `${name}, ${role}` };
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

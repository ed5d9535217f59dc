import { pickSizeClass, WIDER_LETTERS } from "@/components/art/words";
import { Person } from "@/components/sections/person";
import { Avatar } from "@/components/ui/avatar/avatar";
import { type Heading, SectionHeading } from "@/components/ui/heading/heading";
import { Island } from "@/components/ui/island";
import { Section } from "@/components/ui/section";
import type { TeamMember } from "@/content/schema/records";
import { accents } from "@/content/theme";
import { chrome, labels } from "@/content/words";
import { balanceColumns } from "@/lib/columns";
import { getGivenName } from "@/lib/given-name";
import { portraitOf } from "@/lib/images";

/** Portraits of the team with first names and roles; the first portrait is large. A tooltip shows the full name. */
export function TeamStrip({
  team,
  showsParts = false,
  ...heading
}: Heading & {
  team: readonly TeamMember[];
  /** Whether to show what each member does in a search for candidates, instead of the role. */
  showsParts?: boolean;
}) {
  // The first name has a separate font size. The others share the size at which the longest one fits.
  const [first, ...others] = team;
  const sizes = [first ? [first] : [], others].map((members) =>
    pickSizeClass(members.flatMap(splitName), undefined, WIDER_LETTERS),
  );
  // The accent is the background of the initials, for members without a portrait.
  const [lead, ...rest] = team.map((member, index) => (
    <li key={member.id} data-accent={accents[(index + Math.floor(index / 4)) % accents.length]}>
      <Member
        member={member}
        part={showsParts ? member.part : undefined}
        size={sizes[Math.min(index, 1)] ?? ""}
        isLarge={index === 0}
      />
    </li>
  ));
  return (
    <Section id={heading.id}>
      <div className="team-strip">
        <SectionHeading {...heading} look="ending" />
        <ul>{lead}</ul>
        {others.length > 0 && <ul className={`others columns most-${balanceColumns(others.length, 4)}`}>{rest}</ul>}
      </div>
    </Section>
  );
}

/** Splits the displayed name into words, between which a line may break. */
function splitName({ name, shortName = getGivenName(name) }: TeamMember): string[] {
  return shortName.split(/[\s-]/);
}

/**
 * A portrait with the first name, and the role or part. The accessible name of a link begins with this visible text,
 * for voice control, and ends with the full name.
 */
function Member({
  member: { name, shortName = getGivenName(name), role, image, profileUrl },
  part,
  size,
  isLarge,
}: {
  member: TeamMember;
  part: string | undefined;
  /** The class that sets the name's font size. */
  size: string;
  isLarge: boolean;
}) {
  return (
    <Island inline name="person" component={Person} props={{ name, role, profileUrl }}>
      <Avatar name={name} picture={portraitOf({ image })} size={isLarge ? "lead" : "portrait"} />{" "}
      <span className="words">
        <span className="name">
          <span className={size}>{shortName}</span>
        </span>{" "}
        <span className="role">{part ?? role}</span>
      </span>{" "}
      {profileUrl && (
        <span className="sr-only">
          {labels.profile}
          {labels.of}
          {name}
          {chrome.newTab}
        </span>
      )}
    </Island>
  );
}

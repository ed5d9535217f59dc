import { ArrowUpRight } from "lucide-react";
import { fittingSize } from "@/components/art/words";
import { Avatar } from "@/components/ui/avatar";
import { type Heading, SectionTitle } from "@/components/ui/heading";
import { TEXT_LINK } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import type { TeamMember } from "@/content/schema/records";
import { frame, labels } from "@/content/words";
import { inRow } from "./even-rows";

/** So many in a row. One or two have their words beside the portrait. */
const COLUMNS = [
  "",
  "lg:*:grid-cols-[15rem_1fr]",
  "lg:grid-cols-2 lg:*:grid-cols-[12rem_1fr]",
  "lg:grid-cols-3",
  "lg:grid-cols-4",
  "lg:grid-cols-5",
];

/**
 * The whole team below a few words as wide as the page, on a tablet a row for each: portrait, role, a few sentences and the
 * professional profile of each.
 */
export function Team({ team, id, title, statement, lead }: Heading & { team: readonly TeamMember[] }) {
  const beside = team.length <= 2;
  return (
    <Section id={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-(--gutter) gap-y-3">
        <SectionTitle id={id} title={title} look={statement ? "label" : "section"} />
        {lead && <p className="max-w-[58ch] text-lead leading-normal text-muted">{lead}</p>}
      </div>
      {statement && (
        <p className="@container mt-4 font-display font-extrabold">
          <span
            className={`-ml-[.035em] block leading-none tracking-[-0.035em] wrap-break-word [--most:100cqi] ${fittingSize([statement])}`}
          >
            {statement}
          </span>
        </p>
      )}
      <ul className={`mt-block grid gap-x-(--gutter) gap-y-8 *:rise ${COLUMNS[inRow(team.length, 5)]}`}>
        {team.map((member) => (
          <li
            key={member.id}
            className={`grid grid-cols-[7rem_1fr] items-center gap-x-5 gap-y-3 wrap-anywhere hyphens-auto md:items-start md:max-lg:grid-cols-[7rem_1fr_2fr] ${beside ? "lg:grid-rows-[auto_1fr] lg:gap-x-8" : "lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid"}`}
          >
            <div className={`max-md:row-span-2 ${beside ? "lg:row-span-2" : ""}`}>
              <Avatar name={member.name} image={member.image} size="portrait" />
            </div>
            <div className="min-w-0 max-md:self-end">
              <h3 className="text-card">{member.name}</h3>
              <p className="mt-1 font-semibold text-accent-text max-sm:text-small">{member.role}</p>
            </div>
            <div
              className={`flex min-w-0 flex-col items-start max-md:contents md:self-stretch ${beside ? "lg:col-start-2" : ""} *:[a]:mt-auto`}
            >
              <p className="text-small text-balance text-muted max-md:order-last max-md:col-span-full">
                {member.description}
              </p>
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

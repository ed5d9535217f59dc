import { ArrowUpRight } from "lucide-react";
import { Avatar } from "@/components/ui/avatar/avatar";
import { fitWords } from "@/components/ui/fit-words";
import { type Heading, SectionTitle } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import type { TeamMember } from "@/content/schema/records";
import { chrome, labels } from "@/content/words";
import { balanceColumns } from "@/lib/columns";
import { portraitOf } from "@/lib/images";

/** The whole team: portrait, role, short biography and professional profile of each member. */
export function Team({ team, id, title, lead }: Heading & { team: readonly TeamMember[] }) {
  return (
    <Section id={id}>
      <div className="repel">
        <SectionTitle id={id} title={title} />
        {lead && <p className="text-lead text-muted">{lead}</p>}
      </div>
      <ul className={`team columns most-${balanceColumns(team.length, 5)}`}>
        {team.map((member) => (
          <li key={member.id}>
            <div className="portrait">
              <Avatar name={member.name} picture={portraitOf(member)} size="portrait" />
            </div>
            <div className="name">
              <h3 className={fitWords(member.name)}>{member.name}</h3>
              <p>{member.role}</p>
            </div>
            <p className="bio">{member.description}</p>
            {member.profileUrl && (
              <a href={member.profileUrl} target="_blank" rel="noopener" className="link link-alone">
                {labels.profile}
                <span className="sr-only">
                  {labels.of}
                  {member.name}
                  {chrome.newTab}
                </span>
                <ArrowUpRight aria-hidden="true" size={16} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { ReactNode } from "react";
import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Industry } from "@/content/schema/records";
import { team } from "@/content/team";
import { ProofFigure } from "./proof-figure";
import { PersonByline } from "./speaker";

/**
 * The industries, each with a drawing of a typical document, our work with it, a team member from that industry and one
 * client's result. On a desktop the documents overlap like one sheet. `industries[].link` is not rendered.
 *
 * @param props.action A link below the list, for visitors from other industries.
 */
export function Industries({
  industries,
  action,
  ...heading
}: Heading & {
  industries: readonly Industry[];
  action?: ReactNode;
}) {
  if (industries.length === 0) return null;
  const figures = industries.flatMap(({ proof }) => proof?.value ?? []);
  return (
    <Section id={heading.id} surface="deep" cut="rising">
      <SectionHeading {...heading} />
      <div className="industries">
        <ul data-sheet={industries.every(({ picture }) => picture) || undefined}>
          {industries.map(({ id, title, description, picture, proof, insider }) => (
            <li key={id} className={picture && "unmirrored"} data-pictured={picture ? "" : undefined}>
              {picture && (
                <div className="document">
                  <Pictured picture={picture} />
                </div>
              )}
              <div>
                <h3>{title}</h3>
                <p className="text-muted">{description}</p>
                {insider && (
                  <PersonByline person={team.find((member) => member.id === insider.id)}>{insider.text}</PersonByline>
                )}
              </div>
              {proof && (
                <div>
                  <ProofFigure value={proof.value} row={figures}>
                    {proof.label} <b>{proof.client}</b>
                  </ProofFigure>
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
      {action && <div className="cluster mt-block">{action}</div>}
    </Section>
  );
}

import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Industry } from "@/content/schema/records";
import { team } from "@/content/team";
import { Somebody } from "./speaker";

/**
 * The industries, each as a paper of its trade, what is done with it and by whom of the team, and what that came to for one
 * client. The heading stands over the words. An industry without picture or proof is its name, large, beside its
 * description. Their links stay data: nothing renders them.
 */
export function Industries({ industries, ...heading }: Heading & { industries: readonly Industry[] }) {
  return (
    <Section id={heading.id} surface="deep" cut="rising">
      <div className={industries.some(({ picture }) => picture) ? "lg:ml-[calc((100%+var(--gutter))*5/12)]" : ""}>
        <SectionHeading {...heading} />
      </div>
      <ul className="mt-block *:rise *:border-t *:border-rule *:last:border-b *:py-[clamp(1.5rem,2.5vw,2.25rem)]">
        {industries.map(({ id, title, description, picture, proof, insider }) => (
          <li key={id} className="grid items-center gap-x-(--gutter) gap-y-5 md:grid-cols-12">
            {picture && (
              <div className="max-w-[34rem] md:col-span-6 lg:col-span-5 2xl:max-w-none *:overflow-visible">
                <Pictured picture={picture} />
              </div>
            )}
            <div
              className={`grid gap-x-(--gutter) gap-y-4 ${picture ? "items-start md:col-span-6 lg:col-span-7 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]" : "md:col-span-12 md:grid-cols-2"}`}
            >
              <div className={picture ? "" : "md:contents"}>
                <h3 className="text-title">{title}</h3>
                <p className={`max-w-[34rem] text-muted ${picture ? "mt-2" : "max-md:mt-2"}`}>{description}</p>
                {insider && (
                  <div className="mt-4 md:col-start-2">
                    <Somebody person={team.find((member) => member.id === insider.id)}>{insider.text}</Somebody>
                  </div>
                )}
              </div>
              {proof && (
                <p className={`text-balance text-body/[1.35] ${picture ? "" : "md:col-start-2"}`}>
                  <strong className="mb-1 block font-display text-[clamp(2.75rem,5vw,5.5rem)]/none font-bold tracking-tight whitespace-nowrap">
                    {proof.value}
                  </strong>{" "}
                  {proof.label} <b className="block font-semibold">{proof.client}</b>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

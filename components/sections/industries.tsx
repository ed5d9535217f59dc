import { Pictured } from "@/components/art/scenes";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Industry } from "@/content/industries";
import { RuledList } from "./ruled-list";

/**
 * The industries, each as a paper of its trade, what is done with it, and what that came to for one client. One without
 * picture or proof is its name, large, beside its description. Their links stay data: nothing renders them.
 */
export function Industries({ id, title, industries }: { id: string; title: string; industries: readonly Industry[] }) {
  return (
    <Section id={id} surface="deep" cut="rising">
      <SectionTitle id={id}>{title}</SectionTitle>
      <div className="mt-block">
        <RuledList>
          {industries.map(({ id, title, description, picture, proof }) => (
            <li key={id} className="grid items-center gap-x-(--gutter) gap-y-5 md:grid-cols-12">
              {picture && (
                <div className="max-w-[34rem] md:col-span-5 *:overflow-visible">
                  <Pictured picture={picture} />
                </div>
              )}
              <div
                className={
                  picture
                    ? `grid gap-y-2 md:col-span-7 ${proof ? "lg:col-span-4" : ""}`
                    : `grid gap-x-(--gutter) gap-y-2 md:grid-cols-2 ${proof ? "md:col-span-9" : "md:col-span-12"}`
                }
              >
                <h3 className="text-title">{title}</h3>
                <p className="max-w-[34rem] text-muted">{description}</p>
              </div>
              {proof && (
                <p
                  className={`text-small text-muted lg:col-span-3 ${picture ? "md:max-lg:col-span-7 md:max-lg:col-start-6" : "md:col-span-3"}`}
                >
                  <strong className="block font-display text-[clamp(2.5rem,5vw,4.5rem)]/[1.05] font-bold tracking-tight text-(--fg)">
                    {proof.value}
                  </strong>{" "}
                  {proof.label} <b className="mt-1 block font-semibold text-(--fg)">{proof.client}</b>
                </p>
              )}
            </li>
          ))}
        </RuledList>
      </div>
    </Section>
  );
}

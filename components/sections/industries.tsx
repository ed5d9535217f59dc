import { Pictured } from "@/components/art/scenes";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Industry } from "@/content/industries";
import { RuledList } from "./ruled-list";

/** Each paper is drawn out further than the one above it, as from a file, by a column at a time. */
const DRAWN_OUT = [
  { paper: "", words: "lg:col-span-7" },
  { paper: "lg:col-start-2", words: "lg:col-span-6" },
  { paper: "lg:col-start-3", words: "lg:col-span-5" },
] as const;

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
          {industries.map(({ id, title, description, picture, proof }, index) => {
            const { paper, words } = DRAWN_OUT[index % 3] ?? DRAWN_OUT[0];
            return (
              <li key={id} className="grid items-center gap-x-(--gutter) gap-y-5 md:grid-cols-12">
                {picture && (
                  <div
                    className={`max-w-[34rem] md:col-span-6 lg:col-span-5 2xl:max-w-none *:overflow-visible ${paper}`}
                  >
                    <Pictured picture={picture} />
                  </div>
                )}
                <div
                  className={`grid gap-x-(--gutter) gap-y-2 ${picture ? `md:col-span-6 ${words}` : "md:col-span-12 md:grid-cols-2"}`}
                >
                  <h3 className="text-title">{title}</h3>
                  <p className="max-w-[34rem] text-muted">{description}</p>
                  {proof && (
                    <p className={`mt-2 flex flex-wrap items-end gap-x-5 ${picture ? "" : "md:col-start-2"}`}>
                      <strong className="font-display text-[clamp(2.75rem,5vw,4.5rem)]/none font-bold tracking-tight whitespace-nowrap text-accent-text">
                        {proof.value}
                      </strong>{" "}
                      <span className="max-w-[17rem] min-w-[7rem] flex-1 text-balance text-body/[1.35]">
                        {proof.label} <b className="block font-semibold">{proof.client}</b>
                      </span>
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </RuledList>
      </div>
    </Section>
  );
}

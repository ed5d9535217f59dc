import type { ReactNode } from "react";
import { Pictured } from "@/components/art/scenes";
import { fittingSize } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Industry } from "@/content/schema/records";
import { team } from "@/content/team";
import { ProofFigure } from "./proof-figure";
import { Somebody } from "./speaker";

/**
 * The industries as one long sheet that comes in from the window's edge, a paper of its trade for each, and beside it what
 * is done with it, by whom of the team, and what that came to for one client. An industry without picture or proof is its
 * name, large, beside its description. Their links stay data: nothing renders them.
 */
export function Industries({
  industries,
  action,
  ...heading
}: Heading & {
  industries: readonly Industry[];
  /** Below them, for whose own is none of them. */
  action?: ReactNode;
}) {
  if (industries.length === 0) return null;
  const isSheet = industries.every(({ picture }) => picture);
  const isRuled = industries.every(({ picture }) => !picture);
  const list = isSheet ? SHEET : isRuled ? "*:border-t *:border-rule *:last:border-b" : "";
  const figures = industries.map(({ proof }) => proof?.value ?? "");
  return (
    <Section id={heading.id} surface="deep" cut="rising">
      <SectionHeading {...heading} />
      <ul className={`mt-block *:rise ${list}`}>
        {industries.map(({ id, title, description, picture, proof, insider }) => (
          <li
            key={id}
            className={`grid gap-y-5 md:grid-cols-2 ${picture ? PAPER : "gap-x-(--gutter) py-[clamp(1.5rem,2.5vw,2.25rem)]"}`}
          >
            {picture && (
              <div className="*:overflow-visible md:pr-(--gutter) md:max-[78rem]:col-span-2">
                <Pictured picture={picture} />
              </div>
            )}
            <div className={picture ? `${BESIDE} gap-y-2 min-[78rem]:pr-(--gutter)` : "contents"}>
              <h3 className={picture ? "text-card" : "text-title"}>{title}</h3>
              <p className="max-w-[34rem] text-balance text-muted min-[78rem]:text-[clamp(.9375rem,1.4vw,1.125rem)]">
                {description}
              </p>
              {insider && (
                <div className={picture ? "mt-2" : "md:col-start-2"}>
                  <Somebody person={team.find((member) => member.id === insider.id)}>{insider.text}</Somebody>
                </div>
              )}
            </div>
            {proof && (
              <div className={picture ? BESIDE : "md:col-start-2"}>
                <ProofFigure value={proof.value} size={`[--most:4rem] ${fittingSize(figures)}`} look="text-small">
                  <span className="block">
                    {proof.label} <b className="block font-semibold">{proof.client}</b>
                  </span>
                </ProofFigure>
              </div>
            )}
          </li>
        ))}
      </ul>
      {action && <div className="mt-block flex flex-wrap items-center gap-x-7 gap-y-5 text-balance">{action}</div>}
    </Section>
  );
}

/** Papers of one height, which lie on each other. */
const SHEET = "min-[78rem]:auto-rows-fr min-[78rem]:grid min-[78rem]:pt-9";

/** On a desk its words and its proof stand beside it, on a tablet beside each other below it. */
const PAPER =
  "max-[78rem]:pt-14 md:max-[78rem]:gap-x-(--gutter) md:max-[78rem]:pt-24 min-[78rem]:grid-cols-[calc(50%+var(--gutter)/2)_6fr_5fr] min-[78rem]:grid-rows-1 min-[78rem]:items-center";

const BESIDE = "grid content-start border-rule min-[78rem]:h-full min-[78rem]:pt-6 min-[78rem]:border-t";

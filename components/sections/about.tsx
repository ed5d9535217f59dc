import { Fragment, type ReactNode } from "react";
import { OpenedPlane } from "@/components/art/opened-mark";
import { ButtonLink } from "@/components/ui/button";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";

interface Fold {
  /** On its plane. */
  word: string;
  text: string;
  /** Where it is told at length. */
  links: readonly { label: string; href: string }[];
  /** A paper of its work, on its plane. */
  paper?: ReactNode;
}

/**
 * What the firm is, as its mark opened: one sentence set large, and below each plane what it stands for.
 *
 * @param props.folds One for each plane, from left to right: as many as the mark can show, and a single one is no fold.
 */
export function About({ folds, ...heading }: Heading & { folds: readonly [Fold, Fold] | readonly [Fold, Fold, Fold] }) {
  return (
    <Section id={heading.id} surface="deep">
      <SectionHeading {...heading} beside />
      {/* Planes that overlap (opened-mark.tsx), and below each its words. */}
      <ul className="mt-block flex gap-y-3 max-md:flex-col md:*:flex-1 md:*:not-first:-ml-[3.75%]">
        {folds.map(({ word, text, links, paper }, at) => (
          <li key={word}>
            <OpenedPlane at={at} of={folds.length} word={word}>
              {paper}
            </OpenedPlane>
            <div className="mt-4">
              <p className="text-balance">{text}</p>
              <p className="flex flex-wrap gap-x-6">
                {links.map(({ label, href }) => (
                  <Fragment key={href}>
                    <ButtonLink look="text" href={href}>
                      {label}
                    </ButtonLink>{" "}
                  </Fragment>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

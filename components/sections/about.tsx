import { Fragment, type ReactNode } from "react";
import { OpenedPlane } from "@/components/art/opened-mark";
import { ButtonLink } from "@/components/ui/button";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Proof } from "@/content/schema/records";

interface Fold {
  /** On its plane. */
  word: string;
  text: string;
  /** Where it is told at length. */
  links: readonly { label: string; href: string }[];
  /** What it came to for one client. */
  proof?: Proof;
  /** A paper of its work, on its plane. */
  paper?: ReactNode;
}

/**
 * What the firm is, as its mark opened: one sentence set large, and below each plane what it stands for and came to.
 *
 * @param props.folds One for each plane, from left to right: as many as the mark can show, and a single one is no fold.
 */
export function About({ folds, ...heading }: Heading & { folds: readonly [Fold, Fold] | readonly [Fold, Fold, Fold] }) {
  return (
    <Section id={heading.id} surface="deep">
      <SectionHeading {...heading} beside />
      {/* Planes that overlap (opened-mark.tsx), and below each its words, from where it is clear of the one before. */}
      <ul className="mt-block flex gap-y-12 max-md:flex-col md:*:flex-1 md:*:not-first:-ml-[3.75%]">
        {folds.map(({ word, text, links, proof, paper }, at) => (
          <li key={word}>
            <OpenedPlane at={at} of={folds.length} word={word}>
              {paper}
            </OpenedPlane>
            <div className={`mt-6 md:pr-4 ${at ? "md:pl-[10.5%]" : ""}`}>
              <p className="text-balance">{text}</p>
              {proof && (
                <p className="mt-4 mb-1 text-small text-balance">
                  <strong className="block font-display text-title/tight font-bold tracking-tight">
                    {proof.value}
                  </strong>{" "}
                  {proof.label} <b className="block font-semibold">{proof.client}</b>
                </p>
              )}
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

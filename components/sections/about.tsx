import { Fragment, type ReactNode } from "react";
import { OpenedPlane, PLANES } from "@/components/art/opened-mark";
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
 * What the firm is, as its mark opened: one sentence set large, and below each plane what it stands for and came to. With
 * one fold, or more than the mark can show, they are a list.
 */
export function About({
  folds,
  ...heading
}: Heading & {
  /** One for each plane, from left to right. */
  folds: readonly Fold[];
}) {
  const drawn = folds.length >= PLANES.fewest && folds.length <= PLANES.most;
  return (
    <Section id={heading.id} surface="deep">
      <SectionHeading {...heading} beside />
      <ul
        className={
          drawn
            ? PLANES_AND_WORDS
            : "mt-block border-b border-rule *:grid *:items-baseline *:gap-x-(--gutter) *:border-t *:border-rule *:py-4 md:*:grid-cols-[1fr_2fr_1fr]"
        }
      >
        {folds.map(({ word, text, links, proof, paper }, at) => (
          <li key={word}>
            {drawn ? (
              <OpenedPlane at={at} of={folds.length} word={word}>
                {paper}
              </OpenedPlane>
            ) : (
              <p className="font-display text-title leading-tight font-bold">{word}</p>
            )}
            <div className={drawn ? `mt-6 md:pr-4 ${at ? "md:pl-[10.5%]" : ""}` : "contents"}>
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

/** Planes that overlap (opened-mark.tsx), and below each its words, from where it is clear of the one before. */
const PLANES_AND_WORDS = "mt-block flex gap-y-12 max-md:flex-col md:*:flex-1 md:*:not-first:-ml-[3.75%]";

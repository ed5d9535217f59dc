import { Fragment, type ReactNode } from "react";
import { OpenedMark, PLANES } from "@/components/art/opened-mark";
import { ButtonLink } from "@/components/ui/button";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";

interface Fold {
  /** On its plane. */
  word: string;
  text: string;
  /** Where it is told at length. */
  links: readonly { label: string; href: string }[];
}

/**
 * What the firm is, as its mark opened: one sentence set large, and below each plane what it stands for. With one fold, or
 * more than the mark can show, they are a list.
 */
export function About({
  id,
  title,
  statement,
  folds,
  children,
}: {
  id: string;
  title: string;
  statement: string;
  /** One for each plane, from left to right. */
  folds: readonly Fold[];
  children: ReactNode;
}) {
  const drawn = folds.length >= PLANES.fewest && folds.length <= PLANES.most;
  return (
    <Section id={id} space="follow">
      <div className="grid items-end gap-x-(--gutter) gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <SectionTitle id={id} look="label">
            {title}
          </SectionTitle>
          <p className="mt-4 max-w-[20ch] font-display text-section leading-[1.1] font-bold tracking-tight text-balance">
            {statement}
          </p>
        </div>
        <div className="text-lead leading-normal text-muted lg:col-span-6">{children}</div>
      </div>
      {drawn && <OpenedMark words={folds.map(({ word }) => word)} />}
      <ul
        className={
          drawn
            ? UNDER_PLANES
            : "mt-block border-b border-rule *:grid *:items-baseline *:gap-x-(--gutter) *:border-t *:border-rule *:py-4 md:*:grid-cols-[1fr_2fr_1fr]"
        }
      >
        {folds.map(({ word, text, links }) => (
          <li key={word}>
            {!drawn && <p className="font-display text-title leading-tight font-bold">{word}</p>}
            <p>{text}</p>
            <p className="flex flex-wrap gap-x-6">
              {links.map(({ label, href }) => (
                <Fragment key={href}>
                  <ButtonLink look="text" href={href}>
                    {label}
                  </ButtonLink>{" "}
                </Fragment>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** As wide as the planes above, each beginning where its plane is clear of the one before (opened-mark.tsx). */
const UNDER_PLANES =
  "flex gap-y-6 max-md:flex-col md:gap-x-[3.75%] md:*:flex-1 md:*:first:basis-[3.75%] md:*:last:basis-[3.75%]";

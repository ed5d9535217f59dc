import type { ReactNode } from "react";
import { OpenedMark } from "@/components/art/opened-mark";
import { ButtonLink } from "@/components/ui/button";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";

interface Fold {
  /** On its plane. */
  word: string;
  text: string;
  label: string;
  href: string;
}

/** What the firm is, as its mark opened: one sentence set large, and below each plane what it stands for. */
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
  /** One for each plane of the mark, in its order. */
  folds: readonly [Fold, Fold, Fold];
  children: ReactNode;
}) {
  return (
    <Section id={id} space="follow">
      <div className="grid items-end gap-x-(--gutter) gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionTitle id={id} look="label">
            {title}
          </SectionTitle>
          <p className="mt-4 max-w-[20ch] font-display text-section leading-[1.1] font-bold tracking-tight text-balance">
            {statement}
          </p>
        </div>
        <div className="text-muted lg:col-span-5">{children}</div>
      </div>
      <OpenedMark words={folds.map(({ word }) => word)} />
      <ul className="grid gap-x-(--gutter) gap-y-6 md:grid-cols-3">
        {folds.map(({ text, label, href }) => (
          <li key={href}>
            <p>{text}</p>
            <ButtonLink look="text" href={href}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { OpenedMark } from "@/components/art/opened-mark";
import { ButtonLink } from "@/components/ui/button";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";

interface Fold {
  /** Its part of the sentence that stands over all planes, in lines. */
  says: readonly string[];
  word: string;
  text: string;
  /** Where it is told at length. */
  link: { label: string; href: string };
}

/**
 * What the firm is, as its mark opened: one sentence written over the planes, and below each what it stands for.
 *
 * @param props.folds One for each plane, from left to right: as many as the mark can show, and a single one is no fold.
 */
export function About({
  id,
  title,
  lead,
  folds,
}: {
  id: string;
  title: string;
  lead: string;
  folds: readonly [Fold, Fold] | readonly [Fold, Fold, Fold];
}) {
  const said = folds.map(({ says }) => says);
  return (
    <Section id={id} surface="deep">
      <SectionTitle id={id} title={title} look="label" />
      <p className="sr-only">{said.flat().join(" ")}</p>
      <p className="mt-4 mb-8 max-w-[46rem] text-lead leading-normal text-muted">{lead}</p>
      <OpenedMark words={said} />
      <ul className="mt-6 flex gap-y-5 max-md:flex-col md:*:flex-1 md:*:not-first:-ml-[3.75%]">
        {folds.map(({ word, text, link }) => (
          <li key={word}>
            <h3 className="text-title">{word}</h3>
            <p className="mt-1 text-balance">{text}</p>
            <ButtonLink look="text" href={link.href}>
              {link.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { Metadata } from "next";
import { Fragment, type ReactNode } from "react";
import { findExamples } from "@/lib/examples";

interface Props {
  params: Promise<{ name: string }>;
}

export const dynamicParams = false;

export async function generateStaticParams() {
  return [...(await findExamples()).keys()].map((name) => ({ name }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `${(await params).name}: examples` };
}

/** The examples of one component, each with its name. */
export default async function ExamplePage({ params }: Props) {
  const { name } = await params;
  const file = (await findExamples()).get(name);
  const { default: examples }: { default: Readonly<Record<string, ReactNode>> } = await import(
    `@/components/${file}.examples.tsx`
  );
  return (
    <div data-accent="accent-1">
      <main id="main">
        <h1 className="wrapper py-l text-section">{name}</h1>
        {Object.entries(examples).map(([title, example]) => (
          <Fragment key={title}>
            <h2 data-surface="paper" className="wrapper border-t border-rule py-s text-note text-muted">
              {title}
            </h2>
            {example}
          </Fragment>
        ))}
      </main>
    </div>
  );
}

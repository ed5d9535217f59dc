import type { Metadata } from "next";
import { findExamples } from "@/lib/examples";

export const metadata: Metadata = { title: "Examples of components" };

/** A list of all components with examples. */
export default async function ExamplesPage() {
  const names = [...(await findExamples()).keys()].sort();
  return (
    <main id="main" className="wrapper py-block">
      <h1 className="text-section">Examples of components</h1>
      <ul className="mt-l">
        {names.map((name) => (
          <li key={name}>
            <a className="link link-alone" href={`/examples/${name}/`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

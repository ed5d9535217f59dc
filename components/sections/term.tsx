"use client";

import { Tooltip } from "@/components/ui/tooltip/tooltip";

/** A term of the glossary, with its explanation as a tooltip. */
export function Term({ term, explanation }: { term: string; explanation: string }) {
  // Treats a term in capitals as an abbreviation.
  const Element = /\p{Lu}/u.test(term) && !/\p{Ll}/u.test(term) ? "abbr" : "dfn";
  return (
    // Below the term, so that it does not cover the price above it.
    <Tooltip text={explanation} side="bottom">
      <Element tabIndex={0} className="term">
        {term}
      </Element>
    </Tooltip>
  );
}

import type { ReactNode } from "react";
import { fitWords } from "@/components/ui/fit-words";
import { Section } from "@/components/ui/section";
import { preventTitleWidows } from "@/content/words";
import { ACTIONS, sizeOf } from "./hero";

/** On a desk, above the floor. */
const BESIDE = "lg:col-span-4 lg:pb-[calc(28.5%+3.25rem)]";

/** What the next section stands on. */
const FLOORS = { tint: "bg-accent-tint", night: "bg-(--night)" };

/** As large as leaves a short title two lines of so many letters, or, with few, three on a tablet. */
const LARGE = [
  [20, "sm:text-[min(11vw,var(--fit))]/none lg:text-[min(clamp(4rem,9.4vw,7.5rem),var(--fit))]/none"],
  [22, "sm:text-[min(8.4vw,6.75rem,var(--fit))]/none"],
  [24, "sm:text-[min(8.1vw,6.75rem,var(--fit))]/none"],
] as const;

/** Where the words and the drawing stand on a desk: beside each other, or the drawing below, for a window's whole width. */
const PLACES = {
  right: { words: BESIDE, scene: "lg:col-span-8 lg:self-end lg:pl-3" },
  /** On a small desk, where the words would be higher than the drawing, it is below them. */
  left: {
    words: "lg:col-span-full min-[78rem]:col-[9/-1] min-[78rem]:row-start-2 min-[78rem]:pb-[calc(28.5%+2rem)]",
    scene: "lg:col-span-full min-[78rem]:col-span-8 min-[78rem]:row-start-2 min-[78rem]:self-end min-[78rem]:pr-3",
  },
  across: {
    words: "lg:col-span-full lg:grid lg:grid-cols-2 lg:gap-x-(--gutter) lg:*:mt-0 lg:*:first:-mt-[.35em]",
    scene: "lg:col-span-9 lg:col-start-4",
  },
};

/** Without a drawing. */
const ALONE = { words: "lg:col-span-8", scene: "" };

/** How many letters the longer of two lines has, at least. */
const inTwo = (title: string) =>
  Math.min(title.length, ...[...title.matchAll(/ /g)].map(({ index }) => Math.max(index, title.length - index - 1)));

/**
 * The first screen of a page whose drawing stands on a floor in the accent, which the next section goes on with: the
 * title over all columns, and the words beside the drawing or, below a desk, over it.
 *
 * @param props.scene A drawing that stands on its lowest quarter, on a phone its lowest fifth. Without one there is no floor.
 * @param props.drawn On which side of the words, on a desk; or below them, for a drawing that goes on to both edges of the
 * window.
 */
export function StandingHero({
  id = "hero",
  title,
  lead,
  actions,
  scene,
  floor = "night",
  drawn = "right",
}: {
  id?: string;
  title: string;
  lead: ReactNode;
  actions: ReactNode;
  scene?: ReactNode;
  floor?: keyof typeof FLOORS;
  drawn?: keyof typeof PLACES;
}) {
  const words = preventTitleWidows(title);
  const place = scene ? PLACES[drawn] : ALONE;
  return (
    <Section id={id} surface="accent" space={scene ? "stage" : "hero"}>
      <div className="isolate grid grid-cols-1 gap-x-(--gutter) gap-y-5 sm:gap-y-10 lg:grid-cols-12 lg:gap-y-6">
        <h1
          id={`${id}-title`}
          className={`lg:col-span-full ${sizeOf(title)} ${fitWords(words)} ${LARGE.find(([most]) => inTwo(words) <= most)?.[1] ?? ""}`}
        >
          {words}
        </h1>
        <div className={place.words}>
          <p className="max-w-[28.5em] text-lead leading-normal text-muted">{lead}</p>
          <div className={`mt-8 ${ACTIONS}`}>{actions}</div>
        </div>
        {scene && (
          <div className={`relative ${place.scene}`}>
            {scene}
            {/* The floor, once the drawing is there: it would move with what that makes room for. The section clips it. */}
            <div className={`absolute -inset-x-[100vw] top-[80%] sm:top-[71%] -bottom-[100vh] -z-1 ${FLOORS[floor]}`} />
          </div>
        )}
      </div>
    </Section>
  );
}

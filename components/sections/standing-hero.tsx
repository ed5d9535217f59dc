import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";
import { titled } from "@/content/words";
import { ACTIONS, sizeOf } from "./hero";

/** What the next section stands on. */
const FLOORS = { tint: "bg-accent-tint", night: "bg-(--night)" };

/** As large as leaves a short title two lines of so many letters, or, with few, three on a tablet. */
const LARGE = [
  [20, "sm:text-[11vw]/none lg:text-[clamp(4rem,9.4vw,7.5rem)]/none"],
  [22, "sm:text-[min(8.4vw,6.75rem)]/none"],
  [24, "sm:text-[min(8.1vw,6.75rem)]/none"],
] as const;

/** How many letters the longer of two lines has, at least. */
const inTwo = (title: string) =>
  Math.min(title.length, ...[...title.matchAll(/ /g)].map(({ index }) => Math.max(index, title.length - index - 1)));

/**
 * The first screen of a page whose drawing stands on a floor in the accent, which the next section goes on with: the
 * title over all columns, the words in the first of them, and below a desk over the drawing.
 *
 * @param props.scene A drawing that stands on its lowest quarter, on a phone its lowest fifth.
 */
export function StandingHero({
  id = "hero",
  title,
  lead,
  actions,
  scene,
  floor,
}: {
  id?: string;
  title: string;
  lead: ReactNode;
  actions: ReactNode;
  scene: ReactNode;
  floor: keyof typeof FLOORS;
}) {
  const words = titled(title);
  return (
    <Section id={id} surface="accent" space="stage">
      <div className="isolate grid gap-x-(--gutter) gap-y-5 sm:gap-y-10 lg:grid-cols-12 lg:gap-y-6">
        <h1
          id={`${id}-title`}
          className={`lg:col-span-full ${sizeOf(title)} ${LARGE.find(([most]) => inTwo(words) <= most)?.[1] ?? ""}`}
        >
          {words}
        </h1>
        <div className="lg:col-span-4 lg:pb-[calc(28.5%+2rem)]">
          <p className="max-w-[28.5em] text-lead leading-normal text-muted">{lead}</p>
          <div className={`mt-8 ${ACTIONS}`}>{actions}</div>
        </div>
        <div className="relative lg:col-span-8 lg:self-end lg:pl-3">
          {/* The floor. The section clips it. */}
          <div className={`absolute -inset-x-[100vw] top-[80%] sm:top-[71%] -bottom-[100vh] -z-1 ${FLOORS[floor]}`} />
          {scene}
        </div>
      </div>
    </Section>
  );
}

import type { ReactNode } from "react";
import { Mark } from "@/components/art/mark";
import { LayeredScene, type Layers } from "@/components/art/scene";
import { fitWords } from "@/components/ui/fit-words";
import { Section } from "@/components/ui/section";
import type { Accent } from "@/content/theme";
import { preventTitleWidows } from "@/content/words";

/**
 * The first screen of a page: what it offers in one sentence, the way to it, and a drawn scene of the work. Without one,
 * the words have more room, and on a desk the firm's mark stands beside them.
 */
export function Hero({
  id = "hero",
  title,
  lead,
  actions,
  scene,
  band,
}: {
  id?: string;
  /** With links in it, it is written for the largest size. */
  title: ReactNode;
  lead: ReactNode;
  /** The second may be a further link, and the last the Speaker. */
  actions: ReactNode;
  scene?: ReactNode;
  /**
   * The same drawn low, for a window that has no room beside the words: below the title, from edge to edge. Beside them
   * it goes as far as the window's edge, whole. Its shapes come after all words, which need not wait for them.
   */
  band?: Layers;
}) {
  const parts = band?.layers.map((layer, nth) => ({ id: `band-${nth}`, layer })) ?? [];
  return (
    <Section id={id} space="hero">
      <div className="grid grid-cols-1 items-center gap-x-(--gutter) gap-y-12 lg:grid-cols-12">
        <div
          className={
            scene
              ? "lg:col-span-6 lg:[--room:calc(50vw-var(--outside))]"
              : "lg:col-span-8 lg:[--room:calc(66vw-var(--outside))]"
          }
        >
          <h1
            id={`${id}-title`}
            className={
              typeof title !== "string"
                ? WIDE_OPEN
                : `${title.length <= 40 ? WIDE : sizeOf(title)} ${fitWords(preventTitleWidows(title))}`
            }
          >
            {typeof title === "string" ? preventTitleWidows(title) : title}
          </h1>
          {band && (
            <div className={`mt-4 -mx-(--margin) max-sm:mt-2 lg:hidden ${FALLING}`}>
              <LayeredScene {...band} layers={parts.map(({ id }) => <use key={id} href={`#${id}`} />)} />
            </div>
          )}
          <p className="mt-6 max-lg:mt-4 max-w-[28.5em] pe-2 text-lead leading-normal text-muted max-sm:mt-2 sm:max-lg:max-w-none">
            {lead}
          </p>
          <div className={`mt-9 max-lg:mt-5 max-sm:mt-4 ${ACTIONS}`}>{actions}</div>
          {band && (
            <svg aria-hidden="true" className="hidden">
              {parts.map(({ id, layer }) => (
                <g key={id} id={id}>
                  {layer}
                </g>
              ))}
            </svg>
          )}
        </div>
        {scene ? (
          <div className={`lg:col-span-6 ${band ? `${BLEEDING} ${FALLING}` : ""}`}>{scene}</div>
        ) : (
          <div className="hidden lg:col-span-3 lg:col-start-10 lg:block">
            <Mark place="hero" />
          </div>
        )}
      </div>
    </Section>
  );
}

/**
 * One of the things that the firm does, in the title or the lead: underlined in the color of its page, with the sign that
 * follows. As a text of its own that would shift when the font comes, and so would a second link in its line.
 *
 * @param props.and Of two things in one: the color of the second, below the last fifth of the words.
 */
export function OfferLink({
  accent,
  and,
  href,
  children,
}: {
  accent: Accent;
  and?: Accent;
  href: string;
  children: ReactNode;
}) {
  return (
    <a data-accent={accent} href={href} className={and ? `${SHARED} ${ENDS[and]}` : UNDERLINED}>
      {children}
    </a>
  );
}

const UNDERLINED =
  "-mx-1 px-1 underline [text-decoration-skip-ink:none] decoration-accent decoration-[.09em] underline-offset-[.1em] hover:decoration-[.14em]";
const SHARED =
  "[background:linear-gradient(90deg,var(--accent)_81%,var(--end)_0)_0_93.5%/100%_.09em_no-repeat] forced-colors:underline";
const ENDS: Partial<Record<Accent, string>> = {
  "accent-1": "[--end:var(--accent-1)]",
  "accent-2": "[--end:var(--accent-2)]",
  "accent-3": "[--end:var(--accent-3)]",
  "accent-4": "[--end:var(--accent-4)]",
};

/**
 * The actions of a hero. On a phone the last stays with the first, and the second comes below them. Elsewhere a width of
 * its own says whether the Speaker has room beside them: its letters change theirs when the fonts come. That it is the last
 * is known only when all of them have come.
 */
export const ACTIONS =
  "flex flex-wrap items-center gap-x-7 gap-y-5 max-sm:*:nth-2:order-1 [&>div]:basis-68 [&>div]:grow";

/** As wide as the window, below a desk. */
const WIDE = "text-[min(11.3vw,5.5rem,var(--fit))] lg:text-[min(var(--text-hero),var(--fit))]";
/**
 * There or in its column: its longest line has some 18 letters in the one, and 12 in the other. Four lines leave room in
 * the window for the way on.
 */
const WIDE_OPEN =
  "text-[min(10.1vw,4.5rem)] sm:text-[7.9vw] lg:text-hero min-[80rem]:text-[clamp(3rem,23svh-6rem,1.12*var(--text-hero))] 2xl:text-[clamp(4.2vw,23svh-5vw,5.4vw)]";

/** As large as leaves words beside a drawing room for four lines or so. */
export function sizeOf(title: string): string {
  if (title.length <= 64) return "text-[min(var(--text-hero),var(--fit))]";
  if (title.length <= 100) return "text-[min(calc(var(--text-hero)*.74),var(--fit))]";
  return "text-[min(var(--text-section),var(--fit))]";
}

/** Ends at the edge of the window, and is no higher than that, but where it is very wide. */
const BLEEDING =
  "max-lg:hidden lg:-my-[clamp(0rem,3vw,4rem)] lg:-mr-(--outside) lg:*:ml-auto lg:*:w-[min(100%,max((100svh-var(--bar)-6rem)*1.1,40vw))]";

/** Its layers come from above, since from the side the words would cross the folds on their way. */
const FALLING = "[--from:translateY(-1rem)]";

import type { ReactNode } from "react";
import { Mark } from "@/components/art/mark";
import { TEXT_LINK } from "@/components/ui/link";
import { Section, type Surface } from "@/components/ui/section";
import type { Proof } from "@/content/schema/records";
import type { Accent } from "@/content/theme";

/**
 * The first screen of a page: what it offers in one sentence, the way to it, and a drawn scene of the work. Without one,
 * the words have more room, and on a desk the firm's mark stands beside them.
 */
export function Hero({
  id = "hero",
  surface,
  title,
  lead,
  actions,
  scene,
  band,
  below,
}: {
  id?: string;
  surface?: Surface;
  /** With links in it, it is written for the largest size. */
  title: ReactNode;
  lead: ReactNode;
  /** The second may be a further link, and the last the Speaker. */
  actions: ReactNode;
  scene?: ReactNode;
  /**
   * The same drawn low, for a window that has no room beside the words: below the title, from edge to edge. Both are
   * drawn on beyond their frames then, by their last layer, and run out of the window; on a phone the band fills it.
   */
  band?: ReactNode;
  /** Across the page, below both. */
  below?: ReactNode;
}) {
  return (
    <Section id={id} surface={surface} space="hero">
      <div className="grid items-center gap-x-(--gutter) gap-y-12 lg:grid-cols-12">
        <div className={scene ? "lg:col-span-6" : "lg:col-span-8"}>
          <h1 id={`${id}-title`} className={typeof title === "string" ? sizeOf(title) : WIDE_OPEN}>
            {title}
          </h1>
          {band && (
            <div className={`mt-7 -mx-(--margin) max-sm:mt-3 max-sm:*:*:last:hidden sm:*:w-[74%] lg:hidden ${FALLING}`}>
              {band}
            </div>
          )}
          <p className="mt-6 max-w-[28.5em] pe-2 text-lead leading-normal text-muted max-sm:mt-3 sm:max-lg:max-w-none">
            {lead}
          </p>
          {/* On a phone the last stays with the first, and the second comes below them. */}
          <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3 max-lg:mt-5 max-sm:*:nth-2:order-1">
            {actions}
          </div>
        </div>
        {scene ? (
          <div className={`lg:col-span-6 ${band ? `${BLEEDING} ${FALLING}` : ""}`}>{scene}</div>
        ) : (
          <div className="hidden lg:col-span-3 lg:col-start-10 lg:block">
            <Mark place="hero" />
          </div>
        )}
      </div>
      {below}
    </Section>
  );
}

/** One of the things that the firm does, in the title: underlined in the color of its page. */
export function OfferLink({ accent, href, children }: { accent: Accent; href: string; children: ReactNode }) {
  return (
    <a
      data-accent={accent}
      href={href}
      className="underline decoration-accent decoration-[.09em] underline-offset-[.1em] hover:decoration-[.14em]"
    >
      {children}
    </a>
  );
}

/** What each thing that the firm does came to for one client, below a line as under its words in the title. */
export function ProofIndex({
  proofs,
}: {
  proofs: readonly { accent: Accent; href: string; word: string; proof?: Proof | undefined }[];
}) {
  return (
    <ul className="mt-block grid gap-x-(--gutter) gap-y-5 sm:grid-cols-3">
      {proofs.map(({ accent, href, word, proof }) => (
        <li key={href} data-accent={accent} className="relative border-t-4 border-accent pt-1">
          <a href={href} className={`${TEXT_LINK} after:absolute after:inset-0`}>
            {word}
          </a>
          {proof && (
            <p className="text-small text-muted max-sm:flex max-sm:items-baseline">
              <strong className="block flex-none max-sm:min-w-32 font-display text-section leading-[1.1] font-bold tracking-tight text-(--fg)">
                {proof.value}
              </strong>{" "}
              <span className="text-balance">
                {proof.label} <b className="block font-semibold">{proof.client}</b>
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** As wide as its column or, where there is but one, the window: its longest line has some 18 letters there, and 13 here. */
const WIDE_OPEN = "text-[min(11.3vw,5.5rem)] lg:text-hero 2xl:text-[5.4vw]";

/** As large as leaves words beside a drawing room for four lines or so. */
export function sizeOf(title: string): string {
  if (title.length <= 64) return "text-hero";
  return title.length <= 100 ? "text-[calc(var(--text-hero)*.74)]" : "text-section";
}

/**
 * From the end of the words to the edge of the window, which cuts what is drawn beyond the frame, and no higher than the
 * window.
 */
const BLEEDING =
  "max-lg:hidden lg:-my-[clamp(0rem,3vw,4rem)] lg:-mr-(--outside) lg:-ml-(--gutter) lg:*:w-[min(100%,(100svh-var(--bar)-2rem)*1.02)]";

/** Its layers come from above, since from the side the words would cross the folds on their way. */
const FALLING = "[--from:translateY(-1rem)]";

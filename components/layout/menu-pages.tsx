import { fittingSize } from "@/components/art/words";
import { fitWords } from "@/components/ui/fit-words";
import { pageLinks } from "@/lib/navigation";

/**
 * All pages in the menu, each a leaf of one folded sheet, from edge to edge of the window: its name and what it offers,
 * and what that came to. They take the room that is left, so that all of the menu is in sight.
 *
 * @param props.current The address of the page that one is on, if it is one of them.
 */
export function MenuPages({ current }: { current: string }) {
  const name = fitWords(
    pageLinks()
      .map(({ label }) => label)
      .join(" "),
  );
  const size = fittingSize(pageLinks().flatMap(({ figure }) => figure?.value ?? []));
  return (
    <ul className="grid grow overflow-clip [--cut:1rem] pt-6 sm:auto-rows-fr lg:hidden">
      {pageLinks().map(({ label, href, accent, says, figure }) => (
        <li key={href} data-accent={accent} data-surface="accent" className="grid leaf-over">
          <a
            href={href}
            aria-current={href === current ? "page" : undefined}
            className="grid grid-cols-[1fr_clamp(7.5rem,36vw,12rem)] content-center items-baseline-last gap-x-4 gap-y-1 px-(--margin) pt-6 pb-5.5 text-note/[1.3] font-medium text-balance hover:*:first:underline aria-[current]:*:first:underline focus-visible:-outline-offset-6 sm:grid-cols-2 sm:py-7 sm:text-body/[1.3]"
          >
            <b className={`${LABEL} ${name}`}>{label}</b> <span className={SAID}>{says}</span>{" "}
            {figure && (
              <>
                <b className="@container col-start-2 row-start-1 font-display font-extrabold tracking-[-.035em]">
                  <span className={`block leading-none whitespace-nowrap [--most:3.25rem] ${size}`}>
                    {figure.value}
                  </span>
                </b>{" "}
                <span className={SAID}>{figure.label}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** As large as the longest word of all names has room, beside the figures. */
const LABEL =
  "font-display text-[min(clamp(1.375rem,6.7vw,2.25rem),var(--fit))]/[1.1] tracking-tight decoration-[.09em] underline-offset-[.16em] wrap-break-word hyphens-auto [--room:calc(100vw-2*var(--margin)-clamp(7.5rem,36vw,12rem)-1rem)] sm:[--room:calc(50vw-var(--margin)-1rem)]";

/** Below a page's name and its figure, where the window is high enough. */
const SAID = "row-start-2 self-start [@media(width<40rem)_and_(height<44rem)]:hidden";

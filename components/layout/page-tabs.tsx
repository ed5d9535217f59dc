import { frame } from "@/content/words";
import { pageLinks } from "@/lib/navigation";

/** A flag in the page's accent that hangs as far as the page is meant, and then has a corner cut at the slope of the folds. */
const FLAG =
  "[--drop:5px] [--nick:0px] hover:[--drop:100%] hover:[--nick:.5rem] aria-[current]:[--drop:100%] aria-[current]:[--nick:.5rem] before:absolute before:inset-0 before:-z-1 before:bg-accent before:transition-[clip-path] before:[clip-path:polygon(0_0,100%_0,100%_calc(var(--drop)-var(--nick)),calc(100%-2.53*var(--nick))_var(--drop),0_var(--drop))]";

/**
 * The pages of the site as tabs that hang from the bar and scroll away: from any page to any other without the footer.
 * On a phone only the beginning of a long name is seen, and a name of several words stands on as many lines, so that all
 * tabs are in sight at once.
 *
 * @param props.current The address of the page that one is on, if it is one of them.
 */
export function PageTabs({ current }: { current?: string }) {
  const pages = pageLinks();
  if (pages.length < 2) return null;
  return (
    <nav aria-label={frame.pages}>
      <ul className="frame flex flex-wrap gap-x-1">
        {pages.map(({ label, tab, href, accent }) => (
          <li key={href} data-accent={accent} className="max-sm:w-min max-sm:min-w-11">
            <a
              href={href}
              aria-current={href === current ? "page" : undefined}
              className={`relative isolate flex h-full min-h-11 items-center pt-1 pr-6 pl-3 text-note/[1.1] font-semibold transition-colors hover:text-on-accent aria-[current]:text-on-accent max-xs:text-[0.8125rem] max-sm:justify-center max-sm:px-2 forced-colors:aria-[current]:underline ${FLAG}`}
            >
              <span>
                {tab}
                <span className="max-sm:sr-only">{label.slice(tab.length)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

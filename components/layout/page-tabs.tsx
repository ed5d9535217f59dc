import { ShortLabel } from "@/components/ui/short-label";
import { chrome } from "@/content/words";
import { getPageLinks } from "@/lib/navigation";

/**
 * The site's pages as tabs that hang from the bar and scroll away with the page. On a phone, a long name is shortened
 * and a name of several words takes several lines, so that all tabs are visible at once.
 *
 * @param props.current The address of the current page, if it is in the list.
 */
export function PageTabs({ current }: { current?: string }) {
  const pages = getPageLinks();
  if (pages.length < 2) return null;
  return (
    <nav aria-label={chrome.pages} className="page-tabs">
      <ul className="wrapper">
        {pages.map(({ label, tab, href, accent }) => (
          <li key={href} data-accent={accent}>
            <a href={href} aria-current={href === current ? "page" : undefined}>
              <span>
                <ShortLabel label={label} short={tab} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { ShortLabel } from "@/components/ui/short-label";
import { chrome } from "@/content/words";
import { pageLinks } from "@/lib/navigation";

/**
 * The pages of the site as tabs that hang from the bar and scroll away: from any page to any other without the footer.
 * On a phone only a part of a long name is shown, and a name of several words takes as many lines, so that all
 * tabs are in sight at once.
 *
 * @param props.current The address of this page, if it is one of them.
 */
export function PageTabs({ current }: { current?: string }) {
  const pages = pageLinks();
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

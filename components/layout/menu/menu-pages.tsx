import { getPageLinks } from "@/lib/navigation";

/**
 * All pages in the menu, each on one leaf of a folded sheet across the window: the page's name and its offer. The
 * leaves share the remaining height, so that the whole menu is visible.
 *
 * @param props.current The address of the current page, if it is in the list.
 */
export function MenuPages({ current }: { current: string }) {
  const pages = getPageLinks();
  return (
    <ul className="menu-pages">
      {pages.map(({ label, href, accent, shareTitle }) => (
        <li key={href} data-accent={accent} data-surface="accent" className="leaf-over">
          <a href={href} aria-current={href === current ? "page" : undefined}>
            <b>{label}</b> <span>{shareTitle}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

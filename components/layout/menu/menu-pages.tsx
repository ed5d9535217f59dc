import { pickSizeClass } from "@/components/art/words";
import { getPageLinks } from "@/lib/navigation";

/**
 * All pages in the menu, each on one leaf of a folded sheet across the window: the page's name, its offer and a figure
 * that proves it. The leaves share the remaining height, so that the whole menu is visible.
 *
 * @param props.current The address of the current page, if it is in the list.
 */
export function MenuPages({ current }: { current: string }) {
  const pages = getPageLinks();
  const figureSize = pickSizeClass(pages.flatMap(({ figure }) => figure?.value ?? []));
  const nameSize = pickSizeClass(pages.flatMap(({ label }) => label.split(" ")));
  return (
    <ul className="menu-pages">
      {pages.map(({ label, href, accent, shareTitle, figure }) => (
        <li key={href} data-accent={accent} data-surface="accent" className="leaf-over">
          <a href={href} aria-current={href === current ? "page" : undefined}>
            <b className="name">
              <span className={nameSize}>{label}</span>
            </b>{" "}
            <span>{shareTitle}</span>{" "}
            {figure && (
              <>
                <b className="figure">
                  <span className={figureSize}>{figure.value}</span>
                </b>{" "}
                <span>{figure.label}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { fittingSize } from "@/components/art/words";
import { pageLinks } from "@/lib/navigation";

/**
 * All pages in the menu, each a leaf of one folded sheet from edge to edge of the window: its name, what it offers and a
 * figure that proves it. They share the room that is left, so that all of the menu is in sight.
 *
 * @param props.current The address of this page, if it is one of them.
 */
export function MenuPages({ current }: { current: string }) {
  const pages = pageLinks();
  const figureSize = fittingSize(pages.flatMap(({ figure }) => figure?.value ?? []));
  const nameSize = fittingSize(pages.flatMap(({ label }) => label.split(" ")));
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

import { chrome } from "@/content/words";
import type { NavLink } from "@/lib/navigation";

/**
 * Links to the page's sections.
 *
 * @param props.current The address of the section in view.
 */
export function MenuSections({ links, current }: { links: readonly NavLink[]; current?: string | undefined }) {
  return (
    <>
      <p className="menu-title">{chrome.onPage}</p>
      <ul className="menu-sections cluster">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? "true" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

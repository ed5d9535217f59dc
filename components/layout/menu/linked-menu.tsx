import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { chrome } from "@/content/words";
import type { NavLink } from "@/lib/navigation";
import { MenuSections } from "./menu-sections";

/**
 * The menu of a page without script (see MobileMenu). It is open while the address has the hash `#menu`. Links to
 * sections close it, and so does the cross, which links to `#bar`.
 *
 * @param props.children The rest of the menu, after the links to sections.
 */
export function LinkedMenu({ links, children }: { links: readonly NavLink[]; children: ReactNode }) {
  return (
    <>
      <a href="#menu" className="menu-button" aria-label={chrome.menu}>
        <Menu aria-hidden="true">
          <desc>{chrome.menu}</desc>
        </Menu>
      </a>
      <a href="#bar" className="menu-button" aria-label={chrome.closeMenu}>
        <X aria-hidden="true">
          <desc>×</desc>
        </X>
      </a>
      <nav id="menu" className="menu" aria-label={chrome.main}>
        <MenuSections links={links} />
        <div className="menu-rest">{children}</div>
      </nav>
    </>
  );
}

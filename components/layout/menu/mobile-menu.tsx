"use client";

import { Menu, X } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useCurrentSection } from "@/components/layout/use-current-section";
import type { IslandContent } from "@/components/ui/island";
import { chrome } from "@/content/words";
import type { NavLink } from "@/lib/navigation";
import { MenuSections } from "./menu-sections";

/**
 * Links to the page's sections. In a wide window they are in the bar, in a narrow one in a menu that a button opens
 * (header.css).
 *
 * The menu is a native popover, so that it opens and closes before React has started, and the browser handles Escape
 * and presses outside the menu. React adds the state for assistive technology, closes the menu when a link is chosen or
 * the window becomes too wide for the button, and marks the current section. Browsers with SVG switched off show the
 * `<desc>` of an icon.
 *
 * @param props.content The rest of the menu, after these links.
 */
export function MobileMenu({ links, content }: { links: readonly NavLink[]; content: IslandContent }) {
  /**
   * Whether the menu is open. Undefined until React has started, because the browser itself tells assistive technology
   * the state of a popover.
   */
  const [isOpen, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const current = useCurrentSection(links);

  useEffect(() => {
    // Browsers without popovers have no menu.
    if (!menu.current || !button.current || !("hidePopover" in menu.current)) return;
    setOpen(menu.current.matches(":popover-open"));
    const observer = new ResizeObserver(() => button.current?.offsetWidth === 0 && menu.current?.hidePopover());
    observer.observe(button.current);
    return () => observer.disconnect();
  }, []);

  function handleClick({ target }: MouseEvent): void {
    // Until React has started, booking/press-keeper.ts does the same.
    if (isOpen && target instanceof Element && target.closest("a")) menu.current?.hidePopover();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="menu-button"
        popoverTarget="menu"
        aria-label={chrome.menu}
        aria-expanded={isOpen}
      >
        <Menu aria-hidden="true">
          <desc>{chrome.menu}</desc>
        </Menu>
        <X aria-hidden="true">
          <desc>×</desc>
        </X>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is also clicked by a key */}
      <nav
        ref={menu}
        id="menu"
        className="menu"
        popover="auto"
        aria-label={chrome.main}
        onToggle={({ newState }) => setOpen(newState === "open")}
        onClick={handleClick}
      >
        <MenuSections links={links} current={current} />
        <div className="menu-rest" {...content} />
      </nav>
    </>
  );
}

"use client";

import { Menu, X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { chrome } from "@/content/words";

/**
 * Links to the page's sections. If the bar has room, they are in the bar. Otherwise they are in a menu, which the
 * button before them opens (header.css).
 *
 * The menu is a native popover, so that it opens and closes before the script has run; startMenu adds the rest. On a
 * page without a script, the menu is open while the address has the hash `#menu`. Choosing a section closes it, and so
 * does the cross, which links to `#bar`. Browsers with SVG switched off show the `<desc>` of an icon.
 */
export function MobileMenu({ hasScript, children }: { hasScript: boolean; children: ReactNode }) {
  useEffect(startMenu, []);
  return (
    <>
      {hasScript ? (
        <button type="button" className="menu-button" popoverTarget="menu" aria-label={chrome.menu}>
          <Menu aria-hidden="true">
            <desc>{chrome.menu}</desc>
          </Menu>
          <X aria-hidden="true">
            <desc>×</desc>
          </X>
        </button>
      ) : (
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
        </>
      )}
      <nav id="menu" className="menu" popover={hasScript ? "auto" : undefined} aria-label={chrome.main}>
        {children}
      </nav>
    </>
  );
}

/**
 * Adds the menu's state for assistive technology, closes the menu when a section is chosen or the window becomes too
 * wide for the menu button, and marks the link to the current section. The browser handles Escape and presses outside
 * the menu.
 */
export function startMenu(): void {
  const menu = document.getElementById("menu");
  const button = document.querySelector<HTMLElement>('[popovertarget="menu"]');
  if (!menu || !button) return;
  markCurrentSection(menu);
  if (!("hidePopover" in menu)) return;

  button.setAttribute("aria-expanded", "false");
  menu.addEventListener("toggle", (event) => {
    button.setAttribute("aria-expanded", String(event.newState === "open"));
  });
  menu.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) menu.hidePopover();
  });
  new ResizeObserver(() => {
    if (button.offsetWidth === 0) menu.hidePopover();
  }).observe(button);
}

/**
 * Marks the link to the section that crosses the middle of the window. The first section is not marked, because the
 * page's tab already is.
 */
function markCurrentSection(menu: HTMLElement): void {
  const links = new Map<Element, Element>();
  for (const link of menu.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const section = document.getElementById(link.hash.slice(1));
    if (section) links.set(section, link);
    link.toggleAttribute("data-top", !section?.previousElementSibling);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = links.get(target);
        if (isIntersecting) link?.setAttribute("aria-current", "true");
        else link?.removeAttribute("aria-current");
      }
    },
    { rootMargin: "-45% 0px -55% 0px" },
  );
  for (const section of links.keys()) observer.observe(section);
}

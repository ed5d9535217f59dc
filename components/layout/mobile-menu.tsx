"use client";

import { Menu, X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { chrome } from "@/content/words";

/**
 * Links to the page's sections: in the bar where there is room, else in a menu that the button before them opens
 * (header.css). The menu is a native popover, so that it opens and closes before script has run; startMenu adds what is
 * missing. On a page that never runs script, the menu is open while the address names it: choosing a section closes it,
 * and so does the cross, which names the bar.
 */
export function MobileMenu({ hasScript, children }: { hasScript: boolean; children: ReactNode }) {
  useEffect(startMenu, []);
  return (
    <>
      {hasScript ? (
        <button type="button" className="menu-button" popoverTarget="menu" aria-label={chrome.menu}>
          <Menu aria-hidden="true" />
          <X aria-hidden="true" />
        </button>
      ) : (
        <>
          <a href="#menu" className="menu-button" aria-label={chrome.menu}>
            <Menu aria-hidden="true" />
          </a>
          <a href="#bar" className="menu-button" aria-label={chrome.closeMenu}>
            <X aria-hidden="true" />
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
 * Tells assistive tools the menu's state, closes the menu when a section is chosen or the window gets too wide for its
 * button, and marks the link to the section that is being read. The browser itself handles Escape and presses outside.
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

/** Marks the link to the section that crosses the middle of the window. The first section has the page's tab as its mark. */
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

"use client";

import { Menu, X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { frame } from "@/content/words";

const BUTTON = "order-1 -mr-2.5 grid size-11 flex-none cursor-pointer place-items-center lg:hidden";

/** The icon follows the popover. In a browser without there is none; the footer has all pages, and the page itself the rest. */
const OPENS =
  "[&:has(+nav:popover-open)>:first-child]:hidden not-[:has(+nav:popover-open)]:*:last:hidden not-supports-[selector(:popover-open)]:max-lg:hidden";

/** Fills the window below the bar, and from `lg` on stands within it, where it is no menu any more. */
const NAV =
  "size-auto flex-col overscroll-contain bg-paper text-ink max-lg:fixed max-lg:inset-0 max-lg:top-(--bar) max-lg:overflow-auto lg:static lg:block lg:overflow-visible motion-safe:transition-[translate] motion-safe:starting:open:-translate-y-2";
const POPOVER = "max-lg:open:flex not-supports-[selector(:popover-open)]:max-lg:hidden";
const NAMED = "max-lg:flex max-lg:not-target:hidden";

/**
 * The page's own links: in the bar where there is room, else a menu that the button before them opens. It is a native
 * popover, so that it opens and closes without script; startMenu adds what is missing. A page that never has script has
 * one that is open while the address names it, so that the choice of a section closes it, as the cross does, which names
 * the bar.
 */
export function MobileMenu({ hasScript, children }: { hasScript: boolean; children: ReactNode }) {
  useEffect(startMenu, []);
  return (
    <>
      {hasScript ? (
        <button type="button" className={`${BUTTON} ${OPENS}`} popoverTarget="menu" aria-label={frame.menu}>
          <Menu aria-hidden="true" />
          <X aria-hidden="true" />
        </button>
      ) : (
        <>
          <a href="#menu" className={`${BUTTON} has-[~nav:target]:hidden`} aria-label={frame.menu}>
            <Menu aria-hidden="true" />
          </a>
          <a href="#bar" className={`${BUTTON} not-has-[~nav:target]:hidden`} aria-label={frame.closeMenu}>
            <X aria-hidden="true" />
          </a>
        </>
      )}
      <nav
        id="menu"
        className={`${NAV} ${hasScript ? POPOVER : NAMED}`}
        popover={hasScript ? "auto" : undefined}
        aria-label={frame.main}
      >
        {children}
      </nav>
    </>
  );
}

/**
 * Tells assistive tools the menu's state, closes it on choosing and where the window has got too wide for its button, and
 * marks the link to what is being read. Escape and a press outside are the browser's own.
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

/** Marks the link to the section that crosses the middle of the window. Of the first the tab of the page is the mark. */
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

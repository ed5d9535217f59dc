"use client";

import { Menu, X } from "lucide-react";
import { useEffect } from "react";
import { frame } from "@/content/words";
import type { NavLink } from "@/lib/navigation";

/** Below the bar, and from `lg` on within it, where it is no popover any more. */
const NAV =
  "menu max-h-[calc(100dvh-var(--bar))] w-full overscroll-contain border-b border-hairline bg-paper px-(--margin) pt-3 pb-8 text-ink max-lg:top-(--bar) max-lg:bottom-auto lg:static lg:block lg:w-auto lg:overflow-visible lg:border-0 lg:p-0";

/**
 * The page's own links: in the bar where there is room, else a menu that the button before them opens. It is a native
 * popover, so that it opens and closes without script; startMenu adds what is missing.
 */
export function MobileMenu({ links }: { links: readonly NavLink[] }) {
  useEffect(startMenu, []);
  return (
    <>
      <button
        type="button"
        className="menu-button order-1 -mr-2.5 grid size-11 flex-none cursor-pointer place-items-center lg:hidden"
        popoverTarget="menu"
        aria-label={frame.menu}
      >
        <Menu aria-hidden="true" className="menu-icon" />
        <X aria-hidden="true" className="close-icon" />
      </button>
      <nav id="menu" className={NAV} popover="auto" aria-label={frame.main}>
        <BarLinks links={links} />
      </nav>
    </>
  );
}

export function BarLinks({ links }: { links: readonly NavLink[] }) {
  return (
    <ul className="lg:flex lg:gap-[clamp(1.25rem,2.4vw,2.25rem)] lg:text-small">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="relative flex items-center lg:min-h-11 lg:font-medium">
            {label}
          </a>
        </li>
      ))}
    </ul>
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

/** Marks the link to the section that crosses the middle of the window. */
function markCurrentSection(menu: HTMLElement): void {
  const links = new Map<Element, Element>();
  for (const link of menu.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const section = document.getElementById(link.hash.slice(1));
    if (section) links.set(section, link);
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

"use client";

import { Menu, X } from "lucide-react";
import { useEffect } from "react";
import { frame } from "@/content/words";
import type { NavLink } from "@/lib/navigation";

/**
 * The browser opens and closes the menu without script, and the icon follows it. Without popovers there is none; the footer
 * has all pages, and the page itself the rest.
 */
const BUTTON =
  "order-1 -mr-2.5 grid size-11 flex-none cursor-pointer place-items-center lg:hidden [&:has(+nav:popover-open)>:first-child]:hidden not-[:has(+nav:popover-open)]:*:last:hidden not-supports-[selector(:popover-open)]:max-lg:hidden";

/** Below the bar, and from `lg` on within it, where it is no popover any more. */
const NAV =
  "max-h-[calc(100dvh-var(--bar))] w-full overscroll-contain border-b border-hairline bg-paper px-(--margin) pt-3 pb-8 text-ink max-lg:top-(--bar) max-lg:bottom-auto lg:static lg:block lg:w-auto lg:overflow-visible lg:border-0 lg:p-0 backdrop:top-(--bar) backdrop:bg-[oklch(0.21_0.02_265/0.5)] max-lg:motion-safe:transition-[translate,opacity] max-lg:motion-safe:starting:open:-translate-y-2 max-lg:motion-safe:starting:open:opacity-0 not-supports-[selector(:popover-open)]:max-lg:hidden";

/** In the bar, a line grows below the link that is pointed at, and stands below the section that is read, if not the first. */
const LINE =
  "lg:after:absolute lg:after:inset-x-0 lg:after:bottom-1 lg:after:h-[3px] lg:after:origin-left lg:after:bg-accent lg:after:transition-[scale] lg:after:[scale:0_1] lg:hover:after:[scale:1] lg:not-data-top:aria-[current]:after:[scale:1]";

/**
 * The page's own links: in the bar where there is room, else a menu that the button before them opens. It is a native
 * popover, so that it opens and closes without script; startMenu adds what is missing.
 */
export function MobileMenu({ links }: { links: readonly NavLink[] }) {
  useEffect(startMenu, []);
  return (
    <>
      <button type="button" className={BUTTON} popoverTarget="menu" aria-label={frame.menu}>
        <Menu aria-hidden="true" />
        <X aria-hidden="true" />
      </button>
      <nav id="menu" className={NAV} popover="auto" aria-label={frame.main}>
        <BarLinks links={links} inMenu />
      </nav>
    </>
  );
}

const IN_MENU =
  "max-lg:min-h-15 max-lg:border-b max-lg:border-hairline max-lg:font-display max-lg:text-[1.5rem]/[1.2] max-lg:font-bold max-lg:tracking-[-0.01em] max-lg:aria-[current]:underline max-lg:decoration-accent max-lg:decoration-[3px] max-lg:underline-offset-[0.35em] lg:not-data-top:forced-colors:aria-[current]:underline lg:forced-colors:decoration-[3px] lg:forced-colors:underline-offset-[0.4em]";

/** @param props.inMenu On a narrow screen they are a menu, and not a row. */
export function BarLinks({ links, inMenu = false }: { links: readonly NavLink[]; inMenu?: boolean }) {
  const row = "flex gap-[clamp(1.25rem,2.4vw,2.25rem)] text-small";
  return (
    <ul className={inMenu ? "lg:flex lg:gap-[clamp(1.25rem,2.4vw,2.25rem)] lg:text-small" : row}>
      {links.map(({ label, href }) => (
        <li key={href} className={inMenu ? "max-lg:last:*:border-0" : ""}>
          <a href={href} className={`relative flex min-h-11 items-center font-medium ${inMenu ? IN_MENU : ""} ${LINE}`}>
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

/** From this width the bar shows its links in line and there is no menu. The same width as `lg` in app/globals.css. */
const WIDE = "(min-width: 64rem)";

/**
 * Completes the bar's menu, a native popover that opens and closes without this: tells assistive tools its state, and
 * closes it on choosing and on widening the window. Escape and a press outside are the browser's own.
 */
export function startMenu(): void {
  const menu = document.getElementById("menu");
  const button = document.querySelector('[popovertarget="menu"]');
  if (!menu || !button || !("hidePopover" in menu)) return;

  button.setAttribute("aria-expanded", "false");
  menu.addEventListener("toggle", (event) => {
    button.setAttribute("aria-expanded", String(event.newState === "open"));
  });
  menu.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) menu.hidePopover();
  });
  matchMedia(WIDE).addEventListener("change", (width) => {
    if (width.matches) menu.hidePopover();
  });
}

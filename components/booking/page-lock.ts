/**
 * Prevents the page behind the dialog from scrolling (booking-dialog.css), and makes it inert for pointer, keyboard and
 * assistive technology. The space of a scroll bar does not change.
 *
 * Sets `inert` on the siblings of the dialog only, not on all children of `body`: elements that browser extensions add
 * to `body`, such as a password manager's menu, have to stay usable.
 *
 * @param isLocked Whether to lock or to release the page.
 * @param dialogRoot The dialog's root. Its siblings are the page's parts.
 */
export function lockPage(isLocked: boolean, dialogRoot: Element | null): void {
  const { documentElement: root } = document;
  const setInert = (isInert: boolean) => {
    for (const part of dialogRoot?.parentElement?.children ?? []) {
      (part as HTMLElement).inert = isInert && part !== dialogRoot;
    }
  };
  if (!isLocked) {
    delete root.dataset.dialog;
    setInert(false);
    return;
  }
  root.dataset.dialog = innerWidth > root.clientWidth ? "gutter" : "";
  // Becoming inert makes the browser restyle the whole page, so show the dialog first.
  requestAnimationFrame(() => setTimeout(() => "dialog" in root.dataset && setInert(true)));
}

/**
 * Keeps the page behind the dialog from scrolling (booking-dialog.css) and out of reach of pointer, keyboard and assistive
 * tools. The space of a scroll bar does not change.
 *
 * Only the page's own parts become inert. What an extension adds to `body` (a password manager's or a translator's box)
 * stays usable.
 *
 * @param isLocked Whether to lock the page, or to release it.
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
  // The browser restyles the whole page for it, so show the dialog first.
  requestAnimationFrame(() => setTimeout(() => "dialog" in root.dataset && setInert(true)));
}

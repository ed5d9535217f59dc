/**
 * Keeps the page behind a dialog where it is (app/dialog.css), without a scroll bar that takes room coming or going.
 *
 * @returns Lets the page go.
 */
export function holdPage(): () => void {
  const root = document.documentElement;
  // Held twice, as by a picture of the dialog and then by the dialog, it stays as it is.
  root.dataset.dialog ??= innerWidth > root.clientWidth ? "gutter" : "";
  return () => root.removeAttribute("data-dialog");
}

/** The part of the page that a dialog stands in: what carries the page's accent. */
export function dialogPlace(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-accent]");
}

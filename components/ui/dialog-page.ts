/** What a dialog has to do with the page that it stands in, and the picture of it (client/dialog-picture.ts) as well. */

/**
 * How long after it opened a press beside a dialog does not close it, in ms: it is the second of a double press, which
 * was meant for the button behind. As long as Windows, whose time is the longest, takes two presses for one by default.
 */
export const DOUBLE_PRESS = 500;

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

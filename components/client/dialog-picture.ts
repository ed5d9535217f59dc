import { DOUBLE_PRESS, dialogPlace, holdPage } from "@/components/ui/dialog-page";

/** Markup of the open booking dialog, filled in by the export. */
declare const DIALOG_PICTURE: string;

/**
 * Shows the booking dialog at once, as a picture of itself: a phone takes some 200 ms to start React, and until then
 * nothing would answer the press. When the dialog itself stands in the page, the picture goes, in the same frame.
 *
 * The picture is inert, so that nobody is read or tabbed into what is about to be replaced. A press on its close button
 * or beside it, or Escape, closes it as it would the dialog.
 *
 * @param onClosed Called when the visitor has closed the picture; the dialog should not come then.
 * @returns Takes the picture away, as after a failure.
 */
export function showDialogPicture(onClosed: () => void): () => void {
  const place = dialogPlace() ?? document.body;
  const picture = document.createElement("div");
  picture.innerHTML = DIALOG_PICTURE;
  const dialog = picture.querySelector<HTMLElement>(".dialog");
  const closeButton = picture.querySelector<HTMLElement>(".dialog-close");
  if (dialog) dialog.inert = true;
  const shown = performance.now();
  const letGo = holdPage();
  place.append(picture);

  const arrival = new MutationObserver(() => {
    if (!place.querySelector(":scope > .dialog")) return;
    // The dialog goes on where the picture is in its entrance.
    for (const animation of document.getAnimations()) {
      const { target } = animation.effect as KeyframeEffect;
      if (target?.matches(".dialog, .dialog-overlay")) animation.currentTime = performance.now() - shown;
    }
    end();
  });
  arrival.observe(place, { childList: true });

  function end() {
    arrival.disconnect();
    picture.remove();
    removeEventListener("keydown", onKey, true);
    removeEventListener("pagehide", close);
  }
  function close() {
    end();
    letGo();
  }
  function dismiss() {
    close();
    onClosed();
  }
  function onKey({ key }: KeyboardEvent) {
    if (key === "Escape") dismiss();
  }
  // What is inert takes no press; the overlay behind gets it.
  picture.addEventListener("click", (event) => {
    if (event.timeStamp - shown < DOUBLE_PRESS) return;
    if (!isOver(dialog, event) || isOver(closeButton, event)) dismiss();
  });
  addEventListener("keydown", onKey, true);
  addEventListener("pagehide", close);
  return close;
}

function isOver(element: HTMLElement | null, { clientX, clientY }: MouseEvent): boolean {
  const { left = 0, right = 0, top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

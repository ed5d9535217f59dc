import { part } from "./dom";

/**
 * Starts the controls of a written request. Visitors can open the request in a mail program or service, copy it, and
 * save its time in a calendar. render.ts writes the addresses.
 *
 * @param options.hasPassed Returns whether the time of the request has passed, in which case its actions are hidden.
 * @param options.onOpen Called when a press opens the request.
 */
export function startLetter(
  root: HTMLElement,
  { hasPassed, announce, onOpen }: { hasPassed: () => boolean; announce: (text: string) => void; onOpen: () => void },
): void {
  const heading = part(root, "heading");

  for (const way of ["email", "gmail", "outlook"]) {
    part(root, way).addEventListener("click", (event) => {
      // The time may have passed since the button was shown. Then the page now says so, and no email opens.
      if (hasPassed()) return event.preventDefault();
      onOpen();
      heading.scrollIntoView({ block: "nearest" });
      announce(heading.textContent ?? "");
    });
  }

  // In a frame, Firefox checks a download against the frame-src of the surrounding page. So let that page start the
  // download.
  const file = part<HTMLAnchorElement>(root, "file");
  file.addEventListener("click", (event) => {
    event.preventDefault();
    parent.document.importNode(file).click();
  });

  const copy = part<HTMLButtonElement>(root, "copy");
  copy.addEventListener("click", async () => {
    if (hasPassed()) return;
    const refused = part(root, "refused");
    const text = part<HTMLTextAreaElement>(root, "text");
    // Over http there is no clipboard.
    refused.hidden = await (navigator.clipboard?.writeText(text.value) ?? Promise.reject()).then(
      () => true,
      () => false,
    );
    copy.textContent = (refused.hidden ? copy.dataset.done : copy.dataset.refused) ?? "";
    announce((refused.hidden ? copy : refused).textContent ?? "");
    if (refused.hidden) return;
    text.focus({ preventScroll: true });
    text.select();
    refused.scrollIntoView({ block: "center" });
  });
}

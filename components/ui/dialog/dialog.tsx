import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useEffect } from "react";

/**
 * A modal dialog with a title, a description and a close button. Tab reaches the close button before the content, because
 * the page does not receive the Escape key from a frame.
 *
 * Radix's documentation, with these exceptions:
 *
 * - A plain element instead of `Overlay`, which injects a style element that the policy blocks
 *   (radix-ui/primitives#3063). The scroll lock is in dialog.css.
 * - Elements that browser extensions add to `body` (password managers, translators) stay usable: a press or the focus
 *   there is not outside (radix-ui/primitives#1859).
 * - Escape closes after everybody else has seen the key, as HTML's own dialog does.
 *
 * The dialog is as wide as the page, but at most 1590 px, because the calendar's frame is only 600 px high.
 *
 * @param props.accent The accent of the page, since the dialog is rendered outside of it.
 * @param props.onCloseFocus Moves the focus when the dialog has closed.
 */
export function Dialog({
  isOpen,
  onClose,
  onCloseFocus,
  title,
  description,
  closeLabel,
  accent,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  onCloseFocus: () => void;
  title: string;
  description: string;
  closeLabel: string;
  accent: string;
  children: ReactNode;
}) {
  useFreeFocusOutside(isOpen);
  const hasScrollBarSpace = isOpen && innerWidth > document.documentElement.clientWidth;
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <div className="dialog-backdrop" data-gutter={hasScrollBarSpace || undefined} />
        <Radix.Content
          className="dialog"
          data-accent={accent}
          onEscapeKeyDown={(event) => closeUnlessTaken(event, onClose)}
          onInteractOutside={(event) => isAddedByOthers(event.target) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onCloseFocus();
          }}
          // A held Enter key would first press the link and then the first button of the dialog.
          onKeyDown={(event) => event.key === "Enter" && event.repeat && event.preventDefault()}
        >
          <div className="dialog-head">
            <Radix.Title>{title}</Radix.Title>
            <Radix.Description>{description}</Radix.Description>
            <Radix.Close aria-label={closeLabel}>
              <X aria-hidden="true">
                {/* Shown by browsers with SVG switched off. */}
                <desc>×</desc>
              </X>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Whether an element is neither in the page nor in the dialog, such as the box of a password manager. */
function isAddedByOthers(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("body > *") !== null &&
    !target.closest(".page, .dialog-backdrop, .dialog")
  );
}

/** Lets the focus move to elements that others have added. Radix, which listens on the document, would take it back. */
function useFreeFocusOutside(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const { documentElement: root } = document;
    const free = (event: FocusEvent) => {
      if (isAddedByOthers(event.type === "focusin" ? event.target : event.relatedTarget)) event.stopPropagation();
    };
    for (const type of ["focusin", "focusout"] as const) root.addEventListener(type, free);
    return () => {
      for (const type of ["focusin", "focusout"] as const) root.removeEventListener(type, free);
    };
  }, [isOpen]);
}

/**
 * Closes on Escape, unless the key belongs to somebody else: to an input method that ends a composition, or to whoever
 * prevents its default. Radix would close in the capture phase, before others see the key, so until they have seen it the
 * event seems prevented to Radix alone.
 */
function closeUnlessTaken(event: KeyboardEvent, close: () => void): void {
  Object.defineProperty(event, "defaultPrevented", { value: true, configurable: true });
  queueMicrotask(() => Reflect.deleteProperty(event, "defaultPrevented"));
  // keyCode 229 is the same as isComposing in browsers that report the key after the composition.
  const isComposing = event.isComposing || event.keyCode === 229;
  setTimeout(() => {
    if (!isComposing && !event.defaultPrevented) close();
  });
}

import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useEffect } from "react";

/**
 * A modal dialog with a title, a description and a close button. The close button comes before the content in the Tab
 * order, because the page does not receive the Escape key from a frame.
 *
 * Differences from Radix's documentation:
 *
 * - A plain element replaces `Overlay`, which injects a style element that the policy blocks
 *   (radix-ui/primitives#3063). The scroll lock is in dialog.css.
 * - Elements that browser extensions add to `body` (password managers, translators) stay usable: a click or the focus
 *   there does not close the dialog (radix-ui/primitives#1859).
 * - Escape closes the dialog only after all other handlers, as with HTML's own dialog.
 *
 * The dialog is as wide as the page, but at most 1590 px, because the calendar's frame is only 600 px high.
 *
 * @param props.accent The page's accent, because the dialog is rendered outside the page's wrapper.
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
  useAllowFocusOutside(isOpen);
  const hasScrollBarSpace = isOpen && innerWidth > document.documentElement.clientWidth;
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <div className="dialog-backdrop" data-gutter={hasScrollBarSpace || undefined} />
        <Radix.Content
          className="dialog"
          data-accent={accent}
          onEscapeKeyDown={(event) => closeUnlessHandled(event, onClose)}
          onInteractOutside={(event) => isAddedByOthers(event.target) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onCloseFocus();
          }}
          // While Enter is held down, the browser repeats the key, which would click the link and then the focused
          // button.
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

/** Whether an element belongs neither to the page nor to the dialog, such as the box of a password manager. */
function isAddedByOthers(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("body > *") !== null &&
    !target.closest(".page, .dialog-backdrop, .dialog")
  );
}

/** Lets the focus move to elements of browser extensions. Radix's listener on the document would move it back. */
function useAllowFocusOutside(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const { documentElement: root } = document;
    const allow = (event: FocusEvent) => {
      if (isAddedByOthers(event.type === "focusin" ? event.target : event.relatedTarget)) event.stopPropagation();
    };
    for (const type of ["focusin", "focusout"] as const) root.addEventListener(type, allow);
    return () => {
      for (const type of ["focusin", "focusout"] as const) root.removeEventListener(type, allow);
    };
  }, [isOpen]);
}

/**
 * Closes the dialog on Escape, unless an input method handles the key or another handler prevents its default. Radix
 * would close it in the capture phase, before other handlers. Because Radix ignores prevented events,
 * `defaultPrevented` is true until the next microtask.
 */
function closeUnlessHandled(event: KeyboardEvent, close: () => void): void {
  Object.defineProperty(event, "defaultPrevented", { value: true, configurable: true });
  queueMicrotask(() => Reflect.deleteProperty(event, "defaultPrevented"));
  // Safari dispatches the key that ends a composition after `compositionend`, with keyCode 229 and without isComposing.
  const isComposing = event.isComposing || event.keyCode === 229;
  setTimeout(() => {
    if (!isComposing && !event.defaultPrevented) close();
  });
}

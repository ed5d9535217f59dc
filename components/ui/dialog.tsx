"use client";

import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";

/**
 * A modal dialog with a title, a description and a close button. Tab reaches the close button before the calendar's
 * frame, because the page does not receive the Escape key from the frame. The dialog is rendered in place instead of in
 * a portal, so that it works without a script.
 *
 * The caller locks the page behind the dialog (booking/page-lock.ts), closes the dialog on Escape or on a click on
 * `data-booking-close`, and restores the focus, because Radix may not have started. Radix traps the Tab key. Two
 * features of Radix are not used:
 *
 * - `modal` sets `pointer-events: none` on `body` and pulls the focus back, which would disable elements that browser
 *   extensions add to `body` (password managers, translators). The page behind is inert, so `aria-modal` is not needed.
 * - `Overlay` uses react-remove-scroll, which injects a style element that the Content Security Policy blocks
 *   (radix-ui/primitives#3063).
 *
 * The dialog is as wide as the page, but at most 1590 px, because the calendar's frame is only 600 px high.
 */
export function Dialog({
  title,
  description,
  closeLabel,
  children,
}: {
  title: string;
  description: string;
  closeLabel: string;
  children: ReactNode;
}) {
  // Radix sets its ids only after mounting, but the prerendered markup needs an accessible name too.
  const id = useId();
  const [titleId, textId] = [`title-${id}`, `text-${id}`];
  return (
    <Radix.Root open modal={false}>
      <div data-booking-close="" className="dialog-backdrop" />
      <Radix.Content className="dialog" aria-labelledby={titleId} aria-describedby={textId}>
        <div className="dialog-head">
          <Radix.Title id={titleId}>{title}</Radix.Title>
          <p id={textId}>{description}</p>
          <Radix.Close aria-label={closeLabel} data-booking-close="">
            <X aria-hidden="true">
              {/* Shown by browsers with SVG switched off. */}
              <desc>×</desc>
            </X>
          </Radix.Close>
        </div>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

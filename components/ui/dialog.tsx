"use client";

import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";

/**
 * A modal dialog with a title, a description and a close button. The button comes first, so that Tab reaches it before
 * a frame of another origin, where Escape never arrives here. The dialog is rendered in place and not in a portal, so that
 * it can be rendered without script.
 *
 * Who opens it locks the page behind (booking/page-lock.ts), closes it at Escape and at a press on what has
 * `data-booking-close`, and gives the focus back, since Radix may not have started. Radix adds the loop of the Tab key. Two
 * of its parts are left out:
 *
 * - `modal`: it sets `pointer-events: none` on `body` and pulls the focus back, which would deaden what extensions add
 *   to `body` (password managers, translators). The page behind is inert anyway, which also spares `aria-modal`.
 * - `Overlay`: it brings react-remove-scroll, which injects a style element that the site's policy refuses
 *   (radix-ui/primitives#3063).
 *
 * It is as wide as the page behind, but no wider than 1590 px: the calendar's frame is only 600 px high.
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
  // Radix sets its own ids only after mounting, and the markup rendered at build needs its name too.
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
            <X aria-hidden="true" />
          </Radix.Close>
        </div>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

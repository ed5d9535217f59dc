"use client";

import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";

/**
 * A modal dialog with a title, a description and a close button that comes first, so that it is reached before
 * anything inside (Escape pressed in a frame of another origin never arrives here). It stands where it is rendered, so
 * that it can be rendered without script.
 *
 * Radix's own Overlay is left out on purpose: it brings react-remove-scroll, which injects a style element that the
 * site's policy refuses (radix-ui/primitives#3063). Who opens the dialog holds the page behind (booking/booking.ts),
 * and closes it at a press on what has `data-booking-close`: the overlay, and the button where React has not started.
 *
 * @param props.onClosed Called when the dialog has gone, to put the focus back: Radix knows no trigger here.
 */
export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  description,
  closeLabel,
  children,
}: {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  title: string;
  description: string;
  closeLabel: string;
  children: ReactNode;
}) {
  // Radix names its content once it has mounted, and what is rendered without script is to be named as well.
  const id = useId();
  const [titleId, textId] = [`title-${id}`, `text-${id}`];
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      {open && <div className="dialog-overlay" data-state="open" data-booking-close="" />}
      <Radix.Content
        className="dialog"
        aria-labelledby={titleId}
        aria-describedby={textId}
        onPointerDownOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <div className="dialog-head">
          <Radix.Title id={titleId} className="dialog-title">
            {title}
          </Radix.Title>
          <Radix.Close className="dialog-close" aria-label={closeLabel} data-booking-close="">
            <X aria-hidden="true" />
          </Radix.Close>
        </div>
        <p id={textId} className="dialog-text">
          {description}
        </p>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
